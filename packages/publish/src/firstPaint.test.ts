import { preloadedFonts, withPreloads } from "./firstPaint";

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
