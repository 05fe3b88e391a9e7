import type { SectionId } from "../../../sections";
import type { Outcome, SearchError, SearchPage, SearchRequest } from "../../client";
import { normaliseQuery } from "../../model";
import type { Answer, Scope } from "./answer";
import { arrange } from "./arrange";
import type { Backend } from "./backend";
import { closestPages } from "./closest";
import { searchFully } from "./searchFully";

/** What an ask depends on beside the query. */
export interface AskContext {
  readonly backend: Backend;
  /** Section of the page at hand. */
  readonly prefer: SectionId;
  /** Adds the base URL. */
  readonly hrefOf: (url: string) => string;
}

/** Asks the client and words its outcome as an answer. A blank query finds nothing without a call; nothing throws. */
export async function ask(context: AskContext, typed: string, scope: Scope): Promise<Answer> {
  const query = normaliseQuery(typed);
  if (query === "") return { kind: "nothing", query, scope, closest: [], standIn: null };
  const request: SearchRequest = {
    query,
    prefer: context.prefer,
    ...(scope === "all" ? {} : { section: scope }),
  };
  const { outcome, standIn } = await searchOrStandIn(context.backend, request);
  if (!outcome.ok) return { kind: "failed", query, error: outcome.error };
  const { hits, total } = outcome.value;
  if (hits.length > 0) return { kind: "hits", query, options: arrange(hits, context.hrefOf), total, standIn };
  const client = standIn ? (context.backend.standIn ?? context.backend.client) : context.backend.client;
  return { kind: "nothing", query, scope, closest: await closestPages(client, query, scope), standIn };
}

/** An outcome, and the error for which the page's own index answered, if it did. */
export interface Answered {
  readonly outcome: Outcome<SearchPage>;
  readonly standIn: SearchError | null;
}

/** When no hosted host can be reached, the page's own index answers; when that fails too, the first error counts. */
export async function searchOrStandIn(
  { client, standIn, index }: Backend,
  request: SearchRequest,
): Promise<Answered> {
  const outcome = await searchFully(client, index, request);
  if (outcome.ok || outcome.error.kind !== "unreachable" || !standIn) return { outcome, standIn: null };
  const second = await searchFully(standIn, index, request);
  return second.ok ? { outcome: second, standIn: outcome.error } : { outcome, standIn: null };
}
