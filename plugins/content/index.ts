import type { LoadContext, Plugin } from "@docusaurus/types";
import type { TokenTable } from "../../src/product/tokens";
import { handOverPage, type Page } from "./parse";
import { WriterError } from "../report";
import type { Configured } from "./site";
import { checkContent } from "./check";
// Loaded with the configuration: Docusaurus imports the same packages while it starts plugins, and Node refuses to
// `require` a package whose import is under way.
import "./rules/reader";

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
  // A build is not kept waiting for what only a writer's server needs.
  const { liveCheck, printLine } = await import("./live");
  const { untilStartable } = await import("./live/boot");
  const setup = { siteDir: context.siteDir, ...options };
  await untilStartable(setup, printLine);
  return { name: "content-check", ...liveCheck(context, setup) };
}

async function stopOnFindings(siteDir: string, options: Options): Promise<void> {
  const onParsed = (page: Page): void => handOverPage(siteDir, page);
  const { findings } = await checkContent({ siteDir, extent: "build", ...options, onParsed });
  if (findings.length > 0) throw new WriterError(findings);
}
