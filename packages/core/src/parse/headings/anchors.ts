import { escapeRegExp } from "../../lib/escapeRegExp";
import { isRecord } from "../../lib/isRecord";
import { nearest } from "../../lib/nearest";
import type { Finding } from "../../report";
import type { MdNode } from "../tree";
import { VALID_ID, type CollectedHeading } from "./collect";

/** The part of a page that the rule for old anchors reads. */
export interface AnchorInput {
  readonly root: MdNode;
  readonly path: string;
  /** `anchors` of the front matter, as written: old id to the id that took its place. */
  readonly anchors: unknown;
  /** Headings, and panels of tabs, which have ids too. */
  readonly headings: readonly Pick<CollectedHeading, "id" | "node">[];
  /** Id of the page's title. */
  readonly titleId: string;
}

/**
 * Puts old ids on the headings that took their place, as the property `aliases` (ids between spaces).
 * Old ids of the title are left to the page's layout, because the title is no part of the tree.
 */
export function markOldAnchors(input: AnchorInput): Finding[] {
  if (input.anchors === undefined) return [];
  const pairs = pairsOf(input.anchors);
  if (!pairs)
    return [
      finding(
        input,
        "anchors",
        '"anchors" is not a list of old and new ids.',
        "write anchors: { old-id: new-id }.",
      ),
    ];
  const findings = pairs.flatMap(([old, id]) => problemOf(old, id, input) ?? []);
  for (const heading of input.headings) {
    const aliases = pairs.flatMap(([old, id]) => (id === heading.id ? [old] : []));
    if (aliases.length > 0) addAliases(heading.node, aliases);
  }
  return findings;
}

function pairsOf(anchors: unknown): [string, string][] | undefined {
  if (!isRecord(anchors)) return undefined;
  return Object.entries(anchors).map(([old, id]) => [old, String(id)]);
}

function problemOf(old: string, id: string, input: AnchorInput): Finding | undefined {
  const ids = [...input.headings.map((heading) => heading.id), input.titleId];
  if (!VALID_ID.test(old)) return finding(input, old, `The old id "${old}" is not a valid id.`, "remove it.");
  if (ids.includes(old)) {
    const fix = `remove "${old}" from anchors, or give that heading another id.`;
    return finding(input, old, `"${old}" is the id of a heading on this page.`, fix);
  }
  if (ids.includes(id)) return undefined;
  const fix = `write ${old}: ${nearest(id, ids) ?? ids[0] ?? ""}.`;
  return finding(input, old, `"${old}" leads to "${id}", but this page has no such heading.`, fix);
}

function addAliases(node: MdNode, aliases: readonly string[]): void {
  const hProperties = { ...node.data?.hProperties, aliases: aliases.join(" ") };
  node.data = { ...node.data, hProperties };
}

/** The finding stands where the front matter names the id. */
function finding({ root, path }: AnchorInput, word: string, message: string, fix: string): Finding {
  const yaml = root.children?.find(({ type }) => type === "yaml");
  const lines = (yaml?.value ?? "").split("\n");
  const key = new RegExp(`(?<=^|[\\s{,"'])${escapeRegExp(word)}["']?\\s*:`);
  const first = Math.max(
    0,
    lines.findIndex((line) => /^anchors\s*:/.test(line)),
  );
  const below = lines.slice(first).findIndex((line) => key.test(line));
  const index = first + Math.max(0, below);
  const line = (yaml?.position?.start.line ?? 0) + 1 + index;
  const column = Math.max(0, lines[index]?.search(key) ?? 0) + 1;
  return { path, line, column, rule: "anchors", message, fix };
}
