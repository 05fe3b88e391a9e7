import { randomBytes } from "node:crypto";
import { withSheet } from ".";

const LINK = '<link rel="stylesheet" href="/assets/css/styles.1.css" />';
const SHEETS = new Map([["/assets/css/styles.1.css", 'a::before{content:"$&"}']]);
const page = (bytes: number): string =>
  `<head>${LINK}<title>T</title></head><p>${randomBytes(bytes).toString("base64")}</p>`;

test("a page that fits the first flight keeps its link", () => {
  const short = page(8_000);
  expect(withSheet(short, SHEETS)).toBe(short);
});

test("a longer page carries its sheet, letter for letter, at the end of its head", () => {
  const long = page(20_000);
  const carried = '<style data-href="/assets/css/styles.1.css">a::before{content:"$&"}</style>';
  expect(withSheet(long, SHEETS)).toBe(long.replace(LINK, "").split("</head>").join(`${carried}</head>`));
  expect(withSheet(withSheet(long, SHEETS), SHEETS)).toBe(withSheet(long, SHEETS));
});

test("a page without a sheet stays as it is", () => {
  const bare = page(20_000).replace(LINK, "");
  expect(withSheet(bare, SHEETS)).toBe(bare);
});

test.each([
  ["is not there", new Map(), /^No style sheet \/assets\/css\/styles\.1\.css .* Fix: /],
  [
    "would end early",
    new Map([["/assets/css/styles.1.css", "a{}</STYLE >"]]),
    /would end it in a page\. Fix: /,
  ],
])("a sheet that %s stops the build", (_, sheets, message) => {
  expect(() => withSheet(page(20_000), sheets)).toThrow(message);
});
