import fs from "node:fs";
import path from "node:path";
import { createTwoFilesPatch, structuredPatch } from "diff";
import type { PackageFolder, Safety, SwizzleRecord } from "./types";
import { filesOf, safetyOf } from "./upstream";

/** One upstream file in two releases. `added` and `deleted` count lines. */
export interface FileChange {
  readonly file: string;
  readonly added: number;
  readonly deleted: number;
  /** Unified diff. */
  readonly patch: string;
}

/** What happens to one component between two releases of one package. */
export interface ComponentChange {
  readonly record: SwizzleRecord;
  readonly package: string;
  readonly status: "unchanged" | "changed" | "removed";
  readonly files: readonly FileChange[];
  /** Set when the safety class differs: before, after. */
  readonly safety?: readonly [Safety, Safety];
}

/** Compares every recorded component in two releases. */
export function compareReleases(
  records: readonly SwizzleRecord[],
  base: PackageFolder,
  next: PackageFolder,
): ComponentChange[] {
  return records.flatMap((record) =>
    record.upstream.map((upstream) => {
      const [before, after] = [base(upstream.package), next(upstream.package)];
      if (before === undefined || after === undefined) throw new Error(`${upstream.package} is missing.`);
      return compareComponent(record, upstream.package, before, after);
    }),
  );
}

function compareComponent(
  record: SwizzleRecord,
  name: string,
  before: string,
  after: string,
): ComponentChange {
  const { component } = record;
  const [was, is] = [filesOf(component, name, before), filesOf(component, name, after)];
  const files = [...new Set([...was, ...is])].sort().flatMap((file) => changeOf(file, before, after) ?? []);
  const status = is.length === 0 ? "removed" : files.length > 0 ? "changed" : "unchanged";
  const safety = [safetyOf(component, name, before), safetyOf(component, name, after)] as const;
  const same = safety[0].eject === safety[1].eject && safety[0].wrap === safety[1].wrap;
  return { record, package: name, status, files, ...(same || status === "removed" ? {} : { safety }) };
}

/** The change of one file, or nothing when both releases have the same text. A missing file counts as empty. */
function changeOf(file: string, before: string, after: string): FileChange | undefined {
  const [was, is] = [readText(path.join(before, file)), readText(path.join(after, file))];
  if (was === is) return undefined;
  const lines = structuredPatch(file, file, was, is).hunks.flatMap((hunk) => hunk.lines);
  const count = (sign: string): number => lines.filter((line) => line.startsWith(sign)).length;
  const patch = createTwoFilesPatch(`a/${file}`, `b/${file}`, was, is, "", "");
  return { file, added: count("+"), deleted: count("-"), patch };
}

/** Text of a file; empty when there is none. */
export function readText(file: string): string {
  return fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "";
}

/** One line for each component, and below it what changed. */
export function printComparison(changes: readonly ComponentChange[], version: string): string {
  const drifted = changes.filter(({ status, safety }) => status !== "unchanged" || safety !== undefined);
  const total = `${drifted.length} of ${changes.length} components differ in ${version}.`;
  return [...changes.flatMap(printChange), total].join("\n");
}

/** `Heading (@docusaurus/theme-classic): changed, +3 -1`. */
export function headline({ record, package: name, status, files, safety }: ComponentChange): string {
  const sum = (key: "added" | "deleted"): number => files.reduce((total, file) => total + file[key], 0);
  const size = status === "changed" ? `, +${sum("added")} -${sum("deleted")}` : "";
  const [was, is] = (safety ?? []).map(({ eject, wrap }) => `eject ${eject}, wrap ${wrap}`);
  const note = was === undefined ? "" : `; safety changed: was ${was}, now ${is ?? ""}`;
  return `${record.component} (${name}): ${status}${size}${note}`;
}

function printChange(change: ComponentChange): string[] {
  const patches = change.status === "changed" ? change.files.map(({ patch }) => patch) : [];
  return [headline(change), ...patches];
}
