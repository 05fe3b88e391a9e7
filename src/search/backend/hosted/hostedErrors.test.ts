import { maskKey } from "../../model";
import { KEY, recorded } from "./recorded.fixture";

describe("hosted client: errors", () => {
  it.each([
    ["time-outs", { isTimedOut: true, status: 0 }],
    ["lost networks", { status: 0 }],
    ["server errors", { status: 500 }],
  ])("asks every host and then gives up on %s", async (_what, reply) => {
    const { client, sent } = recorded(reply);
    const outcome = await client.search({ query: "a" });
    expect(sent.map(({ url }) => new URL(url).host)).toEqual(["one.example", "two.example"]);
    expect(outcome).toMatchObject({ ok: false, error: { kind: "unreachable", name: "RetryError" } });
    expect(!outcome.ok && outcome.error.detail).toContain("your application id may be incorrect");
    expect(JSON.stringify(outcome)).not.toContain(KEY);
  });

  it("answers from the next host, and allows it more time after a time-out", async () => {
    const { client, sent } = recorded({ isTimedOut: true, status: 0 }, { content: '{"results":[]}' });
    expect((await client.search({ query: "a" })).ok).toBe(true);
    expect(sent.map(({ connectTimeout }) => connectTimeout)).toEqual([1, 4]);
  });

  it.each([{}, { results: 1 }, { results: [null] }, { results: [{ hits: "x" }] }, []])(
    "bears %j",
    async (content) => {
      const { client } = recorded({ content: JSON.stringify(content) });
      expect(await client.search({ query: "a" })).toMatchObject({ ok: true, value: { hits: [] } });
    },
  );
});

describe("maskKey", () => {
  it("masks a key as it is and percent-encoded, but no empty one", () => {
    expect(maskKey("k=a b/c k=a%20b%2Fc", "a b/c")).toBe("k=***** k=*****");
    expect(maskKey("text", "")).toBe("text");
    expect(maskKey("text", null)).toBe("text");
  });
});
