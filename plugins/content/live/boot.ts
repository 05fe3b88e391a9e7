import { watch } from "chokidar";
import { formatFinding } from "../../report";
import { startFindings } from "../rules/start";
import { readSite } from "../site";
import { readSources } from "../sources";
import { watchedContent, type Setup } from "./setup";

/**
 * Waits for the writer where Docusaurus would end: it starts with menus and front matter that it can read, and takes
 * every later mistake calmly.
 */
export async function untilStartable(setup: Setup, print: (line: string) => void): Promise<void> {
  let said = "";
  for (;;) {
    const lines = (await findingsOf(setup)).map(formatFinding);
    if (lines.length === 0) return;
    if (said !== lines.join("\n")) [...lines, "The server starts when this is mended."].forEach(print);
    said = lines.join("\n");
    await nextChange(setup);
  }
}

async function findingsOf({ siteDir, folders, tokens, ...configured }: Setup) {
  return startFindings(await readSources(siteDir, folders), tokens, readSite(siteDir, configured));
}

async function nextChange(setup: Setup): Promise<void> {
  const watcher = watch(watchedContent(setup), { cwd: setup.siteDir, ignoreInitial: true });
  await new Promise((resolve) => watcher.once("all", resolve));
  await watcher.close();
}
