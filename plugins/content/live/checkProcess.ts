import path from "node:path";
import { watch, type FSWatcher } from "chokidar";
import { createCheck, type CheckInput, type CheckResult } from "../check";
import { codeFilePlace } from "../parse/codeFile";
import { contentPaths, readContent, routeOf } from "../site";
import { RULES_CHANGED, type LiveReport } from "./report";

/** Pause in ms after a change, because an editor writes a file more than once when it saves. */
const PAUSE_MS = 40;

process.once("message", (input) => start(input as CheckInput));
process.once("disconnect", () => process.exit());

/** Checks all pages, then again after every change; findings of unchanged pages are reused. */
function start(input: CheckInput): void {
  const check = createCheck(input, "all");
  const run = (): void => {
    try {
      const result = check(readContent(input));
      // With a callback, a server that has just ended is no error.
      process.send?.(reportOf(result), () => undefined);
      content.add(shownIn(result));
    } catch (error) {
      process.stderr.write(`Content check: ${String(error)}\n`);
    }
  };
  const content = onChange(input, contentPaths(input), run);
  onChange(input, ["plugins/content", "src/facts", ...loadedModules(input)], () =>
    process.exit(RULES_CHANGED),
  );
  // Files are watched before they are read, so that no change comes between the two.
  content.once("ready", run);
}

function onChange({ siteDir }: CheckInput, paths: readonly string[], act: () => void): FSWatcher {
  let timer: NodeJS.Timeout | undefined;
  return watch([...paths], { cwd: siteDir, ignoreInitial: true }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(act, PAUSE_MS);
  });
}

/** The modules of the project in this process: the rules and their data. */
function loadedModules({ siteDir }: CheckInput): string[] {
  return Object.keys(require.cache).filter(
    (file) => file.startsWith(siteDir + path.sep) && !file.includes(`${path.sep}node_modules${path.sep}`),
  );
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
