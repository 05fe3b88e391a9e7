import { headline, type UpstreamChange } from "../swizzle/compare";
import { table } from "../lib/table";
import type { FoundNode } from "./node";
import type { MissingPackage } from "./release";
import type { BuildSize } from "./sizes";
import type { StepResult } from "./steps";
import { verdictOf, type Ratios } from "./timing";

/** The results of a rehearsal. */
export interface Rehearsal {
  readonly version: string;
  /** Direct Docusaurus packages and their current versions. */
  readonly packages: ReadonlyMap<string, string>;
  /** The Node version that the release needs, and the one that was used. */
  readonly node: FoundNode & { readonly needs: string };
  /** Packages that were not published for this release. */
  readonly missing: readonly MissingPackage[];
  /** Versions that the caller pinned, by the names of packages. */
  readonly pinned: Readonly<Record<string, string>>;
  readonly steps: readonly StepResult[];
  /** Paths of PNG files in which differing pixels are red. */
  readonly pictures: readonly string[];
  readonly swizzles: readonly UpstreamChange[] | string;
  /** Sizes of a build of the current project and of the upgraded copy; undefined when the build failed. */
  readonly before: BuildSize | undefined;
  readonly after: BuildSize | undefined;
  /** Comparison of build times; undefined when it was skipped. */
  readonly ratios: Ratios | undefined;
}

/** The report as Markdown. */
export function reportOf(rehearsal: Rehearsal): string {
  const { version, packages, steps } = rehearsal;
  const from = [...new Set(packages.values())].join(", ");
  const failed = steps.filter(({ outcome }) => outcome !== "passed");
  const verdict =
    failed.length === 0 ? "Nothing broke." : `Broke: ${failed.map(({ name }) => name).join(", ")}.`;
  return [
    `# Rehearsal: Docusaurus ${from} to ${version}`,
    "",
    `${verdict} ${packages.size} packages set together.`,
    nodeLine(rehearsal.node),
    ...missingLines(rehearsal.missing),
    ...Object.entries(rehearsal.pinned).map(([name, fit]) => `\nPinned at ${name} ${fit}.`),
    "",
    "## Steps",
    "",
    ...table(["Step", "Outcome", "Seconds"], steps.map(stepRow)),
    ...failed.filter(({ outcome }) => outcome === "failed").flatMap(errorSection),
    "",
    "## Pictures",
    "",
    ...picturesSection(rehearsal.pictures),
    "",
    "## Swizzles and private couplings",
    "",
    ...swizzleSection(rehearsal.swizzles),
    "",
    "## Size and build time",
    "",
    ...sizeTable(rehearsal),
    "",
    rehearsal.ratios ? verdictOf(rehearsal.ratios) : "Build times were not compared.",
    "",
  ].join("\n");
}

function nodeLine({ needs, version, bin }: Rehearsal["node"]): string {
  return `\nIt needs Node ${needs}; it ran on ${version}${bin === undefined ? "" : ` of ${bin}`}.`;
}

/** Groups packages by the version that replaces them: an incomplete release may lack most packages. */
function missingLines(missing: readonly MissingPackage[]): string[] {
  const pinnedVersions = [...new Set(missing.map(({ pinnedAt }) => pinnedAt))];
  return pinnedVersions.map((place) => {
    const names = missing.filter(({ pinnedAt }) => pinnedAt === place).map(({ name }) => name);
    const explanation =
      place === undefined
        ? "not changed, because the build does not need them"
        : `replaced by those of ${place}, the release before it, with the new version number written into the copy, because Docusaurus rejects packages of another version`;
    const packages = names.length === 1 ? "1 package" : `${names.length} packages`;
    return `\nThe registry lacks ${packages} of this release, ${explanation}: ${names.join(", ")}.`;
  });
}

function stepRow({ name, outcome, repeated, seconds }: StepResult): string[] {
  return [name, repeated ? `${outcome} at the second run` : outcome, seconds.toFixed(1)];
}

function errorSection({ name, errors, log }: StepResult): string[] {
  return ["", `### ${name}: first errors`, "", "```text", ...errors, "```", "", `Full output: ${log}`];
}

function picturesSection(pictures: readonly string[]): string[] {
  if (pictures.length === 0) return ["No picture differs, as far as they were compared (see the steps)."];
  return [
    "These differ. Beside each `-diff.png` are `-expected.png`, as it is, and `-actual.png`, at the release.",
    "",
    ...pictures.map((file) => `- ${file}`),
  ];
}

function swizzleSection(swizzles: readonly UpstreamChange[] | string): string[] {
  if (typeof swizzles === "string") return [swizzles];
  const drifted = swizzles.filter(({ status, safety }) => status !== "unchanged" || safety !== undefined);
  const unchanged = `${swizzles.length - drifted.length} of ${swizzles.length} are unchanged.`;
  return [
    ...drifted.map((change) => `- ${headline(change)}`),
    ...(drifted.length > 0 ? [""] : []),
    unchanged,
  ];
}

function sizeTable({ version, before, after }: Rehearsal): readonly string[] {
  const rows = [
    row("JavaScript, brotli, kB", kb(before?.js.brotli), kb(after?.js.brotli)),
    row("JavaScript, kB", kb(before?.js.raw), kb(after?.js.raw)),
    row("CSS, brotli, kB", kb(before?.css.brotli), kb(after?.css.brotli)),
    row("HTML, kB", kb(before?.html.raw), kb(after?.html.raw)),
    row("HTML files", before?.html.files, after?.html.files),
  ];
  return table(["What", "Now", version, "Change"], rows);
}

function kb(bytes: number | undefined): number | undefined {
  return bytes === undefined ? undefined : bytes / 1000;
}

function row(name: string, before: number | undefined, after: number | undefined): string[] {
  const change = before === undefined || after === undefined ? undefined : after - before;
  const percent = change === undefined || !before ? "" : ` (${signed((change / before) * 100)} %)`;
  return [name, shown(before), shown(after), change === undefined ? "–" : `${signed(change)}${percent}`];
}

function shown(value: number | undefined): string {
  return value === undefined ? "–" : value.toFixed(1);
}

function signed(value: number): string {
  return `${value < 0 ? "−" : "+"}${Math.abs(value).toFixed(1)}`;
}
