import type { SearchRecord } from "../model";
import { IndexError } from "./indexError";
import { INDEX_VERSION, readTexts, readTitles, writeIndex } from "./indexFiles";
import { record, SAMPLE } from "./sample.fixture";

const { titles, texts } = writeIndex(SAMPLE);

function failureOf(read: () => unknown): IndexError {
  try {
    read();
  } catch (error) {
    if (error instanceof IndexError) return error;
    throw error;
  }
  throw new Error("No IndexError was thrown.");
}

function roundTrip(records: readonly SearchRecord[]): readonly SearchRecord[] {
  const files = writeIndex(records);
  return readTexts(files.texts, readTitles(files.titles));
}

describe("the index files", () => {
  it("contain all records", () => {
    expect(roundTrip(SAMPLE)).toEqual(SAMPLE);
  });

  it("contain the optional fields of records", () => {
    const rich = [
      record("/a", "A", {
        description: "About A.",
        keywords: ["k, l", "m", "n"],
      }),
      record("/a", "A", {
        type: "lvl2",
        lvl2: "C# & more",
        anchor: "odd-id",
        method: "GET",
        label: "/x/{y}",
        keywords: ["n"],
        position: 1,
      }),
    ];
    expect(roundTrip(rich)).toEqual(rich);
  });

  it("have titles and keywords in the first, prose and names from code in the second", () => {
    const heading = record("/a", "A", { keywords: ["one", "two"], terms: "image PORT_OF_ALL /srv/data" });
    const prose = record("/a", "A", { type: "content", content: "Write the file.", position: 1 });
    const bare = record("/b", "B", { terms: "other" });
    expect(roundTrip([heading, prose, bare])).toEqual([heading, prose, bare]);
    expect(readTitles(writeIndex([heading, prose]).titles).records).toEqual([{ ...heading, terms: null }]);
  });

  it("have the first ten phrases of a section in the first, further ones in the second", () => {
    const phrases = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven"];
    const section = { type: "lvl2", lvl2: "B", anchor: "b", position: 1 } as const;
    const records = [
      record("/a", "A", { keywords: phrases }),
      record("/a", "A", { ...section, keywords: phrases }),
    ];
    expect(roundTrip(records)).toEqual(records);
    const first = readTitles(writeIndex(records).titles).records;
    expect(first.map(({ keywords }) => keywords)).toEqual([phrases.slice(0, 10), phrases.slice(0, 10)]);
  });

  it("contain the names of the product", () => {
    expect(readTitles(writeIndex(SAMPLE, ["meshloom", "mesh"]).titles).productWords).toEqual([
      "meshloom",
      "mesh",
    ]);
    expect(readTitles(titles).productWords).toEqual([]);
  });

  it("do not change markup, unusual characters and long texts", () => {
    const hostile = [
      "<script>alert(1)</script> & </mark>",
      "x".repeat(100_000),
      "\ud800 lone",
      "ﬁ İ ß e\u0301",
    ];
    const records = [
      record("/a", "<img onerror=x>", {}),
      ...hostile.map((content, index) =>
        record("/a", "<img onerror=x>", { type: "content", content, position: index + 1 }),
      ),
    ];
    expect(roundTrip(records)).toEqual(records);
  });
});

describe("errors of index files", () => {
  it("another format version has the reason `version`, and the message names both versions", () => {
    const error = failureOf(() => readTitles(titles.replace(`"version":${INDEX_VERSION}`, '"version":99')));
    expect([error.reason, error.message]).toEqual(["version", expect.stringContaining("format 99")]);
  });

  it.each([0.001, 0.5, 0.99])("files cut at %f of their length are corrupt", (ratio) => {
    const cut = (text: string): string => text.slice(0, Math.floor(text.length * ratio));
    expect(failureOf(() => readTitles(cut(titles))).reason).toBe("corrupt");
    expect(failureOf(() => readTexts(cut(texts), readTitles(titles))).reason).toBe("corrupt");
  });

  it.each(['{"hello":"world"}', "not an index", "", "[]", "null"])(
    "a file with the content %j is corrupt",
    (damaged) => {
      expect(failureOf(() => readTitles(damaged)).reason).toBe("corrupt");
    },
  );

  it("two files of different builds have the reason `version`", () => {
    const other = readTitles(writeIndex(SAMPLE.slice(0, 3)).titles);
    expect(failureOf(() => readTexts(texts, other)).reason).toBe("version");
  });
});
