import { createHash } from "node:crypto";
import fc from "fast-check";
import { parseHtml } from "docusaurus-waymark-core/build/html";
import { headersFor, inlineCode } from ".";
import { contentPolicy } from "./policy";

const HOSTED = { appId: "APP1", apiKey: "key", indexName: "docs" };
const page = (html: string) => [{ file: "a.html", code: inlineCode(parseHtml(html)) }];
const policyOf = (html: string): string =>
  new Map(headersFor(page(html), undefined)).get("Content-Security-Policy") ?? "";

it("allows the inline scripts of all pages by hash, once each, and nothing else inline", () => {
  const script = 'if(1<2&&"</p>")go();';
  const hash = createHash("sha256").update(script).digest("base64");
  const policy = policyOf(`<script>${script}</script><p></p><script type=module>${script}</script>`);
  expect(policy.split(`'sha256-${hash}'`)).toHaveLength(2);
  expect(policy).not.toContain("unsafe");
});

it("gives data and script files no hash", () => {
  expect(policyOf('<script type="application/json">{}</script><script src="/a.js"></script>')).not.toContain(
    "sha256",
  );
});

it("allows the origins that the identity lists, to load scripts and pictures from and to send to", () => {
  const policy = contentPolicy([], undefined, ["https://stats.example.com"]);
  for (const directive of ["script-src", "img-src", "connect-src"])
    expect(policy).toMatch(new RegExp(`${directive} 'self'[^;]* https://stats\\.example\\.com;`));
  expect(policy).not.toMatch(/(?:style|font|worker)-src[^;]*stats/);
});

it.each([
  '<p style="color:red">x</p>',
  "<style>p{color:red}</style>",
  '<button onclick="go()">x</button>',
  '<a href=" javascript:go()">x</a>',
  '<template><p onfocus="go()"></p></template>',
])("refuses %s, naming the page", (html) => {
  expect(() => headersFor(page(html), undefined)).toThrow(/^a\.html inline-code: .* Fix: /);
});

it("finds the code of any script that the parser of a browser would end there", () => {
  const body = fc.string().filter((text) => !/<\/?script|<!--/i.test(text) && !/[\r\0]/.test(text));
  fc.assert(
    fc.property(body, (text) => {
      expect(inlineCode(parseHtml(`<p></p><script>${text}</script>`)).scripts).toEqual([text]);
    }),
  );
});

it("names no third party unless one is configured", () => {
  expect(contentPolicy([], undefined)).not.toMatch(/https?:/);
});

it("names the hosts of hosted search, and analytics only when it is on", () => {
  const plain = contentPolicy([], HOSTED);
  expect(plain).toContain("connect-src 'self' https://app1-dsn.algolia.net https://app1-1.algolianet.com");
  expect(plain).not.toContain("insights");
  const own = contentPolicy([], { ...HOSTED, hosts: [{ url: "search.site.example", protocol: "https" }] });
  expect(own).toContain("connect-src 'self' https://search.site.example;");
  const insightsScript = { src: "https://cdn.example/a@1/a.js", integrity: "sha384-x" };
  const cdn = contentPolicy([], { ...HOSTED, insights: "cdn", insightsScript });
  expect(cdn).toContain("script-src 'self' https://cdn.example/a@1/a.js;");
  expect(cdn).toContain("https://insights.algolia.io");
});
