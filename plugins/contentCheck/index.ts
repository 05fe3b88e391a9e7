import type { LoadContext, Plugin } from "@docusaurus/types";
import type { TokenTable } from "../../src/product/tokens";
import { WriterError } from "../report";
import { Checker } from "../rules";
import { readSite, type Configured } from "../rules/site";
import { readSources } from "./sources";

interface Options extends Configured {
  readonly folders: readonly string[];
  readonly tokens: TokenTable;
}

/**
 * Reads every page before the build starts and stops it with all findings at once;
 * without this, a build ends at the first page that does not compile.
 */
export default async function contentCheck(context: LoadContext, rawOptions: unknown): Promise<Plugin> {
  const { folders, tokens, ...configured } = rawOptions as Options;
  const sources = await readSources(context.siteDir, folders);
  const findings = new Checker(tokens, "build").check(sources, readSite(context.siteDir, configured));
  if (findings.length > 0) throw new WriterError(findings);
  return { name: "content-check" };
}
