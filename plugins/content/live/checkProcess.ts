import { watch, type FSWatcher } from "chokidar";
import { projectCheck, type CheckInput, type CheckResult } from "../check";
import { codeFilePlace } from "../parse/codeFile";
import { routeOf } from "../site";
import type { LiveReport } from "./report";
import { RULES_CHANGED, watchedContent, watchedRules } from "./watched";

/** Pause in ms after a change, because an editor writes a file more than once when it saves. */
const PAUSE_MS = 40;

/** Checks all pages, then again after every change; findings of unchanged pages are reused. */
function run(input: CheckInput): void {
  const check = projectCheck(input, "all");
  let [running, again] = [false, false];
  const next = async (): Promise<void> => {
    again = true;
    if (running) return;
    for (running = true; again;) {
      again = false;
      await check().then(
        (result) => {
          // With a callback, a server that has just ended is no error.
          process.send?.(reportOf(result), () => undefined);
          content.add(shownIn(result));
        },
        (error: unknown) => process.stderr.write(`Content check: ${String(error)}\n`),
      );
    }
    running = false;
  };
  const content = onChange(input, watchedContent(input), () => void next());
  onChange(input, watchedRules(input), () => process.exit(RULES_CHANGED));
  // Files are watched before they are read, so that no change comes between the two.
  content.once("ready", () => void next());
}

function reportOf({ findings, pages }: CheckResult): LiveReport {
  const routes = new Map(pages.map((page) => [page.path, routeOf(page)]));
  return {
    pages: pages.length,
    findings: findings.map((finding) => {
      const route = routes.get(finding.path);
      return route === undefined ? finding : { ...finding, route };
    }),
  };
}

/** Files that fences show, from the project root. */
function shownIn({ pages }: CheckResult): string[] {
  return pages.flatMap(({ path, files }) => files.flatMap(({ file }) => codeFilePlace(path, file) ?? []));
}

function onChange({ siteDir }: CheckInput, paths: readonly string[], act: () => void): FSWatcher {
  let timer: NodeJS.Timeout | undefined;
  return watch([...paths], { cwd: siteDir, ignoreInitial: true }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(act, PAUSE_MS);
  });
}

process.once("message", (input) => run(input as CheckInput));
process.once("disconnect", () => process.exit());
