import type { ClientModule } from "@docusaurus/types";
import { keepPrefetchTagsUnique, prefetchNearbyLinks } from "./prefetch";

let started = false;

/** Starts prefetching once the first page is there. */
const clientModule: ClientModule = {
  onRouteDidUpdate() {
    if (started) return;
    started = true;
    keepPrefetchTagsUnique(document.head);
    prefetchNearbyLinks(document.body, (pathname) => void window.docusaurus.prefetch(pathname));
  },
};

export default clientModule;
