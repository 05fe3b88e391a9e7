import { quoteFilter, writeQuoteFilter } from "./quoteFilter";

const pages = [
  {
    url: "/messages",
    title: "Messages",
    section: "docs",
    sectionTitle: "Docs",
    quotes: [
      ["a", "peer <name> not found in network: <error>", "It was deleted."],
      ["b", "no valid authentication provided", "No token came."],
      ["c", "Couldn't add peer: setup key is invalid", "The key is gone."],
      ["e", "setup key: <id> not found", "The key is gone."],
      ["d", "unknown method <method> for service daemon.DaemonService", "The service is older."],
    ] as const,
  },
];
const mayQuote = quoteFilter(writeQuoteFilter(pages));

test.each([
  "no valid authentication provided",
  "Error: No valid authentication pro",
  "2026-11-26 WARN peer web-1 not found in network: timeout",
  "couldnt add peer setup key",
  "setup key: 4a1c not found",
  "Error: code = Unimplemented desc = unknown method SetConfig for service daemon.DaemonService",
])("a message passes, whole or cut, with or without a prefix: %s", (query) => {
  expect(mayQuote(query)).toBe(true);
});

test("short queries do not pass, and neither do any without texts", () => {
  expect(mayQuote("no valid authentication")).toBe(false);
  expect(quoteFilter("")("no valid authentication provided")).toBe(false);
});

test("of a thousand other queries few pass", () => {
  const quotes = Array.from(
    { length: 500 },
    (_, number) => [`a${number}`, `${number} failed step`, ""] as const,
  );
  const mayBe = quoteFilter(writeQuoteFilter(pages.map((page) => ({ ...page, quotes }))));
  const queries = Array.from({ length: 1000 }, (_, number) => `page${number} is where of`);
  expect(queries.filter(mayBe).length).toBeLessThan(40);
});
