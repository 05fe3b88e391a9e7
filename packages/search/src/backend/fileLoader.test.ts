import { INDEX_VERSION, IndexError, readTitles, type Titles, writeIndex } from "../engine";
import { SAMPLE } from "../engine/sample.fixture";
import { createFileLoader, type FetchedText, type FetchText } from "./fileLoader";

const TEXT = writeIndex(SAMPLE).titles;

function response(text: string, status = 200): Promise<FetchedText> {
  return Promise.resolve({ ok: status < 300, status, text: () => Promise.resolve(text) });
}

function loaderOf(fetchText: FetchText): () => Promise<Titles> {
  return createFileLoader("/search-index.json", (text) => Promise.resolve(readTitles(text)), fetchText);
}

async function failureOf(load: () => Promise<Titles>): Promise<IndexError> {
  const outcome = await load().catch((error: unknown) => error);
  if (outcome instanceof IndexError) return outcome;
  throw new Error("The loader did not fail as expected.");
}

describe("createFileLoader", () => {
  it("fetches once, also when asked twice at a time", async () => {
    const fetchText = jest.fn(() => response(TEXT));
    const load = loaderOf(fetchText);
    const [first, second] = await Promise.all([load(), load()]);
    expect(await load()).toBe(first);
    expect(second).toBe(first);
    expect(fetchText.mock.calls).toEqual([["/search-index.json"]]);
  });

  it("tries again after a failure, past the browser's cache", async () => {
    const answers = [response("", 503), Promise.reject(new TypeError("offline")), response(TEXT)];
    const fetchText = jest.fn<Promise<FetchedText>, Parameters<FetchText>>(
      () => answers.shift() ?? response(""),
    );
    const load = loaderOf(fetchText);
    expect((await failureOf(load)).message).toContain("(status 503)");
    expect((await failureOf(load)).reason).toBe("network");
    expect((await load()).records.length).toBeGreaterThan(0);
    expect(fetchText.mock.calls.map(([, init]) => init?.cache)).toEqual([undefined, "reload", "reload"]);
  });

  it.each([
    ["missing", "", 404, "Find your page in the menu"],
    ["missing", "<!doctype html><title>Site</title>", 200, "Find your page in the menu"],
    ["network", "", 500, "status 500"],
    ["version", TEXT.replace(`"version":${INDEX_VERSION}`, '"version":99'), 200, "format 99"],
    ["corrupt", TEXT.slice(0, 500), 200, "damaged"],
  ])("says %s", async (reason, text, status, words) => {
    const error = await failureOf(loaderOf(() => response(text, status)));
    expect(error.reason).toBe(reason);
    expect(error.message).toContain(words);
  });

  it("counts a body that breaks off as a lost network", async () => {
    const broken = { ok: true, status: 200, text: () => Promise.reject(new TypeError("terminated")) };
    expect((await failureOf(loaderOf(() => Promise.resolve(broken)))).reason).toBe("network");
  });
});
