import { watch } from "chokidar";
import { Checker } from "../rules/checker";
import { readSite, routeOf } from "../site";
import { readSources } from "../sources";
import type { LiveFinding, LiveReport } from "./report";
import { RULES_CHANGED, watchedContent, WATCHED_RULES, type Setup } from "./setup";

/** Milliseconds: an editor that saves writes more than once. */
const PAUSE = 40;

/** Checks all pages, then again after every change; unchanged pages keep what was found on them. */
function run(setup: Setup): void {
  const check = checkOf(setup);
  let [running, again] = [false, false];
  const next = async (): Promise<void> => {
    again = true;
    if (running) return;
    for (running = true; again;) {
      again = false;
      await check().catch((error: unknown) => process.stderr.write(`Content check: ${String(error)}\n`));
    }
    running = false;
  };
  onChange(setup, watchedContent(setup), () => void next());
  onChange(setup, WATCHED_RULES, () => process.exit(RULES_CHANGED));
  void next();
}

function checkOf({ siteDir, folders, tokens, ...configured }: Setup): () => Promise<void> {
  const checker = new Checker(tokens, "all");
  return async () => {
    const sources = await readSources(siteDir, folders);
    const routes = new Map(sources.map((source) => [source.path, routeOf(source)]));
    const findings: LiveFinding[] = checker.check(sources, readSite(siteDir, configured)).map((finding) => {
      const route = routes.get(finding.path);
      return route === undefined ? finding : { ...finding, route };
    });
    process.send?.({ findings, pages: sources.length } satisfies LiveReport);
  };
}

function onChange({ siteDir }: Setup, paths: readonly string[], act: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  watch([...paths], { cwd: siteDir, ignoreInitial: true }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(act, PAUSE);
  });
}

process.once("message", (setup) => run(setup as Setup));
process.once("disconnect", () => process.exit());
