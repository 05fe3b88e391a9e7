import { nearest } from "./nearest";

describe("nearest", () => {
  const names = ["product", "cli", "serverEnv"];

  it("finds a mistyped name, whatever its case", () => {
    expect(nearest("prodct", names)).toBe("product");
    expect(nearest("lci", names)).toBe("cli");
    expect(nearest("serverenv", names)).toBe("serverEnv");
  });

  it("finds nothing when all candidates are far off", () => {
    expect(nearest("somethingelse", names)).toBeUndefined();
    expect(nearest("derp", ["help"])).toBeUndefined();
  });
});
