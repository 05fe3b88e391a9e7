import fc from "fast-check";
import { MAX_CHUNK_CHARS, chunkTexts } from "./chunks";

describe("chunkTexts", () => {
  it("joins short texts and begins again when the next does not fit", () => {
    expect(chunkTexts(["aaaa", "bbbb", "cccc"], 10)).toEqual(["aaaa\nbbbb", "cccc"]);
  });

  it("cuts a long text between sentences", () => {
    expect(chunkTexts(["First one. Second one. Third."], 22)).toEqual(["First one. Second one.", "Third."]);
  });

  it("cuts a long sentence between words and a long word anywhere", () => {
    expect(chunkTexts(["one two three"], 8)).toEqual(["one two", "three"]);
    expect(chunkTexts(["abcdefgh"], 3)).toEqual(["abc", "def", "gh"]);
  });

  it("gives nothing for nothing", () => {
    expect(chunkTexts([])).toEqual([]);
  });

  it("loses no word and keeps to the limit", () => {
    const words = fc.array(fc.string({ unit: "grapheme-ascii", minLength: 1 }), { maxLength: 40 });
    const texts = fc.array(
      words.map((list) => list.join(" ").replace(/\s+/g, " ").trim()),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(texts, fc.integer({ min: 5, max: MAX_CHUNK_CHARS }), (blocks, limit) => {
        const given = blocks.filter((block) => block !== "");
        const chunks = chunkTexts(given, limit);
        expect(chunks.every((chunk) => chunk.length <= limit)).toBe(true);
        expect(chunks.join("").replace(/\s/g, "")).toBe(given.join("").replace(/\s/g, ""));
      }),
    );
  });
});
