/** The inline script of every built page that opens the search dialog. The build bundles it and sets the addresses. */
import type { Preloaded, Connect } from "./connect";
import { addReact, addScript } from "docusaurus-waymark-core/browser/scripts";
import { INDEX_FILES } from "../model/limits";
import { indexFolder } from "./indexFolder";
import { installSearch } from "./opener";

declare const SEARCH_FILES: {
  readonly react: string;
  readonly script: string;
  readonly styles: string;
  readonly worker: string;
  readonly baseUrl: string;
};

declare global {
  interface Window {
    /** Set by the dialog's script. */
    siteSearch?: { readonly connect: Connect };
  }
}

installSearch({
  load: async () => {
    // Everything that the first result needs is requested at once.
    const preloaded = preload();
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "stylesheet", href: SEARCH_FILES.styles }),
    );
    addReact(SEARCH_FILES.react);
    await new Promise((resolve, reject) => {
      const script = addScript(SEARCH_FILES.script);
      script.addEventListener("load", resolve);
      script.addEventListener("error", reject);
    });
    if (!window.siteSearch) throw new Error("The script of search did not run.");
    return window.siteSearch.connect(preloaded);
  },
});

function preload(): Preloaded {
  const worker = new Worker(SEARCH_FILES.worker);
  const url = indexFolder(SEARCH_FILES.baseUrl) + INDEX_FILES.titles;
  const titles = fetch(url);
  const preloaded: Preloaded = { worker, titles, url };
  worker.onerror = (event) => {
    event.preventDefault();
    delete preloaded.worker;
  };
  titles.catch(() => undefined);
  return preloaded;
}
