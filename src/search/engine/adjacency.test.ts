import { inflectionOf } from "./forms";
import { parseQuery } from "./query";
import { pairShare, pairsOf, sequenceOf } from "./adjacency";

const SEQUENCE = sequenceOf([["create", "a", "setup", "key"].map(inflectionOf), ["network", "route"]]);

function shareOf(query: string): number {
  return pairShare(SEQUENCE, pairsOf(parseQuery(query)));
}

describe("words side by side", () => {
  it("counts the pairs of a query that stand there, stop words aside", () => {
    expect(shareOf("create a setup key now")).toBeCloseTo(2 / 3);
    expect(shareOf("creating the setup keys")).toBe(1);
    expect(shareOf("key setup")).toBe(0);
  });

  it("lets the last word be unfinished, no other", () => {
    expect(shareOf("setup ke")).toBe(1);
    expect(shareOf("setu key")).toBe(0);
  });

  it("joins no texts", () => {
    expect(shareOf("key network")).toBe(0);
  });

  it("has none for a single word", () => {
    expect(shareOf("setup")).toBe(0);
  });
});
