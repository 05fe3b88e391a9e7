import { withoutVarying } from "./output";

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
    expect(withoutVarying(line).isOutput).toBe(true);
    expect(wordsOf(line)).toEqual(words);
  });

  it.each(["open port 51820", "192.168.1.0/24 at home", "error 401", "--log-level debug"])(
    "takes %s for words that were typed",
    (query) => {
      expect(withoutVarying(query).isOutput).toBe(false);
    },
  );

  it("takes a long text, and one with an address among six words, for output", () => {
    expect(withoutVarying("the peer 10.0.0.7:51820 did not answer").isOutput).toBe(true);
    expect(withoutVarying("word ".repeat(31)).isOutput).toBe(true);
  });
});
