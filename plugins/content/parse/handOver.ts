import path from "node:path";
import { handOver } from "../../markdown/handover";
import type { Page } from "./readPage";

/** Gives the tree of a page to the compiler, which then need not parse the page, where it would read the page alike. */
export function handOverPage(siteDir: string, { path: file, text, treeOfBuild }: Page): void {
  if (treeOfBuild) handOver(path.join(siteDir, file), { text, root: treeOfBuild });
}
