import { placeholdersOf, samplesFor } from "docusaurus-plugin-waymark-api/samples";
import { highlight } from "docusaurus-theme-waymark/plugins/markdown/code/highlight";
import { fillPlaceholders, findPlaceholders } from "docusaurus-waymark-core/values/apiVariables";

const BASE_URL = "https://api.shop.example";
const TOKEN_VARIABLE = "SHOP_API_TOKEN";
const PLACES = placeholdersOf(BASE_URL, TOKEN_VARIABLE);
const samples = samplesFor({
  baseUrl: BASE_URL,
  operationId: "createGroup",
  method: "POST",
  path: "/api/groups",
  query: [],
  body: { kind: "json", mediaType: "application/json", value: { name: "lab" } },
  headers: [{ name: "Authorization", value: ["Token ", { variable: TOKEN_VARIABLE }] }],
});

/** The text that a reader sees and copies. */
function shown(code: string, language: string, values: Parameters<typeof fillPlaceholders>[1]): string {
  return fillPlaceholders(highlight(code, language, new Map(), findPlaceholders(code, PLACES)), values)
    .replace(/<[^>]*>/g, "")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");
}

describe.each(samples)("a sample in $label", ({ code, language }) => {
  it("stays as it is until something is filled in", () => {
    expect(shown(code, language, {})).toBe(code);
  });

  it("takes the reader's server everywhere", () => {
    const filled = shown(code, language, { baseUrl: "http://10.0.0.1:8080" });
    expect(filled).toBe(code.replaceAll(BASE_URL, "http://10.0.0.1:8080"));
    expect(filled).not.toContain("shop.example");
  });

  it("takes the token in place of the environment variable", () => {
    const filled = shown(code, language, { token: "abc_123" });
    expect(filled).not.toContain("SHOP_API_TOKEN");
    expect(filled).toMatch(/Token (?:abc_123|" ?\+ ?"abc_123"|' \. 'abc_123')/);
  });
});

it("shows a value as text, and none in a place where it would be more than that", () => {
  const html = highlight(
    '"https://api.shop.example/api"',
    "text",
    new Map(),
    findPlaceholders('"https://api.shop.example/api"', PLACES),
  );
  expect(fillPlaceholders(html, { baseUrl: "<img src=x onerror=alert(1)>$&" })).toBe(html);
  expect(
    fillPlaceholders('<var data-var="peer raw">a</var>', { peer: "<img src=x onerror=alert(1)>$&" }),
  ).toBe('<var data-var="peer raw">&lt;img src=x onerror=alert(1)&gt;$&amp;</var>');
});

it.each(["https://api.shop.example.org/api", "https://api.shop.examples", "$SHOP_API_TOKENS"])(
  "leaves %s alone: it goes on where the place would end",
  (code) => expect(findPlaceholders(code, PLACES)).toEqual([]),
);
