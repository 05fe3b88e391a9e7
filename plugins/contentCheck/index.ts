import type { LoadContext, Plugin } from "@docusaurus/types";
import type { TokenTable } from "../../src/product/tokens";
import { WriterError } from "../report";
import { Checker } from "../rules";
import { readSite, type Configured } from "../rules/site";
import { liveCheck, printLine } from "./live";
import { untilStartable } from "./live/boot";
import { readSources } from "./sources";

interface Options extends Configured {
  readonly folders: readonly string[];
  readonly tokens: TokenTable;
}

/**
 * Reads every page before a build starts and stops it with all findings at once; without this, a build ends at the
 * first page that does not compile. Under `docusaurus start` nothing stops: findings come and go as writers type.
 */
export default async function contentCheck(context: LoadContext, rawOptions: unknown): Promise<Plugin> {
  const options = rawOptions as Options;
  if (process.env["NODE_ENV"] !== "development") {
    await stopOnFindings(context.siteDir, options);
    return { name: "content-check" };
  }
  const setup = { siteDir: context.siteDir, ...options };
  await untilStartable(setup, printLine);
  return { name: "content-check", ...liveCheck(context, setup) };
}

async function stopOnFindings(siteDir: string, { folders, tokens, ...configured }: Options): Promise<void> {
  const sources = await readSources(siteDir, folders);
  const findings = new Checker(tokens, "build").check(sources, readSite(siteDir, configured));
  if (findings.length > 0) throw new WriterError(findings);
}
