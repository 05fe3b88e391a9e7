import { once } from "node:events";
import { watch } from "chokidar";
import { formatFinding } from "docusaurus-waymark-core/report";
import { startFindings, type CheckOptions } from "../check";
import { contentPaths } from "docusaurus-waymark-core/content/site";

/**
 * Waits until the menus and the front matter can be read: without them Docusaurus exits at the start, while later
 * mistakes are only reported.
 */
export async function untilStartable(input: CheckOptions, print: (line: string) => void): Promise<void> {
  // Files are watched before they are read, so that no change comes between the two.
  const watcher = watch(contentPaths(input), { cwd: input.siteDir, ignoreInitial: true });
  await once(watcher, "ready");
  let printed = "";
  for (;;) {
    const changed = once(watcher, "all");
    const lines = startFindings(input).map(formatFinding);
    if (lines.length === 0) break;
    if (printed !== lines.join("\n")) [...lines, "The server starts when this is fixed."].forEach(print);
    printed = lines.join("\n");
    await changed;
  }
  await watcher.close();
}
