import { ERRORS, HITS } from "@site/test/searchBackend";
import { arrange } from "./runQuery";
import { announcementOf, errorText, errorTitle, FALLBACK_NOTICE } from "./messages";

const lost = ERRORS[0] as (typeof ERRORS)[number];
const options = arrange(HITS, (url) => url);
const hits = {
  kind: "hits",
  query: "key",
  options,
  total: 3,
  fallbackCause: null,
  titlesOnly: false,
} as const;

test.each([
  [hits, "3 results for ‘key’."],
  [{ ...hits, isPartial: true }, "Searching…"],
  [{ ...hits, options: options.slice(0, 1), total: 1 }, "1 result for ‘key’."],
  [{ ...hits, total: 59 }, "3 of 59 results for ‘key’."],
  [{ ...hits, fallbackCause: lost }, `${FALLBACK_NOTICE} 3 results for ‘key’.`],
  [
    {
      kind: "nothing",
      query: "qq",
      scope: "all",
      closest: [],
      fallbackCause: null,
      titlesOnly: false,
    } as const,
    "Nothing found for ‘qq’. Please try again.",
  ],
  [
    {
      kind: "nothing",
      query: "qq",
      scope: "all",
      closest: [],
      fallbackCause: lost,
      titlesOnly: false,
    } as const,
    `${FALLBACK_NOTICE} Nothing found for ‘qq’. Please try again.`,
  ],
  [{ kind: "waiting" } as const, "Searching…"],
  [{ kind: "start" } as const, ""],
])("is announced in words (%#)", (view, text) => {
  expect(announcementOf(view)).toBe(text);
});

test("each failure has words of its own", () => {
  expect(ERRORS.map(errorTitle)).toEqual([
    "Search cannot be reached",
    "Search refused the request",
    "Search sent an unreadable response",
    "There is no search index",
    "The search index did not load",
    "The search index is out of date",
    "The search index is damaged",
    "Search failed",
  ]);
  expect(announcementOf({ kind: "failed", query: "x", error: ERRORS[0] as (typeof ERRORS)[number] })).toBe(
    "Search cannot be reached. Check your connection and try again.",
  );
});

test("an error says what to do, in the language of the page; the message of a service that refuses stays whole", () => {
  expect(ERRORS.map(errorText)).toEqual([
    "Check your connection and try again.",
    "The service said no.",
    "Try again in a moment.",
    "Find your page in the menu, and try search again later.",
    "Check your connection and try again.",
    "Reload the page.",
    "Reload the page to fetch it again.",
    "Reload the page and try again.",
  ]);
});
