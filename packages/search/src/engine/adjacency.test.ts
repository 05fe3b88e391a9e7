import "./words.fixture";
import { removeInflection } from "./stem";
import { parseQuery } from "./query";
import { adjacencyOf, adjacentPairsOf, wordSequenceOf } from "./adjacency";

const SEQUENCE = wordSequenceOf([
  ["create", "a", "setup", "key"].map(removeInflection),
  ["network", "route"],
]);

function adjacency(query: string): number {
  return adjacencyOf(SEQUENCE, adjacentPairsOf(parseQuery(query).units));
}

describe("adjacencyOf", () => {
  it("is the part of the query's adjacent pairs that are adjacent in the text, ignoring stop words", () => {
    expect(adjacency("create a setup key now")).toBeCloseTo(2 / 3);
    expect(adjacency("creating the setup keys")).toBe(1);
    expect(adjacency("key setup")).toBe(0);
  });

  it("matches the last word as a prefix, but no other word", () => {
    expect(adjacency("setup ke")).toBe(1);
    expect(adjacency("setu key")).toBe(0);
  });

  it("does not pair the last word of a text with the first word of the next", () => {
    expect(adjacency("key network")).toBe(0);
  });

  it("is 0 for a query of one word", () => {
    expect(adjacency("setup")).toBe(0);
  });
});
