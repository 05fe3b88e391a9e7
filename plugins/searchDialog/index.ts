/**
 * Puts search into every page: the closed dialog, and a script in the head that opens it and fetches its code. That code is
 * a script of its own with its own small renderer (Preact in the place of React), so that a press on search needs neither
 * the application nor its hydration: on a slow line the first result of a first visit comes in about 1 s in place of 4 s.
 *
 * Writes `assets/js/search.*.js`, `assets/js/search-worker.*.js` and `assets/css/search.*.css`. Under `docusaurus start` the
 * same dialog is bundled with the application.
 */
import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import type { HostedSearchSettings, ProductIdentity } from "../../src/product";
import { SEARCH_INDEX_FILE } from "../../src/search/model";
import { RECENTS_KEY, SEARCH_DIALOG_HTML } from "../../src/search/model/dialog";
import { bundle } from "../lib/bundle";

/** A file of the build, by its address below the base URL. */
interface Output {
  readonly file: string;
  readonly content: string;
}

/** See the head of this file. */
export default async function searchDialog(context: LoadContext): Promise<Plugin> {
  const dialog = SEARCH_DIALOG_HTML;
  if (process.env["NODE_ENV"] !== "production") {
    return {
      name: "search-dialog",
      getClientModules: () => [path.join(context.siteDir, "src/search/dialog/liveServer.ts")],
      injectHtmlTags: () => ({ preBodyTags: [dialog] }),
    };
  }
  const { head, worker, outputs } = await bundleSearch(context);
  return {
    name: "search-dialog",
    contentLoaded: ({ actions }) => actions.setGlobalData({ worker }),
    injectHtmlTags: () => ({
      headTags: [{ tagName: "script", innerHTML: head }],
      preBodyTags: [dialog],
    }),
    async postBuild({ outDir }) {
      for (const { file, content } of outputs) {
        const target = path.join(outDir, file);
        await fs.mkdir(path.dirname(target), { recursive: true });
        await fs.writeFile(target, content);
      }
    },
  };
}

interface Bundled {
  /** The script for the head of the pages. */
  readonly head: string;
  /** Address of the worker; the page of all results starts it too. */
  readonly worker: string;
  readonly outputs: readonly Output[];
}

async function bundleSearch({ baseUrl, siteConfig, siteDir, siteStorage }: LoadContext): Promise<Bundled> {
  const { hostedSearch: hosted } = siteConfig.customFields?.["product"] as ProductIdentity;
  const source = (name: string): string => path.join(siteDir, "src/search", name);
  const worker = outputOf("search-worker", "js", (await bundle(source("backend/worker.ts"))).js);
  const settings = {
    baseUrl,
    recentsKey: RECENTS_KEY + siteStorage.namespace,
    worker: baseUrl + worker.file,
    ...(hosted ? { hosted: hosted satisfies HostedSearchSettings } : {}),
  };
  const code = await bundle(source(hosted ? "dialog/hosted.ts" : "dialog/embedded.ts"), {
    globalName: "siteSearch",
    define: { SEARCH_SETTINGS: JSON.stringify(settings) },
  });
  const script = outputOf("search", "js", code.js);
  const styles = outputOf("search", "css", code.css);
  const files = {
    script: baseUrl + script.file,
    styles: baseUrl + styles.file,
    worker: settings.worker,
    titles: baseUrl + SEARCH_INDEX_FILE,
  };
  const head = await bundle(source("dialog/inline.ts"), { define: { SEARCH_FILES: JSON.stringify(files) } });
  return { head: head.js.trim(), worker: settings.worker, outputs: [worker, script, styles] };
}

function outputOf(name: string, kind: "js" | "css", content: string): Output {
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 8);
  return { file: `assets/${kind}/${name}.${hash}.${kind}`, content };
}
