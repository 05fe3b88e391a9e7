import { chooseProduct, IDENTITIES } from "./index";
import { findUnknownTokens, resolveTokens } from "./resolve";
import { tokensOf } from "./tokens";

const tokens = { product: "Peerloom", winDir: "Peerloom", cli: "peerloom" };

describe("chooseProduct", () => {
  it("takes the stand-in identity when nothing is asked for", () => {
    expect(chooseProduct(undefined).slug).toBe("peerloom");
    expect(chooseProduct(" ").slug).toBe("peerloom");
  });

  it("finds an identity by its slug", () => {
    expect(chooseProduct("netbird").name).toBe("NetBird");
  });

  it("names the valid identities when asked for another", () => {
    expect(() => chooseProduct("netbrid")).toThrow(
      'PRODUCT="netbrid" names no product. Fix: use one of peerloom, netbird, or leave PRODUCT unset.',
    );
  });
});

describe("tokensOf", () => {
  it("gives every identity the same token names, each with a single-line value", () => {
    const [first, ...others] = IDENTITIES.map(tokensOf);
    for (const other of others) expect(Object.keys(other)).toEqual(Object.keys(first ?? {}));
    for (const value of IDENTITIES.flatMap((identity) => Object.values(tokensOf(identity)))) {
      expect(value).toMatch(/^[^\n]+$/);
    }
  });

  it("names no other identity in any value", () => {
    for (const identity of IDENTITIES) {
      const text = JSON.stringify(identity).toLowerCase();
      const others = IDENTITIES.filter((other) => other !== identity);
      expect(others.filter((other) => text.includes(other.slug))).toEqual([]);
    }
  });
});

describe("resolveTokens", () => {
  it.each([
    ["{{product}} and {{cli}} up", "Peerloom and peerloom up"],
    ["\\{{product}}", "{{product}}"],
    ["C:\\\\{{winDir}}\\x", "C:\\Peerloom\\x"],
    ["{{ .Values.x }} ${{ secrets.X }}", "{{ .Values.x }} ${{ secrets.X }}"],
    ["{{nope}}", "{{nope}}"],
    ["{{constructor}}", "{{constructor}}"],
  ])("turns %s into %s", (before, after) => {
    expect(resolveTokens(before, tokens)).toBe(after);
  });
});

describe("findUnknownTokens", () => {
  it("lists each one with its offset and leaves escaped ones out", () => {
    expect(findUnknownTokens("{{cli}} {{nope}} \\{{x}} {{toString}}", tokens)).toEqual([
      { name: "nope", offset: 8 },
      { name: "toString", offset: 24 },
    ]);
  });
});
