import { ERRORS, HITS } from "../../../test/searchBackend";
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
    "Search sent an unreadable answer",
    "There is no search index",
    "The search index did not load",
    "The search index is out of date",
    "The search index is damaged",
    "Search failed",
  ]);
  expect(announcementOf({ kind: "failed", query: "x", error: ERRORS[0] as (typeof ERRORS)[number] })).toBe(
    "Search cannot be reached. No host answers.",
  );
});

test("the text of an index error does not repeat its headline", () => {
  const message = "The search index is damaged. Reload the page to fetch it again.";
  expect(errorText({ kind: "index", name: "IndexError", reason: "corrupt", message, detail: "" })).toBe(
    "Reload the page to fetch it again.",
  );
});

test("a message of one sentence, and one of a search service, stay whole", () => {
  const message = "The service did not answer. Try again.";
  expect(errorText({ kind: "unreachable", name: "RetryError", message, detail: "" })).toBe(message);
  expect(
    errorText({
      kind: "index",
      name: "IndexError",
      reason: "network",
      message: "Version 1.2 failed.",
      detail: "",
    }),
  ).toBe("Version 1.2 failed.");
});
