import { watch } from "chokidar";
import { formatFinding } from "../../report";
import { startFindings, type CheckInput } from "../check";
import { watchedContent } from "./watched";

/**
 * Waits until the menus and the front matter can be read: without them Docusaurus exits at the start, while later
 * mistakes are only reported.
 */
export async function untilStartable(input: CheckInput, print: (line: string) => void): Promise<void> {
  let said = "";
  for (;;) {
    const lines = (await startFindings(input)).map(formatFinding);
    if (lines.length === 0) return;
    if (said !== lines.join("\n")) [...lines, "The server starts when this is fixed."].forEach(print);
    said = lines.join("\n");
    await nextChange(input);
  }
}

async function nextChange(input: CheckInput): Promise<void> {
  const watcher = watch(watchedContent(input), { cwd: input.siteDir, ignoreInitial: true });
  await new Promise((resolve) => watcher.once("all", resolve));
  await watcher.close();
}
