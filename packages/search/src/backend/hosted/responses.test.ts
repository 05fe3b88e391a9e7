import { maskKey } from "../../model";
import { readPage, resultsOf } from "./responses";

it.each([{}, { results: 1 }, { results: [null] }, { results: [{ hits: "x" }] }, []])(
  "an answer of %j has no hits",
  (content) => {
    const pages = resultsOf(content).map((result) => readPage(result, "documentation", "a"));
    expect(pages.flatMap(({ hits }) => hits)).toEqual([]);
  },
);

it("hits have the query id and the index of their answer", () => {
  const hit = { objectID: "1", url: "/how-to/ssh#x", type: "lvl1", hierarchy: { lvl1: "SSH" } };
  const [page] = resultsOf({ results: [{ hits: [hit, null], queryID: "q", index: "i" }] });
  expect(readPage(page, "documentation", "ssh").hits).toMatchObject([
    { url: "/how-to/ssh#x", queryID: "q", indexName: "i" },
  ]);
});

it("a key is masked as it is and percent-encoded, but no empty one", () => {
  expect(maskKey("k=a b/c k=a%20b%2Fc", "a b/c")).toBe("k=***** k=*****");
  expect(maskKey("text", "")).toBe("text");
  expect(maskKey("text", null)).toBe("text");
});
