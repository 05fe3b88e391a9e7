import fc from "fast-check";
import { plainText, type SearchRecord } from "../model";
import { buildIndex, highlight, readTexts, readTitles, search, writeIndex } from ".";
import { record, SAMPLE } from "./sample.fixture";
import { tokenise } from "./tokenise";

const index = buildIndex(SAMPLE);

/** Words of the sample, technical signs, markup and any characters, in any order. */
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
    texts.flatMap(([title, content], place) => [
      record(`/page-${place}`, title, {}),
      record(`/page-${place}`, title, { type: "content", content, position: 1 }),
    ]),
  );

describe("search properties", () => {
  it("never throws, keeps to its limit, and lists no target twice", () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 0, max: 8 }), (query, hitsPerPage) => {
        const { hits } = search(index, query, { hitsPerPage });
        const targets = hits.map(({ url }) => url);
        expect(hits.length).toBeLessThanOrEqual(hitsPerPage);
        expect(new Set(targets).size).toBe(targets.length);
        expect(new Set(hits.map((hit) => hit.objectID)).size).toBe(hits.length);
      }),
    );
  });

  it("gives the same hits for the same query, built or loaded", () => {
    fc.assert(
      fc.property(anyRecords, anyText, (records, query) => {
        const { titles, texts } = writeIndex(records);
        const loaded = readTexts(texts, readTitles(titles));
        expect(search(buildIndex(loaded), query).hits).toEqual(search(buildIndex(records), query).hits);
      }),
      { numRuns: 50 },
    );
  });

  it("keeps the titles of hits: without marks they are the record's", () => {
    fc.assert(
      fc.property(anyRecords, anyText, (records, query) => {
        for (const { hierarchy, highlightedHierarchy } of search(buildIndex(records), query).hits)
          expect(plainText(highlightedHierarchy.lvl1 ?? "")).toBe(hierarchy.lvl1 ?? "");
      }),
    );
  });
});

describe("text properties", () => {
  it("removing the tags of a highlight gives the text back", () => {
    fc.assert(
      fc.property(anyText, anyText, (text, query) => {
        const terms = new Set(tokenise(query).map((token) => token.term));
        const beginning = tokenise(query).at(-1)?.term ?? null;
        expect(plainText(highlight(text, { terms, beginning }))).toBe(text);
      }),
    );
  });

  it("places every token inside the text, none empty", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const { term, start, end } of tokenise(text)) {
          expect(term).not.toBe("");
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
        }
      }),
    );
  });

  it("finds a record by any whole word of its title", () => {
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
