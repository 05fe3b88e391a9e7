import type { Rule } from "docusaurus-waymark-core/rules/given";
import { CLIENT_PORTS, EXAMPLE_PORTS, portRanges, SERVER_PORTS } from "../facts/ports";
import { nearest } from "docusaurus-waymark-core/lib/nearest";
import { findingAt, nodesOf, guessing, type Page } from "docusaurus-waymark-core/parse";
import { endOf, offsetOf } from "docusaurus-waymark-core/parse/place";
import type { Finding } from "docusaurus-waymark-core/report";

/** `TCP 443`, `UDP port 3478`, `port 22`, `80/tcp`: a port by its number, as prose and inline code name it. */
const NAMED = /\b(?:(?:TCP|UDP)(?: port)?|ports?) (\d{2,5})\b|\b(\d{2,5})\/(?:tcp|udp)\b/g;

/** A range counts by its ends: within one of 16,000 ports a slip of the pen would pass. */
const OWN = portRanges([...SERVER_PORTS, ...CLIENT_PORTS])
  .flat()
  .map(String);
const KNOWN = [...new Set([...OWN, ...Object.keys(EXAMPLE_PORTS)])];

export const ports: Rule = { names: ["port"], kind: "written", check: portRule };

/** A port that a page names is one of the product's, or one that the data lists for examples. Without any listed, each is right. */
export function portRule(page: Page): Finding[] {
  if (KNOWN.length === 0) return [];
  const texts = nodesOf(page).filter(({ type }) => type === "text" || type === "inlineCode");
  return texts.flatMap((node) => {
    const start = offsetOf(page.text, node);
    const text = page.text.slice(start, endOf(page.text, node));
    return [...text.matchAll(NAMED)].flatMap((match) => portFinding(page, start, match));
  });
}

function portFinding(page: Page, start: number, match: RegExpExecArray): Finding[] {
  const port = match[1] ?? match[2] ?? "";
  if (KNOWN.includes(port)) return [];
  const near = nearest(port, KNOWN);
  const fix =
    near === undefined ? "use a port of src/facts/ports.yaml, or add the program there." : `write "${near}".`;
  const offset = start + match.index + match[0].indexOf(port);
  const message = `No program on this site uses port ${port}.`;
  const edit = guessing(page.text, offset, port, near);
  return [findingAt(page, offset, { rule: "port", message, fix, ...edit })];
}
