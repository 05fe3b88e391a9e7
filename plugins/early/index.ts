import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import type { HtmlTags, LoadContext, Plugin } from "@docusaurus/types";
import { bundle } from "../lib/bundle";

/** The script that makes the controls of a page work. */
const MAIN = "src/early/main.ts";

/** The script in the head of every page. */
const HEAD = "src/early/head.ts";

/**
 * Brings the script of every page (`src/early/main.ts`). A build bundles it, and puts a script into the head of every
 * page that fetches it (`src/early/head.ts`); the application comes later. `docusaurus start` loads the application at
 * once, and the script as a part of it.
 */
export default async function early(context: LoadContext): Promise<Plugin> {
  const { baseUrl, outDir, siteDir, siteStorage } = context;
  const names = { STORAGE_NAMESPACE: JSON.stringify(siteStorage.namespace) };
  const main = path.join(siteDir, MAIN);
  const headTags = async (address: string): Promise<HtmlTags> => {
    const { js } = await bundle(path.join(siteDir, HEAD), {
      define: { ...names, EARLY_SCRIPT: JSON.stringify(address) },
    });
    return [{ tagName: "script", innerHTML: js.trim() }];
  };
  if (process.env["NODE_ENV"] !== "production") {
    const tags = await headTags("");
    return {
      name: "early",
      getClientModules: () => [main],
      injectHtmlTags: () => ({ headTags: tags }),
      configureWebpack: (_config, _isServer, { currentBundler }) => ({
        plugins: [new currentBundler.instance.DefinePlugin(names)],
      }),
    };
  }
  const { js: code } = await bundle(main, { define: names });
  const file = `assets/js/early.${createHash("sha256").update(code).digest("hex").slice(0, 8)}.js`;
  const tags = await headTags(`${baseUrl}${file}`);
  return {
    name: "early",
    injectHtmlTags: () => ({ headTags: tags }),
    async postBuild() {
      const target = path.join(outDir, file);
      await fs.mkdir(path.dirname(target), { recursive: true });
      await fs.writeFile(target, code);
    },
  };
}
