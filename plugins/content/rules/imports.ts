import path from "node:path";
import { findingAt } from "../parse/place";
import type { SiteRule } from "./rule";

/** Every part of pages (`_name.mdx`) that a page imports exists. */
export const importRule: SiteRule = (_pages, { readCode }, asked) =>
  asked.flatMap((page) =>
    page.partials.flatMap((file) => {
      const read = readCode({ page: page.path, file, region: undefined });
      if (!("message" in read)) return [];
      const offset = page.text.indexOf(path.posix.basename(file));
      return [findingAt(page, Math.max(0, offset), { rule: "import", message: read.message, fix: read.fix })];
    }),
  );
