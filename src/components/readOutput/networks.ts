/** Reads the output of `networks list`. */
import type { OutputFinding } from "./model";

const ENTRY = /^\s*- ID: (.*)$/;
const PART = /^\s*(?:Network|Domains|Status|Resolved IPs|Available Networks|\[.*\]):? ?/;

/** True if a text is a list of networks. */
export function isNetworkList(text: string): boolean {
  return /^\s*- ID: /m.test(text) && /^\s+Status: (?:Not )?Selected/m.test(text);
}

/** Networks that aren't selected, and lines that belong to no list. */
export function readNetworks(lines: readonly string[]): {
  readonly findings: readonly OutputFinding[];
  readonly unknown: readonly number[];
} {
  let id = "";
  const off: { readonly id: string; readonly line: number }[] = [];
  const unknown: number[] = [];
  for (const [index, text] of lines.entries()) {
    const entry = ENTRY.exec(text);
    if (entry) id = entry[1]?.trim() ?? "";
    else if (/^\s+Status: Not Selected/.test(text)) off.push({ id, line: index + 1 });
    else if (text.trim() !== "" && !PART.test(text)) unknown.push(index + 1);
  }
  if (off.length === 0) return { findings: [], unknown };
  const names = off.map((one) => one.id).join(", ");
  const finding: OutputFinding = {
    severity: "wrong",
    weight: 58,
    title: `${off.length === 1 ? "1 network is" : `${off.length} networks are`} not selected`,
    detail: `${names}: this device is allowed to use ${off.length === 1 ? "it" : "them"}, but doesn't.`,
    steps: [`Select: \`{{cli}} networks select ${(off[0]?.id ?? "all").replaceAll("`", "")}\`.`],
    href: "/how-to/networks#if-it-does-not-work",
    lines: off.map(({ line }) => line),
  };
  return { findings: [finding], unknown };
}
