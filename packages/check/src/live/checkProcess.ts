/**
 * The process that checks pages under `npm start`. From a saved page to the finding on the writer's screen there are 15 steps;
 * functions that only pass values on, and helpers, are not counted:
 *
 *  1. `start` (here): an event of a file starts a run, 40 ms later
 *  2. `readContent` (packages/core/src/content/site.ts): pages, menus, and the names and sizes of other files
 *  3. `createCheck` (../check.ts): the steps of one check; findings of unchanged pages are reused
 *  4. `analyzePage` (../analyze.ts): reads a changed page once, runs the rules of one page
 *  5. `readPage` (packages/core/src/parse/page.ts): front matter and syntax tree, with content tokens masked
 *  6. `rulesFor` (../rules/index.ts): the rules for this kind of page
 *  7. a rule, such as `portRule` (src/rules/ports.ts): finds a mistake, its fix, and often the edit that makes the fix
 *  8. `findingAt` (packages/core/src/parse/place.ts): line and column
 *  9. `siteRules` (../rules/index.ts): rules between pages, such as `linkRule` (../rules/links/index.ts)
 * 10. `applyIgnores` (../rules/ignore.ts): takes out what `check-ignore` comments accept
 * 11. `reportOf` (here): adds the routes of pages; the report is sent to the process of the dev server
 * 12. `LiveServer.publish` (server.ts): prints what changed, sends the report to open pages
 * 13. `formatFinding` (packages/core/src/report/index.ts): the line in the terminal
 * 14. `onPage` (client/overlay.ts): the findings of the current page
 * 15. `Overlay.show` (client/overlay.ts): the list on the page
 *
 * The three other entrances take steps 2 to 10 too, and differ in what is before and after:
 * - `npm run check`: `check` (../command/check.ts), and `report` (../command/report.ts), which prints with `formatFinding`
 * - the build: `contentCheck` (../index.ts), and `WriterError` (packages/core/src/report/index.ts), which prints with `formatFinding`
 * - an editor: `serve` (../lsp/server.ts), which sends what `diagnosticOf` (../lsp/diagnostics.ts) makes of each
 *   finding. In step 2, `Workspace` (../lsp/workspace.ts) reads the same content with texts that are not saved
 */
import path from "node:path";
import { watch, type FSWatcher } from "chokidar";
import { createCheck, withRules, type CheckInput, type CheckOptions, type CheckResult } from "../check";
import { codeFilePlace } from "docusaurus-waymark-core/parse/codeFile";
import { routeOf } from "docusaurus-waymark-core/content/routes";
import { contentPaths, readContent } from "docusaurus-waymark-core/content/site";
import { RULES_CHANGED, type LiveReport } from "./report";

/** Pause in ms after a change, because an editor writes a file more than once when it saves. */
const PAUSE_MS = 40;

process.once("message", (options) => void withRules(options as CheckOptions).then(start));
process.once("disconnect", () => process.exit());

/** Checks all pages, then again after every change; findings of unchanged pages are reused. */
function start(input: CheckInput & CheckOptions): void {
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
  onChange(input, [...(input.ruleFolders ?? []), ...loadedModules(input)], () => process.exit(RULES_CHANGED));
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
