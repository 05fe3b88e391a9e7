/**
 * Recognizes pasted output, such as a line of a log, and removes what is different in each line: times, levels, addresses,
 * identifiers, places in source code. The remaining words are the message, which a page quotes.
 */

/** A query that may be pasted. */
export interface Pasted {
  /** True if it is output and not words that a reader typed. */
  readonly isOutput: boolean;
  /** The text without what varies. */
  readonly text: string;
}

/** Parts that only output has. */
const LOG_MARKS: readonly RegExp[] = [
  // 2026-11-26T05:37:34.123Z, 2026/11/26 05:37:34
  /\b\d{4}[-/]\d\d[-/]\d\d(?:[T ]\d\d:\d\d(?::\d\d)?(?:[.,]\d+)?)?(?:Z|\s?[+-]\d\d:?\d\d)?\b/g,
  // Nov 26 05:37:34
  /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\s+\d{1,2}\s+\d\d:\d\d:\d\d\b/g,
  /\b\d\d:\d\d:\d\d(?:[.,]\d+)?\b/g,
  // client/internal/engine.go:123
  /[\w./\\-]+\.(?:go|ts|js|py|rs|c|cpp|kt|swift):\d+:?/g,
  // Levels: [error], level=error, "level":"error", ERRO[0003]
  /\[(?:trace|debug|info|warn|warning|error|fatal)\]/gi,
  /\b(?:level|lvl|severity)"?\s?[=:]\s?"?\w+"?/gi,
  /\b(?:TRACE?|DEBU?G?|DBG|INFO|INF|WARN(?:ING)?|WRN|ERROR?|ERR|FATAL?|FATL|FTL|PANIC)\b(?:\[\d+\])?/g,
  // [context: GRPC, requestID: 1234]
  /\[(?:\w+: [^\],]*(?:, )?)+\]/g,
  // A process: daemon[1234]:
  /\b[\w.-]+\[\d+\]:/g,
];

/** Parts that differ from line to line, but may occur in a question too. */
const VARYING: readonly RegExp[] = [
  /\bhttps?:\/\/[^\s"']+/g,
  /[\w.+-]+@[\w-]+\.[\w.-]+/g,
  // UUIDs, hardware addresses, hashes and keys
  /\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/gi,
  /\b(?:[\da-f]{2}:){5}[\da-f]{2}\b/gi,
  /(?<![\w+/])(?=[A-Za-z+/]*\d)[A-Za-z\d+/]{42,43}=?(?![\w+/=])/g,
  /\b(?:0x)?(?=[a-f]*\d)[\da-f]{8,}\b/gi,
  /\b(?=[a-z]*\d)[a-v\d]{20}\b/g,
  // Addresses with port or prefix length
  /\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+|\/\d+)?\b/g,
  /\[?(?<![\w:])(?:[\da-f]{0,4}:){2,7}[\da-f]{0,4}(?:\/\d+)?(?![\w:])\]?(?::\d+)?/gi,
  // Durations and large numbers
  /\b\d+(?:\.\d+)?(?:ns|µs|us|ms|s|m|h)\b/g,
  /(?<![\w.-])\d{4,}(?![\w.-])/g,
];

/** A field such as `peer=abc` or `"peer":"abc"`. Of those that carry the message only the name is removed. */
const FIELD = /(?<![\w-])"?([A-Za-z_][\w.]*)"?(?:=|":\s?)("(?:[^"\\]|\\.)*"|[^\s,}]+)/g;
const MESSAGE_FIELDS: ReadonlySet<string> = new Set(["msg", "message", "error", "err", "reason", "desc"]);

/** A query with more words is taken for output. */
const MAX_TYPED_WORDS = 30;
/** With a part that varies, this many words are output. */
const MIN_OUTPUT_WORDS = 6;

/** Removes from pasted output what varies. */
export function withoutVarying(query: string): Pasted {
  const unmarked = removeAll(query, LOG_MARKS);
  const words = query.split(/\s+/).length;
  const isOutput =
    unmarked !== query ||
    words > MAX_TYPED_WORDS ||
    (words >= MIN_OUTPUT_WORDS && removeAll(query, VARYING) !== query);
  return { isOutput, text: removeAll(withoutFields(unmarked), VARYING) };
}

function removeAll(text: string, patterns: readonly RegExp[]): string {
  return patterns.reduce((rest, pattern) => rest.replace(pattern, " "), text);
}

function withoutFields(text: string): string {
  return text.replace(FIELD, (_all, name: string, value: string) =>
    MESSAGE_FIELDS.has(name.toLowerCase()) ? ` ${value.replace(/^"|"$/g, "").replaceAll('\\"', '"')} ` : " ",
  );
}
