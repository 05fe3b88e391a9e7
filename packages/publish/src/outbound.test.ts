import fc from "fast-check";
import { formatFinding } from "docusaurus-waymark-core/report";
import { parseHtml } from "docusaurus-waymark-core/build/html";
import { outboundAddresses, outboundFindings, outboundManifest } from "./outbound";

const ORIGIN = "https://docs.site.example";
const ALLOWED = new Set(["site.example"]);

const findings = (html: string, services = new Set<string>()): string[] =>
  outboundFindings(
    outboundManifest([{ file: "a.html", outbound: outboundAddresses(parseHtml(html), ORIGIN) }]),
    ALLOWED,
    services,
  ).map(formatFinding);

it("leaves the site's own addresses out, however they are written", () => {
  const html = `<a href="/a">a</a><a href="${ORIGIN}/b">b</a><img src="img/x.png"><img src="data:image/png,x"><a href="#c">c</a>`;
  expect(outboundAddresses(parseHtml(html), ORIGIN)).toEqual([]);
});

it.each([
  ['<img src="https://cdn.example/x.png">', /outbound-load: https:\/\/cdn/],
  ['<img srcset="/a.png 1x, https://cdn.example/b.png 2x">', /outbound-load: https:\/\/cdn/],
  ['<script src="//cdn.example/x.js"></script>', /outbound-load: \/\/cdn/],
  ['<link rel="stylesheet" href="https://cdn.example/x.css">', /outbound-load/],
  ['<link rel="preconnect" href="https://site.example">', /outbound-load/],
  ['<iframe src="https://site.example"></iframe>', /outbound-load/],
  ['<a href="https://other.example/x">x</a>', /outbound-host: https:\/\/other/],
  ['<a href="https://[">x</a>', /outbound-host/],
  ['<a href="http://site.example">x</a>', /outbound-host: http:/],
  ['<meta http-equiv="refresh" content="0; url=https://other.example">', /outbound-host/],
  [
    '<a href="https://site.example" target="_blank">x (opens in new tab)</a>',
    /outbound-tab: .* rel=noopener/,
  ],
  [
    '<a href="https://site.example" target="_blank" rel="noopener">x</a>',
    /outbound-tab: .* without announcing it/,
  ],
])("refuses %s", (html, message) => {
  expect(findings(html)).toEqual([expect.stringMatching(message)]);
});

it.each([
  '<a href="https://site.example/x">x</a>',
  '<link rel="canonical" href="https://site.example/x">',
  '<a href="https://site.example" target="_blank" rel="noopener noreferrer">x<svg aria-label="(opens in new tab)"></svg></a>',
])("lets %s pass", (html) => {
  expect(findings(html)).toEqual([]);
});

it("lets configured services be contacted and nobody else", () => {
  const html = '<link rel="preconnect" href="https://search.example">';
  expect(findings(html, new Set(["https://search.example"]))).toEqual([]);
  expect(findings(html, new Set(["https://other.example"]))).toHaveLength(1);
});

it("never fails on strange addresses", () => {
  fc.assert(
    fc.property(fc.constantFrom("", "https:", "//", "data:"), fc.string(), (scheme, text) => {
      const html = `<a href="${scheme}${text.replaceAll('"', "")}">x</a>`;
      expect(Array.isArray(findings(html))).toBe(true);
    }),
  );
});
