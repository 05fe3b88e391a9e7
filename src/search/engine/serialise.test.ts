import { buildIndex, IndexError, INDEX_VERSION, loadIndex, search, serialiseIndex } from ".";
import { SAMPLE } from "./sample.fixture";

const index = buildIndex(SAMPLE);
const text = serialiseIndex(index);

function failure(damaged: string): IndexError {
  try {
    loadIndex(damaged);
  } catch (error) {
    if (error instanceof IndexError) return error;
    throw error;
  }
  throw new Error("The index was accepted.");
}

describe("serialiseIndex and loadIndex", () => {
  it("is one JSON text that searches like the index it was made from", () => {
    expect(() => JSON.parse(text) as unknown).not.toThrow();
    const loaded = loadIndex(text);
    expect(search(loaded, "setup key").hits).toEqual(search(index, "setup key").hits);
  });

  it("refuses another format version and says both", () => {
    const error = failure(text.replace(`"version":${INDEX_VERSION}`, '"version":99'));
    expect(error.reason).toBe("version");
    expect(error.message).toContain("format 99");
  });

  it.each([0.001, 0.5, 0.99])("tells a file cut at %f of its length", (part) => {
    expect(failure(text.slice(0, Math.floor(text.length * part))).reason).toBe("truncated");
  });

  it("tells a file whose last character is missing", () => {
    expect(failure(text.slice(0, -1)).reason).toBe("truncated");
  });

  it.each([
    ["a changed letter", text.replace("overlay", "0verlay")],
    ["something else", '{"hello":"world"}'],
    ["no JSON", "not an index"],
  ])("tells %s", (_what, damaged) => {
    expect(failure(damaged).reason).toBe("corrupt");
  });

  it("counts an empty answer as incomplete", () => {
    expect(failure("").reason).toBe("truncated");
  });
});
