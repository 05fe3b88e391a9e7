import { identityProblems } from "./checkIdentity";
import { chooseIdentity } from "./choose";
import { acme, SMALL } from "./identity.fixture";
import { findUnknownTokens, resolveTokens } from "./resolve";
import { TOKEN_FIELDS, tokensOf } from "./tokens";

const tokens = { product: "Acme", winDir: "Acme", cli: "acme" };

describe("chooseIdentity", () => {
  const other = { ...SMALL, slug: "other" };

  it("returns the first identity unless another is named", () => {
    expect(chooseIdentity([acme, other], undefined)).toBe(acme);
    expect(chooseIdentity([acme, other], " ")).toBe(acme);
    expect(chooseIdentity([acme, other], "other")).toBe(other);
  });

  it("names the valid identities when none has this name", () => {
    expect(() => chooseIdentity([acme, other], "nothing")).toThrow(
      'PRODUCT="nothing" names no product. Fix: use one of acme, other, or leave PRODUCT unset.',
    );
  });
});

describe("an identity", () => {
  it("is accepted with all fields, and with required fields alone; tokens of the others have no value", () => {
    expect([acme, SMALL].flatMap(identityProblems)).toEqual([]);
    const { cli, tap, appHost } = tokensOf(SMALL);
    expect([cli, tap, appHost]).toEqual([acme.client.cli, undefined, undefined]);
  });

  it.each<[string, object, string]>([
    ["a missing tagline", { tagline: undefined }, '"tagline" is missing. Fix: write one line of text.'],
    ["signs that end a text", { name: 'A "B"' }, '"name" is "A "B"". Fix: write one line without quotation'],
    ["a comment", { company: "A #1" }, '"company" is "A #1".'],
    [
      "missing addresses",
      { links: { ...acme.links, home: undefined } },
      '"links.home" is missing. Fix: write an https address without a slash at its end.',
    ],
    [
      "an address with a slash at its end",
      { links: { ...acme.links, app: "https://a.example/" } },
      '"links.app" is "https://a.example/".',
    ],
    [
      "a release with a v",
      { release: "v1.2.3" },
      '"release" is "v1.2.3". Fix: write three numbers such as 1.2.3, without a v.',
    ],
    ["a prefix in lower case", { client: { ...acme.client, env: "tn" } }, '"client.env" is "tn".'],
    [
      "a hue beyond the circle",
      { brand: { ...acme.brand, accentHue: 400 } },
      '"brand.accentHue" is "400". Fix: write degrees from 0 to 360.',
    ],
    [
      "a mark without shapes",
      { brand: { ...acme.brand, marks: { ...acme.brand.marks, api: { ink: [], accent: ["M1 1h2"] } } } },
      '"brand.marks.api.ink.0" is missing.',
    ],
  ])("is refused for %s, which is named", (_, change, problem) => {
    const [found = "", ...more] = identityProblems({ ...acme, ...change });
    expect(found.slice(0, problem.length)).toBe(problem);
    expect(more).toEqual([]);
  });
});

test("an identity with all fields has every token, each with a value of a single line", () => {
  const tokens = tokensOf(acme);
  expect(Object.keys(tokens)).toEqual(Object.keys(TOKEN_FIELDS));
  for (const value of Object.values(tokens)) expect(value).toMatch(/^[^\n]+$/);
});

describe("resolveTokens", () => {
  it.each([
    ["{{product}} and {{cli}} up", "Acme and acme up"],
    ["\\{{product}}", "{{product}}"],
    ["C:\\\\{{winDir}}\\x", "C:\\Acme\\x"],
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
