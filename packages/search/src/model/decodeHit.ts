import { filledLevels, type Hierarchy, hierarchyFrom } from "./hierarchy";
import type { SearchHit } from "./hit";
import { escapeHtml } from "docusaurus-waymark-core/lib/escapeHtml";
import { isRecordType, type RecordType } from "./record";
import { asObject, asText, type Json } from "./json";

/** Fields that all hits of a response have in common. */
export interface HitContext {
  readonly query: string;
  readonly indexName: string;
  readonly queryID: string | null;
}

/** Parses the hits of a response. Entries without an id or an address are omitted. Never throws. */
export function decodeHits(raw: unknown, context: HitContext): readonly SearchHit[] {
  if (!Array.isArray(raw)) return [];
  return raw.map((entry) => decodeHit(entry, context)).filter((hit) => hit !== null);
}

/** Parses one hit; null without an id or an address. */
export function decodeHit(raw: unknown, context: HitContext): SearchHit | null {
  const record = asObject(raw);
  const objectID = asText(record["objectID"]);
  const address = addressOf(asText(record["url"]), asText(record["anchor"]));
  if (objectID === null || address === null) return null;
  const levels = asObject(record["hierarchy"]);
  const hierarchy = hierarchyFrom((level) => asText(levels[level]));
  const marks = asObject(record["_highlightResult"]);
  return {
    objectID,
    ...address,
    ...context,
    type: typeOf(record, hierarchy),
    section: asText(record["section"]) ?? hierarchy.lvl0 ?? "",
    method: asText(record["method"]),
    label: asText(record["label"]),
    hierarchy,
    highlightedHierarchy: highlighted(asObject(marks["hierarchy"]), hierarchy),
    snippet: snippetOf(asObject(record["_snippetResult"]), marks),
  };
}

/** Keeps only path and hash, so that a hit cannot lead to another origin or to a `javascript:` address. */
function addressOf(url: string | null, anchor: string | null): { url: string; page: string } | null {
  if (url === null || !URL.canParse(url, BASE)) return null;
  const { pathname, hash } = new URL(url, BASE);
  if (!pathname.startsWith("/")) return null;
  const page = pathname.replace(/^\/{2,}/, "/");
  return { page, url: `${page}${hash || (anchor ? `#${anchor}` : "")}` };
}

const BASE = "https://site.invalid/";

function typeOf(record: Json, hierarchy: Hierarchy): RecordType {
  if (isRecordType(record["type"])) return record["type"];
  const deepest = filledLevels(hierarchy).at(-1);
  return asText(record["content"]) === null && isRecordType(deepest) ? deepest : "content";
}

/** A level without a highlight falls back to its plain text, escaped like the rest. */
function highlighted(marks: Json, plain: Hierarchy): Hierarchy {
  const escaped = (text: string | null): string | null => (text === null ? null : escapeHtml(text));
  return hierarchyFrom((level) => asText(asObject(marks[level])["value"]) ?? escaped(plain[level]));
}

function snippetOf(snippets: Json, marks: Json): string | null {
  return asText(asObject(snippets["content"])["value"]) ?? asText(asObject(marks["content"])["value"]);
}
