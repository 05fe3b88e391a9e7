import { identityProblems } from "./checkIdentity";
import { chooseIdentity } from "./choose";
import { IDENTITIES } from "@site/src/product/identities";
import type { ProductIdentity } from "./identity";
import { peerloom } from "@site/src/product/peerloom";
import { findUnknownTokens, resolveTokens } from "./resolve";
import { TOKEN_FIELDS, tokensOf } from "./tokens";

const tokens = { product: "Peerloom", winDir: "Peerloom", cli: "peerloom" };

describe("chooseIdentity", () => {
  it("returns the default identity unless one is given", () => {
    expect(chooseIdentity(IDENTITIES, undefined)).toBe(IDENTITIES[0]);
    expect(chooseIdentity(IDENTITIES, " ")).toBe(IDENTITIES[0]);
  });

  it.each(IDENTITIES)("finds $name by its slug", (identity) => {
    expect(chooseIdentity(IDENTITIES, identity.slug)).toBe(identity);
  });

  it("names the valid identities when another is given", () => {
    expect(() => chooseIdentity(IDENTITIES, "nothing")).toThrow(
      `PRODUCT="nothing" names no product. Fix: use one of ${IDENTITIES.map(({ slug }) => slug).join(", ")}, or leave PRODUCT unset.`,
    );
  });
});

describe("a new identity", () => {
  /** A third identity, made from the first one by changing every name. */
  const third = JSON.parse(
    JSON.stringify(peerloom)
      .replace(/PEERLOOM/g, "THIRDNET")
      .replace(/peerloom/gi, "thirdnet")
      .replace('"slug":"thirdnet"', '"slug":"third-net"'),
  ) as ProductIdentity;

  it("is accepted when it is whole, as the present ones are", () => {
    for (const identity of [...IDENTITIES, third]) expect(identityProblems(identity)).toEqual([]);
  });

  it("needs no names of things that the product does not have; their tokens have no value", () => {
    const { slug, name, tagline, company, release, brand } = third;
    const { docs, home, code, docsRepository } = third.links;
    const small: ProductIdentity = {
      ...{ slug, name, tagline, company, release, brand },
      client: { cli: third.client.cli },
      api: { url: third.api.url },
      links: { docs, home, code, docsRepository },
    };
    expect(identityProblems(small)).toEqual([]);
    const { cli, tap, appHost } = tokensOf(small);
    expect([cli, tap, appHost]).toEqual([third.client.cli, undefined, undefined]);
  });

  it.each<[string, object, string]>([
    ["a missing name", { name: undefined }, '"name" is missing. Fix: write one line of text.'],
    [
      "missing addresses",
      { links: { ...third.links, home: undefined } },
      '"links.home" is missing. Fix: write an https address without a slash at its end.',
    ],
    [
      "an address with a slash at its end",
      { links: { ...third.links, app: "https://a.example/" } },
      '"links.app" is "https://a.example/".',
    ],
    [
      "a release with a v",
      { release: "v1.2.3" },
      '"release" is "v1.2.3". Fix: write three numbers such as 1.2.3, without a v.',
    ],
    ["a prefix in lower case", { client: { ...third.client, env: "tn" } }, '"client.env" is "tn".'],
    [
      "a hue beyond the circle",
      { brand: { ...third.brand, accentHue: 400 } },
      '"brand.accentHue" is "400". Fix: write degrees from 0 to 360.',
    ],
    [
      "a mark without shapes",
      { brand: { ...third.brand, marks: { ...third.brand.marks, api: { ink: [], accent: ["M1 1h2"] } } } },
      '"brand.marks.api.ink.0" is missing.',
    ],
  ])("is refused for %s, which is named", (_, change, problem) => {
    const [found = "", ...more] = identityProblems({ ...third, ...change });
    expect(found.slice(0, problem.length)).toBe(problem);
    expect(more).toEqual([]);
  });
});

describe("tokensOf", () => {
  it("gives an identity with all fields every token, and others those they have, each with a single-line value", () => {
    expect(Object.keys(tokensOf(peerloom))).toEqual(Object.keys(TOKEN_FIELDS));
    for (const tokens of IDENTITIES.map(tokensOf))
      expect(Object.keys(TOKEN_FIELDS)).toEqual(expect.arrayContaining(Object.keys(tokens)));
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
