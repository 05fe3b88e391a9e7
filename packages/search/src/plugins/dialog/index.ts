/**
 * Adds search to every page: the closed dialog, and an inline script in the head that opens it and loads its code.
 * The code is a separate bundle, so that search needs neither the application nor hydration; it shares React with the
 * application (`docusaurus-waymark-core/build/sharedReact`). On a slow connection this shortens the time to the first result of a first visit from 4 s
 * to about 1.4 s. The plugin has no options. It writes `assets/js/search.*.js`, `assets/js/search-worker.*.js`, `assets/js/react.*.js` and
 * `assets/css/search.*.css`. Under `docusaurus start` the same files search the index of the last build; a change of
 * their code needs a restart.
 */
import fs from "node:fs/promises";
import path from "node:path";
import vm from "node:vm";
import type { LoadContext, Plugin } from "@docusaurus/types";
import type { HostedSearchSettings, ProductIdentity } from "docusaurus-waymark-core/product/identity";
import { INDEX_FILES } from "../../model";
import { RECENTS_KEY } from "../../model/dialog";
import { bundle } from "docusaurus-waymark-core/build/bundle";
import type { Translations } from "docusaurus-waymark-core/build/inlineTranslations";
import {
  filesIn,
  hashedFile,
  writeOutputs,
  writeText,
  type OutputFile,
} from "docusaurus-waymark-core/build/files";
import { reactScript, takeReact } from "docusaurus-waymark-core/build/sharedReact";

/** The plugin; see the head of this file. */
export default async function searchDialog(context: LoadContext): Promise<Plugin> {
  const { head, html, worker, outputs } = await bundleSearch(context);
  return {
    name: "search-dialog",
    contentLoaded: ({ actions }) => actions.setGlobalData({ worker }),
    injectHtmlTags: () => ({
      headTags: [{ tagName: "script", innerHTML: head }],
      preBodyTags: [html],
    }),
    postBuild: ({ outDir }) => writeOutputs(outDir, outputs),
    ...(process.env["NODE_ENV"] !== "production" && {
      configureWebpack: await liveFiles(context, outputs),
    }),
  };
}

const INDEX_NAMES: ReadonlySet<string> = new Set(Object.values(INDEX_FILES));

/** Under `docusaurus start`: a folder that the server offers, with the outputs and the index of the last build. */
async function liveFiles(
  { baseUrl, generatedFilesDir, outDir }: LoadContext,
  outputs: readonly OutputFile[],
): Promise<NonNullable<Plugin["configureWebpack"]>> {
  const directory = path.join(generatedFilesDir, "search-dialog-files");
  await writeOutputs(directory, outputs);
  // Before the first build there is none, and search says so.
  const built = await filesIn(outDir, ".json");
  for (const file of built.filter((name) => INDEX_NAMES.has(path.basename(name))))
    await writeText(path.join(directory, file), await fs.readFile(path.join(outDir, file), "utf8"));
  const served: object = { devServer: { static: [{ directory, publicPath: baseUrl, watch: false }] } };
  return () => served;
}

interface SearchBundle {
  /** Inline script for the head of the pages. */
  readonly head: string;
  /** The closed dialog. */
  readonly html: string;
  /** Address of the worker; the search page starts it too. */
  readonly worker: string;
  readonly outputs: readonly OutputFile[];
}

async function bundleSearch({
  baseUrl,
  codeTranslations: translations,
  siteConfig,
  siteDir,
  siteStorage,
}: LoadContext): Promise<SearchBundle> {
  const { hostedSearch: hosted } = siteConfig.customFields?.["product"] as ProductIdentity;
  const worker = hashedFile(
    "search-worker",
    "js",
    (await bundle(require.resolve("../../backend/worker"), { translations })).js,
  );
  const settings = {
    baseUrl,
    recentsKey: RECENTS_KEY + siteStorage.namespace,
    worker: baseUrl + worker.file,
    ...(hosted ? { hosted: hosted satisfies HostedSearchSettings } : {}),
  };
  const code = await bundle(require.resolve(hosted ? "../../dialog/hosted" : "../../dialog/embedded"), {
    translations,
    globalName: "siteSearch",
    plugins: [takeReact],
    define: { SEARCH_SETTINGS: JSON.stringify(settings) },
  });
  const script = hashedFile("search", "js", code.js);
  const styles = hashedFile("search", "css", code.css);
  const react = await reactScript(siteDir);
  const files = {
    react: baseUrl + react.file,
    script: baseUrl + script.file,
    styles: baseUrl + styles.file,
    worker: settings.worker,
    baseUrl,
  };
  const head = await bundle(require.resolve("../../dialog/inline"), {
    translations,
    define: { SEARCH_FILES: JSON.stringify(files) },
  });
  const html = await evaluated(require.resolve("../../model/dialogHtml"), "SEARCH_DIALOG_HTML", translations);
  return { head: head.js.trim(), html, worker: settings.worker, outputs: [worker, react, script, styles] };
}

/** A text that a module exports, with the texts of the interface in a language. */
async function evaluated(entry: string, name: string, translations: Translations): Promise<string> {
  const { js } = await bundle(entry, { translations, globalName: "evaluated" });
  return vm.runInNewContext(`${js};evaluated.${name}`) as string;
}
