import fc from "fast-check";
import { HITS_PER_PAGE, MAX_QUERY_CHARS } from "../model";
import { buildIndex, search } from ".";
import { anchorOf, linesOf, MESSAGES, messageRecords } from "./messages.fixture";
import { withoutVarying } from "./output";
import { SAMPLE } from "./sample.fixture";

const wordsOf = (text: string) => withoutVarying(text).text.match(/[\w:.-]+/g) ?? [];

describe("withoutVarying", () => {
  it.each([
    ["2026-11-26T05:37:34.1Z ERRO client/engine.go:12: engine stopped", ["engine", "stopped"]],
    ["Nov 26 05:37:34 web-1 meshd[12]: engine stopped", ["web-1", "engine", "stopped"]],
    ['{"level":"warning","msg":"engine stopped","time":"2026-11-26T05:37:34Z"}', ["engine", "stopped"]],
    ['time="2026-11-26T05:37:34Z" level=error msg="engine stopped" peer=abc', ["engine", "stopped"]],
    ["[ERROR] engine stopped after 1.5s on 10.0.0.7:51820", ["engine", "stopped", "after", "on"]],
    [
      "INFO peer 7c1d4f52-1d8e-4c8e-9a57-3e0a0f6f8b11 at [2001:db8::17]:3478 removed",
      ["peer", "at", "removed"],
    ],
    ["2026-11-26T05:37:34Z WRN engine stopped", ["engine", "stopped"]],
    ["WARN key hN8b1pQ2vC6yZk0sT4mR9wE3xA7uL5oD1fG2jH8kB1c= is 0x1f00ba2c", ["key", "is"]],
  ])("leaves the words of the message of %s", (line, words) => {
    expect(withoutVarying(line).isOutput).toBe("yes");
    expect(wordsOf(line)).toEqual(words);
  });

  it.each(["open port 51820", "192.168.1.0/24 at home", "error 401", "--log-level debug"])(
    "takes %s for words that were typed",
    (query) => {
      expect(withoutVarying(query).isOutput).toBe("no");
    },
  );

  it.each([
    "create tunnel: dial failed: no route",
    "how do I log in with user@example.com",
    "Error: unknown flag: --x",
    "Failed to connect to the service",
    "ERR_SSL_PROTOCOL_ERROR",
    'Unrecognized scope(s) ["api"]',
    "This group is issued by the provider.",
  ])("is not sure about %s, which has no sign of a log", (query) => {
    expect(withoutVarying(query).isOutput).toBe("perhaps");
  });
});

describe("search for pasted output", () => {
  const index = buildIndex([...SAMPLE, ...messageRecords("/messages")]);

  it("finds the message of each line first", () => {
    const missed = MESSAGES.flatMap((message) =>
      linesOf(message)
        .filter((line) => search(index, line).hits[0]?.url !== `/messages#${anchorOf(message)}`)
        .map((line) => `${message} <- ${line}`),
    );
    expect(missed).toEqual([]);
  });

  it("answers any text of any length, and does not depend on what is behind the limit", () => {
    const piece = fc.oneof(
      fc.constantFrom(...MESSAGES.flatMap(linesOf)),
      fc.string({ unit: "grapheme", maxLength: 40 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join(" ");
        const { hits } = search(index, text);
        expect(hits.length).toBeLessThanOrEqual(HITS_PER_PAGE);
        expect(search(index, text.slice(0, MAX_QUERY_CHARS)).hits).toEqual(hits);
      }),
      { numRuns: 60 },
    );
  });
});
