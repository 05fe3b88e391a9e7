import { headline, type UpstreamChange } from "../swizzle/compare";
import type { Companion } from "./companions";
import type { BuildSize } from "./sizes";
import type { StepResult } from "./steps";

/** Everything that a rehearsal found. */
export interface Rehearsal {
  readonly version: string;
  /** Direct packages: name to their version in the project. */
  readonly packages: ReadonlyMap<string, string>;
  /** Packages that this release needs at another version than the project has. */
  readonly companions: readonly Companion[];
  readonly steps: readonly StepResult[];
  readonly swizzles: readonly UpstreamChange[] | string;
  /** Build of the project as it is: size, and build time in seconds. */
  readonly before: BuildResult;
  readonly after: BuildResult;
}

export interface BuildResult {
  readonly size: BuildSize | undefined;
  readonly seconds: number | undefined;
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
    ...rehearsal.companions.map(companionLine),
    "",
    "## Steps",
    "",
    table(["Step", "Outcome", "Seconds"], steps.map(stepRow)),
    ...failed.filter(({ outcome }) => outcome === "failed").flatMap(errorPart),
    "",
    "## Swizzles",
    "",
    ...swizzlePart(rehearsal.swizzles),
    "",
    "## Size and build time",
    "",
    sizeTable(rehearsal),
    "",
  ].join("\n");
}

function companionLine({ name, version, reason }: Companion): string {
  return `\nHeld at ${name} ${version}: ${reason}.`;
}

function stepRow({ name, outcome, repeated, seconds }: StepResult): string[] {
  return [name, repeated ? `${outcome} at the second run` : outcome, seconds.toFixed(1)];
}

function errorPart({ name, errors, log }: StepResult): string[] {
  return ["", `### ${name}: first errors`, "", "```text", ...errors, "```", "", `Full output: ${log}`];
}

function swizzlePart(swizzles: readonly UpstreamChange[] | string): string[] {
  if (typeof swizzles === "string") return [swizzles];
  const drifted = swizzles.filter(({ status, safety }) => status !== "unchanged" || safety !== undefined);
  const unchanged = `${swizzles.length - drifted.length} of ${swizzles.length} are unchanged.`;
  return [
    ...drifted.map((change) => `- ${headline(change)}`),
    ...(drifted.length > 0 ? [""] : []),
    unchanged,
  ];
}

function sizeTable({ version, before, after }: Rehearsal): string {
  const rows = [
    row("JavaScript, brotli, KB", kb(before.size?.js.brotli), kb(after.size?.js.brotli)),
    row("JavaScript, KB", kb(before.size?.js.raw), kb(after.size?.js.raw)),
    row("CSS, brotli, KB", kb(before.size?.css.brotli), kb(after.size?.css.brotli)),
    row("HTML, KB", kb(before.size?.html.raw), kb(after.size?.html.raw)),
    row("HTML files", before.size?.html.files, after.size?.html.files),
    row("Build from cold, s", before.seconds, after.seconds),
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

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
