import { sectionOf, type SectionId } from "../../../sections";
import type { FacetCondition, FacetFilters, SearchOptions } from "../../engine";
import {
  asNumber,
  asObject,
  asText,
  asTexts,
  HIGHLIGHT,
  HITS_PER_PAGE,
  type Json,
  SNIPPET_WORDS,
} from "../../model";

const MOST_HITS = 1000;
const ALLOWED_TAG_LENGTH = 200;

/** Parameters that are text whatever they look like. */
const TEXTS: ReadonlySet<string> = new Set(["query", "facetQuery", "highlightPreTag", "highlightPostTag"]);

/** Parameters of a query, wherever the request carries them: as fields, as a parameter string, or both. */
export function readParams(request: Json): Json {
  const { params, ...fields } = request;
  const texts =
    typeof params === "string" ? Object.fromEntries(new URLSearchParams(params)) : asObject(params);
  const entries = Object.entries(texts).map(([name, value]): [string, unknown] => [
    name,
    TEXTS.has(name) ? value : parsed(value),
  ]);
  return { ...fields, ...Object.fromEntries(entries) };
}

/** In a parameter string lists and numbers are written as JSON. */
function parsed(value: unknown): unknown {
  if (typeof value !== "string" || !/^(\[|-?\d+$|true$|false$)/.test(value)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

/** The query text; empty when there is none. */
export function queryOf(params: Json): string {
  return textOf(params["query"]);
}

/** The value when it is a text, else an empty one. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** Options of the engine from the parameters of the protocol. */
export function optionsOf(params: Json): SearchOptions {
  return {
    hitsPerPage: within(asNumber(params["hitsPerPage"], HITS_PER_PAGE), 0, MOST_HITS),
    page: within(asNumber(params["page"], 0), 0, MOST_HITS),
    prefer: preferred(params["optionalFilters"]),
    filters: readFilters(params["facetFilters"]),
    tags: {
      pre: tag(params["highlightPreTag"], HIGHLIGHT.pre),
      post: tag(params["highlightPostTag"], HIGHLIGHT.post),
    },
    snippetWords: snippetWords(asTexts(params["attributesToSnippet"])),
  };
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, Math.trunc(value)));
}

function tag(value: unknown, fallback: string): string {
  return asText(value)?.slice(0, ALLOWED_TAG_LENGTH) ?? fallback;
}

function snippetWords(attributes: readonly string[]): number {
  const asked = attributes
    .map((name) => /^(?:content|\*):(\d{1,4})$/.exec(name)?.[1])
    .find((count) => count !== undefined);
  return asked === undefined ? SNIPPET_WORDS : Math.max(1, Number(asked));
}

/** Outer list: all must hold. Inner list: one is enough. `facet:-value` turns a condition round. */
export function readFilters(raw: unknown): FacetFilters {
  const groups = Array.isArray(raw) ? raw : [raw];
  return groups
    .map((group) => asTexts(Array.isArray(group) ? group : [group]).map(conditionOf))
    .filter((group) => group.length > 0);
}

function conditionOf(text: string): FacetCondition {
  const [facet = "", rest = ""] = splitOnce(text);
  return { facet, value: rest.replace(/^-/, ""), not: rest.startsWith("-") };
}

function splitOnce(text: string): readonly string[] {
  const colon = text.indexOf(":");
  return colon < 0 ? [text] : [text.slice(0, colon), text.slice(colon + 1)];
}

function preferred(raw: unknown): SectionId | null {
  const wanted = readFilters(raw)
    .flat()
    .find(({ facet, not }) => facet === "section" && !not);
  return wanted ? sectionOf(`/${wanted.value}`) : null;
}
