import type { ClientModule } from "@docusaurus/types";
import { findChunksByPlace, type Runtime } from "./chunkAddress";
import { keepPrefetchTagsUnique, prefetchNearbyLinks } from "./prefetch";

declare const __webpack_require__: Runtime;

let started = false;

/** Starts prefetching once the first page is there. */
const clientModule: ClientModule = {
  onRouteDidUpdate() {
    if (started) return;
    started = true;
    findChunksByPlace(__webpack_require__);
    keepPrefetchTagsUnique(document.head);
    prefetchNearbyLinks(document.body, (pathname) => void window.docusaurus.prefetch(pathname));
  },
};

export default clientModule;
