import type { HtmlTags, LoadContext, Plugin } from "@docusaurus/types";
import { READER_VALUES } from "docusaurus-waymark-core/facts/readerValues";
import { product } from "docusaurus-waymark-core/site/product";
import { bundle } from "docusaurus-waymark-core/build/bundle";
import { hashedFile, writeOutputs } from "docusaurus-waymark-core/build/files";
import { reactScript } from "docusaurus-waymark-core/build/sharedReact";

/** Makes the controls of a page work. */
const MAIN_SCRIPT = require.resolve("../../early/main");

/** Inlined into the head of every page. */
const HEAD_SCRIPT = require.resolve("../../early/head");

/** Shows values that the reader has set. */
const VALUES_SCRIPT = require.resolve("../../early/values");

/** Texts that readers with a self-hosted server see instead of those of the cloud, by the names of reader values, and the cloud's web app. */
const SELF_HOSTED = new URLSearchParams({
  baseUrl: READER_VALUES["baseUrl"]?.example ?? "",
  peerDomain: product.server?.selfHostedDomain ?? "",
  ...(product.links.app && { app: product.links.app }),
}).toString();

/**
 * Adds the scripts that serve a page before the application is loaded. In a build they are bundled and written as
 * `assets/js/early.*.js` and `assets/js/values.*.js`, and every page gets an inline script in its head
 * (`early/head`) that loads the first, and the second if the reader has set values. Under `docusaurus start`
 * both are part of the application, which is loaded at once. The plugin has no options.
 */
export default async function early(context: LoadContext): Promise<Plugin> {
  const { baseUrl, codeTranslations: translations, outDir, siteDir, siteStorage } = context;
  const buildConstants = {
    STORAGE_NAMESPACE: JSON.stringify(siteStorage.namespace),
    REACT_SCRIPT: JSON.stringify(baseUrl + (await reactScript(siteDir)).file),
  };
  const [main, values] = [MAIN_SCRIPT, VALUES_SCRIPT];
  const headTags = async (address: string, valuesAddress: string): Promise<HtmlTags> => {
    const { js } = await bundle(HEAD_SCRIPT, {
      translations,
      define: {
        ...buildConstants,
        EARLY_SCRIPT: JSON.stringify(address),
        VALUES_SCRIPT: JSON.stringify(valuesAddress),
      },
    });
    return [
      { tagName: "meta", attributes: { name: "self-hosted", content: SELF_HOSTED } },
      { tagName: "script", innerHTML: js.trim() },
    ];
  };
  if (process.env["NODE_ENV"] !== "production") {
    const tags = await headTags("", "");
    return {
      name: "early",
      getClientModules: () => [main, values],
      injectHtmlTags: () => ({ headTags: tags }),
      configureWebpack: (_config, _isServer, { currentBundler }) => ({
        plugins: [new currentBundler.instance.DefinePlugin(buildConstants)],
      }),
    };
  }
  const scripts = [
    hashedFile("early", "js", (await bundle(main, { translations, define: buildConstants })).js),
    hashedFile("values", "js", (await bundle(values, { translations, define: buildConstants })).js),
  ];
  const [earlyUrl, valuesUrl] = scripts.map(({ file }) => `${baseUrl}${file}`);
  const tags = await headTags(earlyUrl ?? "", valuesUrl ?? "");
  return {
    name: "early",
    injectHtmlTags: () => ({ headTags: tags }),
    postBuild: () => writeOutputs(outDir, scripts),
  };
}
