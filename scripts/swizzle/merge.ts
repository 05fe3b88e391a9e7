import fs from "node:fs";
import path from "node:path";
import { diff3Merge } from "node-diff3";
import { readText, type ComponentChange } from "./compare";
import type { PackageFolder } from "./types";

/** A text with both sides' changes; where they meet, conflict markers as git writes them. */
export interface Merge {
  readonly text: string;
  readonly conflicts: number;
}

/** Three-way merge by lines: ours, the release ours was made from, the new release. */
export function mergeTexts(ours: string, base: string, theirs: string, version: string): Merge {
  const regions = diff3Merge(ours.split("\n"), base.split("\n"), theirs.split("\n"), {
    excludeFalseConflicts: true,
  });
  const lines = regions.flatMap(({ ok, conflict }) =>
    conflict
      ? [
          "<<<<<<< ours",
          ...conflict.a,
          "||||||| base",
          ...conflict.o,
          "=======",
          ...conflict.b,
          `>>>>>>> ${version}`,
        ]
      : (ok ?? []),
  );
  return { text: lines.join("\n"), conflicts: regions.filter(({ conflict }) => conflict).length };
}

/**
 * Writes `<file>.merge` beside every ejected file whose upstream changed; our own files stay as they are.
 *
 * @returns a line for each file
 */
export function writeMerges(
  siteDir: string,
  changes: readonly ComponentChange[],
  base: PackageFolder,
  next: PackageFolder,
): string[] {
  const ejected = changes.filter(({ status, record }) => status === "changed" && record.action === "eject");
  const lines = ejected.flatMap((change) =>
    change.files.flatMap(({ file }) => {
      const ours = ownFile(siteDir, change, file);
      const [before, after] = [base(change.package), next(change.package)].map((folder) =>
        readText(path.join(folder ?? "", file)),
      );
      if (ours === undefined) return [`${file}: we have no file for it.`];
      const text = readText(path.join(siteDir, ours));
      const merge = mergeTexts(text, before ?? "", after ?? "", change.package);
      fs.writeFileSync(path.join(siteDir, `${ours}.merge`), merge.text);
      return [`${ours}.merge: ${merge.conflicts} conflicts`];
    }),
  );
  return lines.length > 0 ? lines : ["Nothing to merge."];
}

/** Our file for an upstream file: the component, or a file of the same name beside it. */
function ownFile(siteDir: string, { record }: ComponentChange, file: string): string | undefined {
  if (/\.[jt]sx?$/.test(file)) return record.file;
  const beside = `${path.posix.dirname(record.file)}/${path.posix.basename(file)}`;
  return fs.existsSync(path.join(siteDir, beside)) ? beside : undefined;
}
