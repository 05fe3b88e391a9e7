import { editDistance, findTypoMatches, groupByLength, maxTyposFor, splitInTwo } from "./typos";

describe("maxTyposFor", () => {
  it("grows with the length of a word, and is 0 for numbers and technical names", () => {
    expect(["ssh", "peer", "connect", "policies"].map(maxTyposFor)).toEqual([0, 1, 1, 2]);
    expect(["51820", "wt0", "api/peers"].map(maxTyposFor)).toEqual([0, 0, 0]);
  });
});

describe("editDistance", () => {
  it.each([
    ["one replaced letter", "polisy", "policy", 1],
    ["one missing letter", "polcy", "policy", 1],
    ["one added letter", "pollicy", "policy", 1],
    ["two swapped letters", "poilcy", "policy", 1],
    ["more than the maximum", "abcdef", "policy", 3],
  ])("counts %s", (_kind, a, b, distance) => {
    expect(editDistance(a, b, 2, false)).toBe(distance);
  });

  it("compares a prefix with the beginning of the other word", () => {
    expect(editDistance("polci", "policy", 2, true)).toBe(1);
    expect(editDistance("polci", "policy", 2, false)).toBe(2);
  });
});

describe("findTypoMatches", () => {
  const terms = groupByLength(["peer", "policy", "route", "router"]);
  const numbersFor = (word: string, isPrefix = false): readonly number[] =>
    findTypoMatches(terms, word, isPrefix).map(({ number }) => number);

  it("finds the terms within the allowed distance", () => {
    expect(numbersFor("polici")).toEqual([1]);
    expect(numbersFor("rotue")).toEqual([2]);
    expect(numbersFor("rotue", true)).toEqual([2, 3]);
  });

  it("finds nothing for a word in which no typo is allowed", () => {
    expect(numbersFor("pee")).toEqual([]);
  });
});

describe("splitInTwo", () => {
  it("splits a word into halves of at least three letters", () => {
    expect(splitInTwo("nslook")).toEqual([["nsl", "ook"]]);
    expect(splitInTwo("peers")).toEqual([]);
  });
});
