import { preloadedFonts, withPreloads, withInlineSheet } from "./firstPaint";

const font = "/base/assets/fonts/sans.abc.woff2";
const link = `<link rel=preload as=font type=font/woff2 crossorigin href="${font}">`;

test("fonts are found however a sheet writes them, each once", () => {
  const sheets = [`@font-face{src:url(${font}) format("woff2")}`, `a{}@font-face{src:url("${font}")}`];
  expect(preloadedFonts(sheets)).toEqual([font]);
  expect(preloadedFonts(["a{background:url(x.svg)}"])).toEqual([]);
});

test("a font for rare characters is left to the pages that have them", () => {
  const face = (name: string, range: string): string =>
    `@font-face{font-family:S;src:url(/${name}.woff2) format("woff2");unicode-range:${range}}`;
  expect(
    preloadedFonts([face("plain", "u+20-7e,u+a0") + face("rare", "u+a1-a8") + face("wide", "U+0020-007E")]),
  ).toEqual(["/plain.woff2", "/wide.woff2"]);
});

test.each(["<link rel=stylesheet href=/s.css />", '<link rel="stylesheet" href="/s.css" />'])(
  "a page asks for its font right after %s",
  (sheet) => {
    expect(withPreloads(`<head>${sheet}<script></script>`, [font])).toBe(
      `<head>${sheet}${link}<script></script>`,
    );
  },
);

test("a page without a style sheet stays as it is", () => {
  expect(withPreloads("<head><title>Moved</title>", [font])).toBe("<head><title>Moved</title>");
});

test("a page that asks for its font already stays as it is", () => {
  const page = withPreloads("<head><link rel=stylesheet href=/s.css />", [font]);
  expect(withPreloads(page, [font])).toBe(page);
});

const LINK = '<link rel="stylesheet" href="/assets/css/styles.1.css" />';
const SHEETS = new Map([["/assets/css/styles.1.css", 'a::before{content:"$&"}']]);
const page = (chars: number): string =>
  `<head>${LINK}<title>T</title></head><p>${"text ".repeat(chars / 5)}</p>`;

test("a page that fits the first flight keeps its link", () => {
  const short = page(60_000);
  expect(withInlineSheet(short, SHEETS)).toBe(short);
});

test("a longer page carries its sheet, letter for letter, at the end of its head", () => {
  const long = page(80_000);
  const carried = '<style data-href="/assets/css/styles.1.css">a::before{content:"$&"}</style>';
  expect(withInlineSheet(long, SHEETS)).toBe(
    long.replace(LINK, "").split("</head>").join(`${carried}</head>`),
  );
  expect(withInlineSheet(withInlineSheet(long, SHEETS), SHEETS)).toBe(withInlineSheet(long, SHEETS));
});

test("a page without a sheet stays as it is", () => {
  const bare = page(80_000).replace(LINK, "");
  expect(withInlineSheet(bare, SHEETS)).toBe(bare);
});

test.each([
  ["is not there", new Map(), /^No style sheet \/assets\/css\/styles\.1\.css .* Fix: /],
  [
    "would end early",
    new Map([["/assets/css/styles.1.css", "a{}</STYLE >"]]),
    /would end the element early\. Fix: /,
  ],
])("a sheet that %s stops the build", (_, sheets, message) => {
  expect(() => withInlineSheet(page(80_000), sheets)).toThrow(message);
});
