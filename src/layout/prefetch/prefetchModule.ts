import type { ClientModule } from "@docusaurus/types";
import { prefetchNearbyLinks, preloadPointedLinks } from "./prefetch";

let isStarted = false;

/** Starts fetching pages ahead once the first page is there. */
const clientModule: ClientModule = {
  onRouteDidUpdate() {
    if (isStarted) return;
    isStarted = true;
    preloadPointedLinks((pathname) => window.docusaurus.preload(pathname));
    prefetchNearbyLinks(document.body, (pathname) => window.docusaurus.prefetch(pathname));
  },
};

export default clientModule;
