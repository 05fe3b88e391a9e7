import { halvesOf, stemOf, swapsOf, typosAllowed } from "./forms";

describe("stemOf", () => {
  it.each([
    ["installing", "install"],
    ["installation", "install"],
    ["expired", "expir"],
    ["routing", "rout"],
    ["connect", "connect"],
    ["user", null],
    ["k8s", null],
    ["ssh", null],
  ])("%s", (word, stem) => {
    expect(stemOf(word)).toBe(stem);
  });
});

describe("typosAllowed", () => {
  it("scales with the length of words, and allows none in numbers and technical names", () => {
    expect(["ssh", "peer", "connect", "policies"].map(typosAllowed)).toEqual([0, 1, 1, 2]);
    expect(["51820", "wt0", "api/peers"].map(typosAllowed)).toEqual([0, 0, 0]);
  });
});

describe("slips of the keyboard", () => {
  it("swaps neighbors", () => {
    expect(swapsOf("peer")).toEqual(["eper", "pere"]);
    expect(swapsOf("ssh")).toEqual([]);
  });

  it("parts a word in two of at least three letters", () => {
    expect(halvesOf("nslook")).toEqual([["nsl", "ook"]]);
    expect(halvesOf("peers")).toEqual([]);
  });
});
