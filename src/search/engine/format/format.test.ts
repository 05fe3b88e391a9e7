import fc from "fast-check";
import type { SearchRecord } from "../../model";
import { IndexError } from "../indexError";
import { FIRST_KEYWORDS } from "./titles";
import { record, SAMPLE } from "../sample.fixture";
import { INDEX_VERSION, readTexts, readTitles, writeIndex } from ".";
import { decodeText, encodeText } from "./words";

const { titles, texts } = writeIndex(SAMPLE);

function failureOf(read: () => unknown): IndexError {
  try {
    read();
  } catch (error) {
    if (error instanceof IndexError) return error;
    throw error;
  }
  throw new Error("The file was accepted.");
}

function roundTrip(records: readonly SearchRecord[]): readonly SearchRecord[] {
  const files = writeIndex(records);
  return readTexts(files.texts, readTitles(files.titles));
}

describe("index files", () => {
  it("give back every record", () => {
    expect(roundTrip(SAMPLE)).toEqual(SAMPLE);
  });

  it("keep what only some records have", () => {
    const rich = [
      record("/a", "A", { description: "About A.", keywords: ["k, l", "m"], groups: ["Manage", "Peers"] }),
      record("/a", "A", {
        type: "lvl2",
        lvl2: "C# & more",
        anchor: "odd-id",
        method: "GET",
        label: "/x/{y}",
        position: 1,
      }),
    ];
    expect(roundTrip(rich)).toEqual(rich);
  });

  it("keep the terms of code on their heading, which titles alone do not have", () => {
    const heading = record("/a", "A", { terms: "image PORT_OF_ALL /srv/data" });
    const prose = record("/a", "A", { type: "content", content: "Write the file.", position: 1 });
    const bare = record("/b", "B", { terms: "other" });
    expect(roundTrip([heading, prose, bare])).toEqual([heading, prose, bare]);
    expect(readTitles(writeIndex([heading, prose]).titles).records).toEqual([{ ...heading, terms: null }]);
  });

  it("keep a page's further keywords with the prose", () => {
    const keywords = Array.from({ length: FIRST_KEYWORDS + 2 }, (_, place) => `word ${place}`);
    const page = record("/a", "A", { keywords, terms: "PORT_OF_ALL" });
    const prose = record("/a", "A", { type: "content", content: "Write the file.", position: 1 });
    expect(roundTrip([page, prose])).toEqual([page, prose]);
    const first = { ...page, keywords: keywords.slice(0, FIRST_KEYWORDS), terms: null };
    expect(readTitles(writeIndex([page, prose]).titles).records).toEqual([first]);
  });

  it("keep hostile and huge texts as they are", () => {
    const texts = [
      "<script>alert(1)</script> & </mark>",
      "x".repeat(100_000),
      "\ud800 lone",
      "ﬁ İ ß e\u0301",
    ];
    const records = [
      record("/a", "<img onerror=x>", {}),
      ...texts.map((content, place) =>
        record("/a", "<img onerror=x>", { type: "content", content, position: place + 1 }),
      ),
    ];
    expect(roundTrip(records)).toEqual(records);
  });

  it("are smaller than the text they hold, and plain JSON", () => {
    expect(JSON.parse(titles)).toMatchObject({ version: INDEX_VERSION });
    expect(JSON.parse(texts)).toMatchObject({ version: INDEX_VERSION });
  });
});

describe("unusable files", () => {
  it("of another version say both versions", () => {
    const error = failureOf(() => readTitles(titles.replace(`"version":${INDEX_VERSION}`, '"version":99')));
    expect([error.reason, error.message]).toEqual(["version", expect.stringContaining("format 99")]);
  });

  it.each([0.001, 0.5, 0.99])("cut at %f of their length are told", (part) => {
    const cut = (text: string): string => text.slice(0, Math.floor(text.length * part));
    expect(failureOf(() => readTitles(cut(titles))).reason).toBe("truncated");
    expect(failureOf(() => readTexts(cut(texts), readTitles(titles))).reason).toBe("truncated");
  });

  it.each([
    ["a changed letter", titles.replace("Forward", "F0rward"), "corrupt"],
    ["something else", '{"hello":"world"}', "corrupt"],
    ["no JSON", "not an index", "corrupt"],
    ["a missing last character", titles.slice(0, -1), "truncated"],
    ["nothing", "", "truncated"],
  ])("with %s are told", (_what, damaged, reason) => {
    expect(failureOf(() => readTitles(damaged)).reason).toBe(reason);
  });

  it("of two builds are told apart", () => {
    const other = readTitles(writeIndex(SAMPLE.slice(0, 3)).titles);
    expect(failureOf(() => readTexts(texts, other)).reason).toBe("version");
  });
});

describe("words", () => {
  it("give every text back", () => {
    const anyText = fc.array(
      fc.oneof(
        fc.constantFrom(
          "the",
          "The",
          "WireGuard",
          "wireGuard",
          ". ",
          " ",
          "\n",
          "· ",
          "(",
          "--flag",
          "_X",
          "é",
          "Éa",
          "1",
          "\u0001",
        ),
        fc.string({ unit: "grapheme", maxLength: 4 }),
      ),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(anyText, (parts) => {
        const text = parts.join("").replaceAll("\t", " ").replaceAll("\u0003", " ");
        expect(decodeText(encodeText(text))).toBe(text);
      }),
      { numRuns: 400 },
    );
  });

  it("never need an escape in JSON for their codes, however many there are", () => {
    const text = Array.from({ length: 60_000 }, (_, place) => `w${place}`).join(" ");
    const coded = encodeText(text);
    expect(JSON.stringify(coded.codes)).toHaveLength(coded.codes.length + 2);
    expect(decodeText(coded)).toBe(text);
  });
});
