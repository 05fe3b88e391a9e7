/** All texts of the dialog that depend on its state. */
import { translate } from "@docusaurus/Translate";
import { PARTS } from "docusaurus-waymark-core/sections";
import type { SearchError } from "../backend";
import type { Scope, View } from "./state";

type IndexReason = Extract<SearchError, { kind: "index" }>["reason"];

/** The scopes with their labels, in the order in which they are offered. */
export const SCOPES: readonly { readonly id: Scope; readonly label: string }[] = [
  { id: "all", label: translate({ id: "search.all", message: "All" }) },
  ...PARTS,
];

/** The label of a scope. */
export function scopeName(scope: Scope): string {
  return SCOPES.find(({ id }) => id === scope)?.label ?? scope;
}

export const FALLBACK_NOTICE = translate({
  id: "search.theSearchServiceCannotBeReached",
  message: "The search service cannot be reached. These results come from this site’s own index.",
});

const WAITING = translate({ id: "search.searching", message: "Searching…" });

const ERROR_TITLES: Readonly<Record<Exclude<SearchError["kind"], "index">, string>> = {
  unreachable: translate({ id: "search.searchCannotBeReached", message: "Search cannot be reached" }),
  refused: translate({ id: "search.searchRefusedTheRequest", message: "Search refused the request" }),
  unreadable: translate({
    id: "search.searchSentAnUnreadableAnswer",
    message: "Search sent an unreadable response",
  }),
  unknown: translate({ id: "search.searchFailed", message: "Search failed" }),
};

const INDEX_TITLES: Readonly<Record<IndexReason, string>> = {
  missing: translate({ id: "search.thereIsNoSearchIndex", message: "There is no search index" }),
  network: translate({ id: "search.theSearchIndexDidNotLoad", message: "The search index did not load" }),
  version: translate({ id: "search.theSearchIndexIsOutOf", message: "The search index is out of date" }),
  corrupt: translate({ id: "search.theSearchIndexIsDamaged", message: "The search index is damaged" }),
};

const ADVICE: Readonly<Record<Exclude<SearchError["kind"], "index" | "refused">, string>> = {
  unreachable: translate({
    id: "search.checkYourConnectionAndTryAgain",
    message: "Check your connection and try again.",
  }),
  unreadable: translate({ id: "search.tryAgainInAMoment", message: "Try again in a moment." }),
  unknown: translate({
    id: "search.reloadThePageAndTryAgain",
    message: "Reload the page and try again.",
  }),
};

const INDEX_ADVICE: Readonly<Record<IndexReason, string>> = {
  missing: translate({
    id: "search.findYourPageInTheMenu",
    message: "Find your page in the menu, and try search again later.",
  }),
  network: ADVICE.unreachable,
  version: translate({ id: "search.reloadThePage", message: "Reload the page." }),
  corrupt: translate({ id: "search.reloadThePageToFetchIt", message: "Reload the page to fetch it again." }),
};

/** The message for a query without hits. */
export function nothingFound(query: string): string {
  return translate(
    { id: "search.nothingFoundForPleaseTryAgain", message: "Nothing found for ‘{query}’. Please try again." },
    { query },
  );
}

/** Headline of an error; `errorText` follows it. */
export function errorTitle(error: SearchError): string {
  return error.kind === "index" ? INDEX_TITLES[error.reason] : ERROR_TITLES[error.kind];
}

/** Advice to the reader about an error. For a request that the service refuses, its own message is shown unchanged. */
export function errorText(error: SearchError): string {
  if (error.kind === "refused") return error.message;
  return error.kind === "index" ? INDEX_ADVICE[error.reason] : ADVICE[error.kind];
}

/** The announcement of a view by the live region. */
export function announcementOf(view: View): string {
  switch (view.kind) {
    case "hits":
      return view.isPartial ? WAITING : `${noticeOf(view)}${countFor(view)}`;
    case "nothing":
      return noticeOf(view) + nothingFound(view.query);
    case "failed":
      return `${errorTitle(view.error)}. ${errorText(view.error)}`;
    case "waiting":
      return WAITING;
    default:
      return "";
  }
}

function noticeOf({ fallbackCause }: { readonly fallbackCause: SearchError | null }): string {
  return fallbackCause ? `${FALLBACK_NOTICE} ` : "";
}

/** The number of shown results, in words, for the announcement. */
function countFor({ query, options: { length: shown }, total }: Extract<View, { kind: "hits" }>): string {
  if (total > shown)
    return translate(
      { id: "search.ofResultsFor", message: "{shown} of {total} results for ‘{query}’." },
      { shown, total, query },
    );
  return shown === 1
    ? translate({ id: "search.1ResultFor", message: "1 result for ‘{query}’." }, { query })
    : translate({ id: "search.resultsFor", message: "{shown} results for ‘{query}’." }, { shown, query });
}
