import { createCheck } from "../check";
import { formatFinding } from "docusaurus-waymark-core/report";
import { CONTEXT, EMPTY_SITE } from "./seed.fixture";

const FILES = new Map([
  ["docs/how-to/a b.png", "\x89PNG\r\n"],
  ["docs/how-to/x.svg", '<?xml version="1.0"?>\n<svg><path d="M0 0"/></svg>'],
  ["docs/how-to/cut.svg", '<svg viewBox="0 0 9 9"><path d="M0 0"/><pa'],
  ["docs/how-to/other.mdx", "Text."],
  ["docs/how-to/page.png", "<!doctype html>"],
  ["docs/how-to/photo.png", "\xFF\xD8\xFF"],
  ["docs/how-to/empty.webp", ""],
  ["static/img/a.png", "\x89PNG\r\n"],
]);
const SITE = {
  ...EMPTY_SITE,
  staticFiles: new Map([["/img/a.png", 5]]),
  sizeOf: (file: string) => (FILES.has(file) ? 5 : undefined),
  beginOf: (file: string) => FILES.get(file) ?? "",
  textOf: (file: string) => FILES.get(file),
};

/** Findings of the rule for images on a page. */
function found(body: string): string[] {
  const path = "docs/how-to/page.mdx";
  const { findings } = createCheck(CONTEXT, "build")({ sources: [{ path, text: body }], site: SITE });
  return findings.filter(({ rule }) => rule.startsWith("image")).map(formatFinding);
}

test.each([
  "![A drawing](./x.svg)",
  "![A drawing](./a%20b.png)",
  "![A drawing](<a b.png>)",
  '![A drawing](./x.svg?v=1#part "Title")',
  "![A drawing][x]\n\n[x]: ./x.svg",
  "![A drawing](/img/a.png)",
  '<img src="/img/a.png" alt="A drawing" />',
])("%s is right", (body) => {
  expect(found(body)).toEqual([]);
});

test.each([
  ["![A drawing](./other.mdx)", "Fix: write the path of a PNG"],
  ['<img src="./x.svg" alt="A drawing" />', "Fix: write ![A drawing](./x.svg)."],
  ["![A drawing][x]\n\n[x]: ./none.png", 'There is no image "./none.png".'],
  ["![A page](./page.png)", 'The file of "./page.png" is not in PNG format.'],
  ["![A house](./photo.png)", 'The file of "./photo.png" is not in PNG format.'],
  ["![A cut](./cut.svg)", 'The file of "./cut.svg" is not in SVG format.'],
  ["![Nothing](./empty.webp)", 'The file of "./empty.webp" is not in WEBP format.'],
])("%s is found", (body, finding) => {
  expect(found(body)).toEqual([expect.stringContaining(finding)]);
});
