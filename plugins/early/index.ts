import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import type { HtmlTags, LoadContext, Plugin } from "@docusaurus/types";
import { bundle, type Bundle } from "../lib/bundle";

/** The script that makes the controls of a page work. */
const MAIN = "src/early/main.ts";

/** The script in the head of every page. */
const HEAD = "src/early/head.ts";

/** The script that shows a reader's values. */
const VALUES = "src/early/values.ts";

/**
 * Brings the script of every page (`src/early/main.ts`). A build bundles it, and puts a script into the head of every
 * page that fetches it (`src/early/head.ts`), and the one of the reader's values where there are any; the application comes
 * later. `docusaurus start` loads the application at once, and both scripts as a part of it.
 */
export default async function early(context: LoadContext): Promise<Plugin> {
  const { baseUrl, outDir, siteDir, siteStorage } = context;
  const names = { STORAGE_NAMESPACE: JSON.stringify(siteStorage.namespace) };
  const [main, values] = [path.join(siteDir, MAIN), path.join(siteDir, VALUES)];
  const headTags = async (address: string, valuesAddress: string): Promise<HtmlTags> => {
    const { js } = await bundle(path.join(siteDir, HEAD), {
      define: {
        ...names,
        EARLY_SCRIPT: JSON.stringify(address),
        VALUES_SCRIPT: JSON.stringify(valuesAddress),
      },
    });
    return [{ tagName: "script", innerHTML: js.trim() }];
  };
  if (process.env["NODE_ENV"] !== "production") {
    const tags = await headTags("", "");
    return {
      name: "early",
      getClientModules: () => [main, values],
      injectHtmlTags: () => ({ headTags: tags }),
      configureWebpack: (_config, _isServer, { currentBundler }) => ({
        plugins: [new currentBundler.instance.DefinePlugin(names)],
      }),
    };
  }
  const scripts = [
    scriptFile("early", await bundle(main, { define: names })),
    scriptFile("values", await bundle(values, { define: names })),
  ];
  const [early, ofValues] = scripts.map(({ file }) => `${baseUrl}${file}`);
  const tags = await headTags(early ?? "", ofValues ?? "");
  return {
    name: "early",
    injectHtmlTags: () => ({ headTags: tags }),
    async postBuild() {
      for (const { file, code } of scripts) {
        const target = path.join(outDir, file);
        await fs.mkdir(path.dirname(target), { recursive: true });
        await fs.writeFile(target, code);
      }
    },
  };
}

/** A script's place in the site, named after what it holds. */
function scriptFile(name: string, { js: code }: Bundle): { readonly file: string; readonly code: string } {
  const hash = createHash("sha256").update(code).digest("hex").slice(0, 8);
  return { file: `assets/js/${name}.${hash}.js`, code };
}
