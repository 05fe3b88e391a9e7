import { buildIndex, IndexError, type SearchIndex, serialiseIndex } from "../engine";
import { SAMPLE } from "../engine/sample.fixture";
import { createIndexLoader, type FetchedText } from "./loader";

const TEXT = serialiseIndex(buildIndex(SAMPLE));

function response(text: string, status = 200): Promise<FetchedText> {
  return Promise.resolve({ ok: status < 300, status, text: () => Promise.resolve(text) });
}

async function failureOf(load: () => Promise<SearchIndex>): Promise<IndexError> {
  const outcome = await load().catch((error: unknown) => error);
  if (outcome instanceof IndexError) return outcome;
  throw new Error("The loader did not fail as expected.");
}

describe("createIndexLoader", () => {
  it("fetches once, also when asked twice at a time", async () => {
    const fetchText = jest.fn(() => response(TEXT));
    const load = createIndexLoader("/search-index.json", fetchText);
    const [first, second] = await Promise.all([load(), load()]);
    expect(await load()).toBe(first);
    expect(second).toBe(first);
    expect(fetchText.mock.calls).toEqual([["/search-index.json"]]);
  });

  it("tries again after a failure", async () => {
    const answers = [response("", 503), Promise.reject(new TypeError("offline")), response(TEXT)];
    const load = createIndexLoader("/i", () => answers.shift() ?? response(""));
    expect((await failureOf(load)).message).toContain("(status 503)");
    expect((await failureOf(load)).reason).toBe("network");
    expect((await load()).records).toHaveLength(SAMPLE.length);
  });

  it.each([
    ["missing", "", 404, "npm run build"],
    ["missing", "<!doctype html><title>Site</title>", 200, "npm run build"],
    ["network", "", 500, "status 500"],
    ["truncated", TEXT.slice(0, 500), 200, "incomplete"],
    ["version", TEXT.replace('"version":1', '"version":2'), 200, "format 2"],
    ["corrupt", TEXT.replace("overlay", "0verlay"), 200, "damaged"],
  ])("says %s", async (reason, text, status, words) => {
    const error = await failureOf(createIndexLoader("/i", () => response(text, status)));
    expect(error.reason).toBe(reason);
    expect(error.message).toContain(words);
  });

  it("counts a body that breaks off as a lost network", async () => {
    const broken = { ok: true, status: 200, text: () => Promise.reject(new TypeError("terminated")) };
    expect((await failureOf(createIndexLoader("/i", () => Promise.resolve(broken)))).reason).toBe("network");
  });
});
