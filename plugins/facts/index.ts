import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { FACT_MODULES } from "../lib/inlineFacts";

/** Puts facts into the modules that browsers load, as plain data (`../lib/inlineFacts.ts`). The plugin has no options. */
export default function facts({ siteDir }: LoadContext): Plugin {
  const use = [{ loader: path.join(__dirname, "loader.cjs"), options: { siteDir } }];
  return {
    name: "facts",
    configureWebpack: () => ({ module: { rules: [{ test: FACT_MODULES, enforce: "pre", use }] } }),
  };
}
