import { escapeHtml } from "docusaurus-waymark-core/lib/escapeHtml";
import { asNumber, asText, type Json } from "docusaurus-theme-waymark-search/model";

/** A record as it was uploaded. */
export type StoredRecord = Json & { readonly objectID: string };

/** Answers a query: records that hold every word of it, with the matches marked; a query id when it is asked for. */
export function answerQuery(records: readonly StoredRecord[], index: string, params: Json): object {
  const query = asText(params["query"]) ?? "";
  const found = records.filter((record) => passes(record, params["facetFilters"]) && holds(record, query));
  const size = asNumber(Number(params["hitsPerPage"] ?? 20), 20);
  const start = asNumber(Number(params["page"] ?? 0), 0) * size;
  const marks = {
    pre: asText(params["highlightPreTag"]) ?? "<em>",
    post: asText(params["highlightPostTag"]) ?? "</em>",
  };
  return {
    hits: found.slice(start, start + size).map((record) => withMarks(record, query, marks)),
    nbHits: found.length,
    index,
    ...(String(params["clickAnalytics"]) === "true" && { queryID: queryIdOf(query) }),
  };
}

/** Query id of a query, in the form of the service: 32 hexadecimal digits. */
export function queryIdOf(query: string): string {
  return Buffer.from(query.padEnd(16, ".")).toString("hex").slice(0, 32);
}

/** Values of a facet that begin like the query, with their counts. */
export function facetHits(records: readonly StoredRecord[], facet: string, query: string): readonly object[] {
  const values = records.map((record) => asText(record[facet])).filter((value) => value?.startsWith(query));
  return [...new Set(values)].map((value) => ({
    value,
    highlighted: value,
    count: values.filter((other) => other === value).length,
  }));
}

function holds(record: StoredRecord, query: string): boolean {
  const text = JSON.stringify([record["hierarchy"], record["content"]]).toLowerCase();
  return wordsOf(query).every((word) => text.includes(word));
}

function wordsOf(query: string): readonly string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

/** Filters are JSON when they came in a query string: `["section:api"]`. */
function passes(record: StoredRecord, filters: unknown): boolean {
  const list =
    typeof filters === "string" ? (JSON.parse(filters) as string[]) : (filters as string[] | undefined);
  return (list ?? []).every((filter) => {
    const [facet = "", value] = filter.split(":");
    return record[facet] === value;
  });
}

interface Marks {
  readonly pre: string;
  readonly post: string;
}

function withMarks(record: StoredRecord, query: string, marks: Marks): object {
  const levels = Object.entries(record["hierarchy"] as Record<string, string | null>);
  const content = asText(record["content"]);
  return {
    ...record,
    _highlightResult: {
      hierarchy: Object.fromEntries(
        levels.flatMap(([level, text]) =>
          text === null ? [] : [[level, { value: mark(text, query, marks) }]],
        ),
      ),
    },
    ...(content !== null && { _snippetResult: { content: { value: mark(content, query, marks) } } }),
  };
}

function mark(text: string, query: string, { pre, post }: Marks): string {
  const words = wordsOf(query).map((word) => word.replace(/[^\w]/g, ""));
  if (words.join("") === "") return escapeHtml(text);
  return escapeHtml(text).replace(
    new RegExp(words.filter(Boolean).join("|"), "gi"),
    (match) => pre + match + post,
  );
}
