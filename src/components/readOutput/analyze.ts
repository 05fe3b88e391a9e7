/**
 * Reads pasted output of the product and says what is wrong. Pure: it sends nothing and touches no page.
 *
 * A long text is read in slices, between which the caller's `pause` lets the page answer to input.
 */
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
  /** Replaces the tokens in the literal text of a message. */
  readonly resolve: (text: string) => string;
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
  const lines = linesOf(text);
  const read = readKnown(lines, options.now);
  if (read) {
    // What stands around a status, such as the error of a command.
    const around = new LogReader(options.resolve, true);
    for (const line of read.unknown) around.read(lines[line - 1] ?? "", line);
    return {
      findings: sorted([
        ...read.findings,
        ...statusFindings(read.status, options.release),
        ...around.findings(),
      ]),
      unknown: around.unknown,
      lines,
      isKnown: true,
    };
  }
  const log = new LogReader(options.resolve, lines.length <= FEW_LINES);
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

/** What a reader copies with an output: quotation marks of a mail or report, and the indent of a list. */
const QUOTATION = /^(?:> ?)+/;
/** Begins of lines of `status`; some programs join the lines that are pasted into them. */
const JOINED =
  / (?=(?:Daemon (?:version|status)|CLI version|Profile|Management|Signal|Relays|Nameservers|FQDN|Interface type|Quantum resistance|Networks|Routes|Peers count):)/g;

/** The lines of a text as the product wrote them. */
function linesOf(text: string): string[] {
  const lines = text.split(/\r\n|\n|\r/);
  if (lines.length === 1 && isStatusText(text)) return text.split(JOINED);
  const filled = lines.filter((line) => line.trim() !== "");
  if (filled.every((line) => QUOTATION.test(line))) return lines.map((line) => line.replace(QUOTATION, ""));
  const indent = Math.min(...filled.map((line) => line.search(/\S/)));
  return indent > 1 ? lines.map((line) => line.slice(indent)) : lines;
}

/** Reads the outputs with a known format; undefined for logs and everything else. */
function readKnown(lines: readonly string[], now: number): Known | undefined {
  const text = lines.join("\n");
  const json = text.includes("{") ? statusJsonIn(text) : undefined;
  if (json) return { ...readStatusJson(json, lines, now), findings: [] };
  if (isStatusText(text)) return { ...readStatusText(lines), findings: [] };
  if (isNetworkList(text)) return { status: { peers: [] }, ...readNetworks(lines) };
  return undefined;
}

function sorted(findings: readonly OutputFinding[]): OutputFinding[] {
  return [...findings].sort((a, b) => b.weight - a.weight);
}
