/**
 * The script of every page of the offline copy, which has no application: the controls of `packages/theme/src/early`, and search. The search
 * engine runs in the page, because browsers start no worker from a `file:` address.
 */
import { createQueue } from "docusaurus-theme-waymark/early/queue";
import { initPage } from "docusaurus-theme-waymark/early/initPage";
import { createEmbeddedBackend } from "docusaurus-theme-waymark-search/backend/embedded";
import { createEngine } from "docusaurus-theme-waymark-search/backend/worker";
import { createDialog } from "docusaurus-theme-waymark-search/dialog/dialog";
import { installSearch } from "docusaurus-theme-waymark-search/dialog/opener";
import { RECENTS_KEY } from "docusaurus-theme-waymark-search/model/dialog";
import { INDEX_NAME, NAMESPACE, OFFLINE_FILES, type OfflineIndex, ROOT, ROUTE } from "./page";

declare global {
  interface Window {
    [INDEX_NAME]?: OfflineIndex;
  }
}

const { documentElement } = document;
const root = documentElement.getAttribute(ROOT) ?? "";

initPage(NAMESPACE, createQueue());
installSearch({
  load: () => {
    const backend = createEmbeddedBackend({
      folder: "",
      start: () => createEngine(),
      fetchText: async (file) => {
        const index = (window[INDEX_NAME] ??= await loadIndex());
        return { ok: true, status: 200, text: () => Promise.resolve(index[file] ?? "") };
      },
    });
    backend.prefetch();
    const offline = { route: documentElement.getAttribute(ROUTE) ?? "/", hrefOf: fileOf };
    const settings = { baseUrl: "/", recentsKey: RECENTS_KEY + NAMESPACE, offline };
    return Promise.resolve(createDialog({ backend, insights: null }, settings));
  },
});

/** `/how-to/ssh#server` is `how-to/ssh.html#server` in the folder of the copy. */
function fileOf(route: string): string {
  const [path = "", hash] = route.slice(1).split("#");
  return `${root}${path || "index"}.html${hash === undefined ? "" : `#${hash}`}`;
}

function loadIndex(): Promise<OfflineIndex> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = root + OFFLINE_FILES.index;
    script.onload = () => {
      const index = window[INDEX_NAME];
      if (index) resolve(index);
      else reject(new Error(`${OFFLINE_FILES.index} holds no search index.`));
    };
    script.onerror = () => reject(new Error(`${OFFLINE_FILES.index} could not be read.`));
    document.head.append(script);
  });
}
