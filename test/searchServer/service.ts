import { asObject, asText, type Json } from "docusaurus-theme-waymark-search/model";
import { answerQuery, facetHits, type StoredRecord } from "./answers";

/** Key that may write, and key that may only search. */
export const ADMIN_KEY = "admin-key-0123456789abcdef";
export const SEARCH_KEY = "search-key-0123456789abcdef";
export const APP_ID = "TESTAPP";

/** One index of the service. */
export interface StoredIndex {
  readonly records: Map<string, StoredRecord>;
  settings: Json;
  synonyms: readonly Json[];
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

/** Number of requests for a task before it is done. */
const POLLS_UNTIL_PUBLISHED = 2;
const QUERY_ROUTES =
  /^1\/(indexes\/[^/]+\/(queries|query|recommendations|facets\/[^/]+\/query)|answers\/[^/]+\/prediction)$/;

/** The hosted service in memory: the five calls that the site makes, and the calls that replace an index. */
export class Service {
  readonly indices = new Map<string, StoredIndex>();
  private readonly polls = new Map<number, number>();
  private lastTask = 0;

  /** Answers a call; refusals are answers too. */
  answer(call: Call): Reply {
    const route = call.path.join("/");
    if (QUERY_ROUTES.test(route)) return call.key === "" ? REFUSED : this.search(route, call);
    if (call.key !== ADMIN_KEY) return REFUSED;
    return this.write(call) ?? refusal(404, `Path not found: ${route}`);
  }

  /** The index of this name, made when there is none. */
  index(name: string): StoredIndex {
    const there = this.indices.get(name);
    if (there) return there;
    const made = { records: new Map(), settings: {}, synonyms: [] };
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

  private write(call: Call): Reply | null {
    const [, , name = "", what = "", id = ""] = call.path;
    if (what === "task") return ok({ status: this.poll(Number(id)), pendingTask: false });
    if (what === "settings") return this.done(() => void (this.index(name).settings = asObject(call.body)));
    if (what === "batch") return this.done(() => this.batch(name, asObject(call.body)["requests"]));
    if (what === "synonyms")
      return this.done(() => void (this.index(name).synonyms = call.body as readonly Json[]));
    return what === "operation" ? this.operation(name, asObject(call.body)) : null;
  }

  private batch(name: string, requests: unknown): void {
    const { records } = this.index(name);
    for (const { body } of requests as { body: StoredRecord }[]) records.set(body.objectID, body);
  }

  /** Moves an index, or copies its settings and synonyms. */
  private operation(from: string, { operation, destination }: Json): Reply {
    const source = this.indices.get(from);
    const to = asText(destination) ?? "";
    if (!source) return refusal(404, `Index ${from} does not exist`);
    return this.done(() => {
      if (operation === "copy") this.indices.set(to, { ...source, records: new Map() });
      else this.indices.set(to, source);
      if (operation === "move") this.indices.delete(from);
    });
  }

  private done(change: () => void): Reply {
    change();
    this.lastTask += 1;
    return ok({
      taskID: this.lastTask,
      updatedAt: new Date().toISOString(),
      deletedAt: new Date().toISOString(),
    });
  }

  private poll(task: number): "published" | "notPublished" {
    const polls = (this.polls.get(task) ?? 0) + 1;
    this.polls.set(task, polls);
    return polls >= POLLS_UNTIL_PUBLISHED ? "published" : "notPublished";
  }
}

function ok(content: unknown): Reply {
  return { status: 200, content };
}

function refusal(status: number, message: string): Reply {
  return { status, content: { message, status } };
}

const REFUSED = refusal(403, "Method not allowed with this API key");

/** Parameters come as an object or in the form of a query string. */
function paramsOf(params: unknown): Json {
  return typeof params === "string" ? Object.fromEntries(new URLSearchParams(params)) : asObject(params);
}
