import type { ClientModule } from "@docusaurus/types";
import { prefetchNearbyLinks, preloadActiveLinks } from "./prefetch";

let isStarted = false;

/** Starts prefetching after the first page is hydrated. */
const clientModule: ClientModule = {
  onRouteDidUpdate() {
    if (isStarted) return;
    isStarted = true;
    preloadActiveLinks((pathname) => window.docusaurus.preload(pathname));
    prefetchNearbyLinks(document.body, (pathname) => window.docusaurus.prefetch(pathname));
  },
};

export default clientModule;
