import { editDistance, nearest } from "./nearest";

describe("editDistance", () => {
  it.each([
    ["", "", 0],
    ["abc", "abc", 0],
    ["abc", "", 3],
    ["kitten", "sitting", 3],
  ])("from %j to %j is %i", (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
    expect(editDistance(b, a)).toBe(distance);
  });
});

describe("nearest", () => {
  const names = ["product", "cli", "serverEnv"];

  it("finds a mistyped name, whatever its case", () => {
    expect(nearest("prodct", names)).toBe("product");
    expect(nearest("serverenv", names)).toBe("serverEnv");
  });

  it("finds nothing when all candidates are far off", () => {
    expect(nearest("somethingelse", names)).toBeUndefined();
  });
});
