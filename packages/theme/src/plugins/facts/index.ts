import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { currentSite, siteModule } from "docusaurus-waymark-core/site/current";
import type { MakeOutputs } from "docusaurus-waymark-core/site/options";
import { writeText } from "docusaurus-waymark-core/build/files";
import { FACT_MODULES } from "docusaurus-waymark-core/build/inlineFacts";
import { absoluteAddress } from "docusaurus-waymark-core/build/routes";

/**
 * Puts facts into the modules that browsers load, as plain data (`docusaurus-waymark-core/build/inlineFacts`), and writes the files
 * that the site makes from its facts (`outputs`).
 */
export default function facts(context: LoadContext): Plugin {
  const use = [{ loader: path.join(__dirname, "loader.cjs"), options: { siteDir: context.siteDir } }];
  const absoluteUrl = (route: string): string => absoluteAddress(route, context);
  return {
    name: "facts",
    configureWebpack: () => ({ module: { rules: [{ test: FACT_MODULES, enforce: "pre", use }] } }),
    async postBuild({ outDir }) {
      const made = (siteModule(currentSite().outputs) as MakeOutputs | undefined)?.(absoluteUrl) ?? {};
      for (const [file, text] of Object.entries(made)) await writeText(path.join(outDir, file), text);
    },
  };
}
