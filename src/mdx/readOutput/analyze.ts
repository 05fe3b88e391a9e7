/**
 * Reads pasted output of the product and says what is wrong. Pure: it sends nothing and touches no page.
 *
 * A long text is read in slices, between which the caller's `pause` lets the page answer to input.
 */
import type { Message } from "../../facts/messages";
import { LogReader } from "./log";
import type { OutputFinding, ReadStatus } from "./model";
import { isNetworkList, readNetworks } from "./networks";
import { readStatusJson, statusJsonIn } from "./statusJson";
import { statusFindings } from "./statusFindings";
import { isStatusText, readStatusText } from "./statusText";

export interface Analysis {
  /** By weight, the heaviest first. */
  readonly findings: readonly OutputFinding[];
  /** Lines that were not understood; the first line is 1. */
  readonly unknown: readonly number[];
  readonly lines: readonly string[];
  /** True if anything in the text was recognized as output of the product. */
  readonly isKnown: boolean;
}

export interface AnalysisOptions {
  /** Time of the output, in milliseconds since 1970. */
  readonly now: number;
  /** The release that the site describes. */
  readonly release: string;
  /** The literal text of a message, with tokens replaced. */
  readonly textOf: (message: Message) => string;
  /** Called between slices of a long text. */
  readonly pause?: () => Promise<void>;
}

/** Milliseconds of work between two pauses. */
const SLICE_MS = 30;
const LINES_PER_LOOK = 200;
/** A reader who pastes no more lines asks about each of them, also about information. */
const FEW_LINES = 12;

/** Findings in a pasted text. */
export async function analyze(text: string, options: AnalysisOptions): Promise<Analysis> {
  const lines = text.split(/\r\n|\n|\r/);
  const read = readKnown(text, lines, options.now);
  if (read)
    return {
      findings: sorted([...read.findings, ...statusFindingsOf(read, options.release)]),
      unknown: read.unknown,
      lines,
      isKnown: true,
    };
  const log = new LogReader(options.textOf, lines.length <= FEW_LINES);
  let start = performance.now();
  for (const [index, line] of lines.entries()) {
    log.read(line, index + 1);
    if (index % LINES_PER_LOOK === 0 && performance.now() - start > SLICE_MS) {
      await options.pause?.();
      start = performance.now();
    }
  }
  const findings = log.findings();
  return {
    findings: sorted(findings),
    unknown: log.unknown,
    lines,
    isKnown: findings.length > 0 || log.logLines > 0,
  };
}

type Known = ReadStatus & { readonly findings: readonly OutputFinding[] };

/** Reads the outputs with a known format; undefined for logs and everything else. */
function readKnown(text: string, lines: readonly string[], now: number): Known | undefined {
  const json = text.includes("{") ? statusJsonIn(text) : undefined;
  if (json) return { ...readStatusJson(json, lines, now), findings: [] };
  if (isStatusText(text)) return { ...readStatusText(lines), findings: [] };
  if (isNetworkList(text)) return { status: { peers: [] }, ...readNetworks(lines) };
  return undefined;
}

function statusFindingsOf({ status }: Known, release: string): OutputFinding[] {
  return statusFindings(status, release);
}

function sorted(findings: readonly OutputFinding[]): OutputFinding[] {
  return [...findings].sort((a, b) => b.weight - a.weight);
}
