import { asObject, asText, type Json } from "docusaurus-theme-waymark-search/model";
import { answerQuery, facetHits, type StoredRecord } from "./answers";

/** The key of the pages, which may only search. */
export const SEARCH_KEY = "search-key-0123456789abcdef";

/** One index of the service. */
export interface StoredIndex {
  readonly records: Map<string, StoredRecord>;
}

/** A request as the service reads it. */
export interface Call {
  readonly method: string;
  /** Path below the host, parts decoded. */
  readonly path: readonly string[];
  readonly body: unknown;
  readonly key: string;
}

/** An answer of the service. */
export interface Reply {
  readonly status: number;
  readonly content: unknown;
}

const QUERY_ROUTES =
  /^1\/(indexes\/[^/]+\/(queries|query|recommendations|facets\/[^/]+\/query)|answers\/[^/]+\/prediction)$/;

/** The hosted service in memory: the five calls that the site makes. */
export class Service {
  readonly indices = new Map<string, StoredIndex>();

  /** Answers a call; refusals are answers too. */
  answer(call: Call): Reply {
    const route = call.path.join("/");
    if (!QUERY_ROUTES.test(route)) return refusal(404, `Path not found: ${route}`);
    return call.key === "" ? refusal(403, "Method not allowed with this API key") : this.search(route, call);
  }

  /** The index of this name, made when there is none. */
  index(name: string): StoredIndex {
    const there = this.indices.get(name);
    if (there) return there;
    const made = { records: new Map() };
    this.indices.set(name, made);
    return made;
  }

  private search(route: string, { path, body }: Call): Reply {
    const [, , name = "", , facet = ""] = path;
    const requests = asObject(body)["requests"];
    if (route.endsWith("/queries"))
      return this.each(requests, (query) =>
        this.query(asText(query["indexName"]) ?? "", paramsOf(query["params"])),
      );
    if (route.endsWith("/recommendations"))
      return this.each(requests, (query) => this.query(asText(query["indexName"]) ?? "", {}));
    const records = [...(this.indices.get(name)?.records.values() ?? [])];
    if (route.includes("/facets/"))
      return ok({ facetHits: facetHits(records, facet, asText(asObject(body)["facetQuery"]) ?? "") });
    return ok(this.query(name, paramsOf(asObject(body)["params"] ?? body)));
  }

  private each(requests: unknown, answer: (query: Json) => unknown): Reply {
    return ok({ results: Array.isArray(requests) ? requests.map(asObject).map(answer) : [] });
  }

  private query(name: string, params: Json): unknown {
    return answerQuery([...(this.indices.get(name)?.records.values() ?? [])], name, params);
  }
}

function ok(content: unknown): Reply {
  return { status: 200, content };
}

function refusal(status: number, message: string): Reply {
  return { status, content: { message, status } };
}

/** Parameters come as an object or in the form of a query string. */
function paramsOf(params: unknown): Json {
  return typeof params === "string" ? Object.fromEntries(new URLSearchParams(params)) : asObject(params);
}
