import type { Outcome } from "./run";
import type { Toolchain } from "./toolchains";

/** The results for one language. */
export interface LanguageResult {
  readonly toolchain: Toolchain;
  /** Set when the tool is not installed. */
  readonly absent: "error" | "skipped" | undefined;
  /** Number of programs on the pages. */
  readonly programs: number;
  readonly outcomes: readonly Outcome[];
  readonly seconds: number;
}

/** One line for each failure (`path:line:column rule: what. Fix: how.`), then one for each language. */
export function reportLines(results: readonly LanguageResult[]): string[] {
  return results.flatMap((result) => [...failures(result), summary(result)]);
}

/** Number of failures, including missing required tools. */
export function failureCount(results: readonly LanguageResult[]): number {
  return results.reduce(
    (sum, { outcomes, absent }) => sum + failed(outcomes).length + (absent === "error" ? 1 : 0),
    0,
  );
}

function summary({ toolchain, absent, programs, outcomes, seconds }: LanguageResult): string {
  const name = toolchain.label.padEnd(10);
  if (absent) {
    const [program] = toolchain.probe;
    return `${name} ${programs} skipped: ${program} is not installed${absent === "error" ? ", but required" : ""}`;
  }
  const read = outcomes.filter(({ trial }) => trial.change === "");
  const proofs = outcomes.length - read.length;
  const counts = `${read.length} executed, 0 skipped, ${failed(outcomes).length} failed`;
  return `${name} ${counts}; ${proofs} changed samples checked; ${seconds.toFixed(1)} s`;
}

function failures({ toolchain, outcomes }: LanguageResult): string[] {
  return failed(outcomes).map(({ trial: { program, change }, problem }) => {
    const what = `${toolchain.label} sample${change && `, ${change}`}`;
    return `${program.page}:${program.line}:1 api-sample: ${what}: ${problem}. Fix: correct the sample, or the description that it is made from.`;
  });
}

function failed(outcomes: readonly Outcome[]): readonly Outcome[] {
  return outcomes.filter(({ problem }) => problem !== "");
}
