import fc from "fast-check";
import { plainText, type SearchRecord } from "../model";
import { buildIndex, highlight, readTexts, readTitles, search, writeIndex } from ".";
import { record, SAMPLE } from "./sample.fixture";
import { tokenize } from "./tokenize";

const index = buildIndex(SAMPLE);

/** Random texts of words from the sample, technical names, markup and other characters. */
const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "ssh",
        "setup",
        "peers",
        "policy",
        "--allow-server-ssh",
        "/api/peers/{peerId}",
        "<b>",
        "&amp;",
        "</mark>",
      ),
      fc.string({ unit: "grapheme", maxLength: 12 }),
      fc.string({ unit: "binary", maxLength: 6 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(" "));

const anyRecords = fc
  .array(fc.tuple(anyText, anyText), { maxLength: 8 })
  .map((texts): readonly SearchRecord[] =>
    texts.flatMap(([title, content], index) => [
      record(`/page-${index}`, title, {}),
      record(`/page-${index}`, title, { type: "content", content, position: 1 }),
    ]),
  );

describe("search properties", () => {
  it("never throws, returns at most `hitsPerPage` hits, and no address twice", () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 0, max: 8 }), (query, hitsPerPage) => {
        const { hits } = search(index, query, { hitsPerPage });
        const addresses = hits.map(({ url }) => url);
        expect(hits.length).toBeLessThanOrEqual(hitsPerPage);
        expect(new Set(addresses).size).toBe(addresses.length);
        expect(new Set(hits.map((hit) => hit.objectID)).size).toBe(hits.length);
      }),
    );
  });

  it("returns the same hits for records that were written to index files and read again", () => {
    fc.assert(
      fc.property(anyRecords, anyText, (records, query) => {
        const { titles, texts } = writeIndex(records);
        const loaded = readTexts(texts, readTitles(titles));
        expect(search(buildIndex(loaded), query).hits).toEqual(search(buildIndex(records), query).hits);
      }),
      { numRuns: 50 },
    );
  });
});

describe("text properties", () => {
  it("highlighting only adds mark tags", () => {
    fc.assert(
      fc.property(anyText, anyText, (text, query) => {
        const terms = new Set(tokenize(query).map((token) => token.term));
        const prefix = tokenize(query).at(-1)?.term ?? null;
        expect(plainText(highlight(text, { terms, prefix }))).toBe(text);
      }),
    );
  });

  it("tokens have a term, and positions inside the text", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const { term, start, end } of tokenize(text)) {
          expect(term).not.toBe("");
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
        }
      }),
    );
  });

  it("a page is found by each word of its title", () => {
    const titles = SAMPLE.filter(({ type }) => type === "lvl1");
    fc.assert(
      fc.property(fc.constantFrom(...titles), fc.nat(), (page, pick) => {
        const words = (page.hierarchy.lvl1 ?? "").split(" ");
        const word = words[pick % words.length] ?? "";
        const { hits } = search(index, word, { hitsPerPage: 100 });
        expect(hits.map((hit) => hit.page)).toContain(page.url);
      }),
    );
  });
});
