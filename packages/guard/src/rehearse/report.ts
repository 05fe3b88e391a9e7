import { headline, type UpstreamChange } from "../swizzle/compare";
import { table } from "docusaurus-waymark-core/build/table";
import type { MissingPackage } from "./release";
import type { StepResult } from "./steps";

/** The results of a rehearsal. */
export interface Rehearsal {
  readonly version: string;
  /** Direct Docusaurus packages and their current versions. */
  readonly packages: ReadonlyMap<string, string>;
  /** The versions of Node that the release needs. */
  readonly node: string;
  /** Packages that were not published for this release. */
  readonly missing: readonly MissingPackage[];
  /** Versions that the caller pinned, by the names of packages. */
  readonly pinned: Readonly<Record<string, string>>;
  readonly steps: readonly StepResult[];
  /** Paths of PNG files in which differing pixels are red. */
  readonly pictures: readonly string[];
  readonly swizzles: readonly UpstreamChange[] | string;
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
    `\nIt needs Node ${rehearsal.node}; it ran on ${process.version}.`,
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
  ].join("\n");
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
