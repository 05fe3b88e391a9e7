import path from "node:path";
import { docusaurusUtils } from "./docusaurusUtils";
import type { SectionMenu } from "./site";

/** Addresses of the pages that Docusaurus makes for groups of a menu. */
export function groupRoutes({ indexes, section }: Pick<SectionMenu, "indexes" | "section">): string[] {
  if (indexes.length === 0) return [];
  const slugger = docusaurusUtils().createSlugger();
  return indexes.map(({ label, slug = `/category/${slugger.slug(label)}` }) =>
    path.posix.join(`${section.basePath}/`, slug).replace(/(?<=.)\/$/, ""),
  );
}
