/** The parts of a line of a log. */
import type { Message } from "../../facts/messages";

/** `2026-11-26T05:37:34.123Z WARN [peer: …] client/internal/engine.go:12: text`, and the same as fields or JSON. */
const LOG_LINE =
  /^\S{0,40}?\s?\d{4}-\d\d-\d\dT\S+ +([A-Z]{4,5}) |\blevel"?[=:] ?"?(\w+)|^\[?\d{4}[-/]\d\d[-/]\d\d[ T][\d:.,]+\S* +\[?([A-Z]{4,7})\b/;
const LEVELS: Readonly<Record<string, Message["level"]>> = {
  WARN: "warning",
  ERRO: "error",
  ERRR: "error",
  FATA: "fatal",
  PANI: "fatal",
};
/** What stands before the message: the container, the time, the level, fields, and the place in the source. */
const BEFORE =
  /^(?:\S+ +\| +)?(?:[A-Z][a-z]{2} +\d+ [\d:]+ \S+ \S+: )?(?:\[?\d{4}[-/]\d\d[-/]\d\d[ T]\S+ +)?(?:\[?[A-Z]{4,7}\]?:? +)?(?:\[[^\]]*\] )?(?:\S+\.go:\d+:? )?/;
const FIELD = /\b(?:msg|message)"?[=:] ?"((?:[^"\\]|\\.)*)"/;
const SOURCE = /([\w./-]+\.go):\d+/;

/** The level of a log line; "quiet" below a warning, undefined for lines that are not from a log. */
export function levelOf(text: string): Message["level"] | "quiet" | undefined {
  const match = LOG_LINE.exec(text);
  const word = match?.[1] ?? match?.[2] ?? match?.[3];
  return word === undefined ? undefined : (LEVELS[word.slice(0, 4).toUpperCase()] ?? "quiet");
}

/** What a line says, without the time and place at its beginning. */
export function sayingOf(line: string): string {
  const field = FIELD.exec(line)?.[1];
  const saying = (field?.replaceAll(String.raw`\"`, '"') ?? line.replace(BEFORE, "")).trim();
  return saying === "" ? line.trim() : saying;
}

/** The file of the product's sources that a line names. */
export function sourceOf(line: string): string | undefined {
  return SOURCE.exec(line)?.[1];
}
