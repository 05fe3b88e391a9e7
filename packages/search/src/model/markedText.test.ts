import fc from "fast-check";
import { decodeEntities, escapeHtml } from "docusaurus-waymark-core/lib/escapeHtml";
import { normalizeQuery, parseMarked, plainText } from ".";

describe("parseMarked", () => {
  it("splits marked and other text into segments", () => {
    expect(parseMarked("Set <mark>up</mark> keys")).toEqual([
      { text: "Set ", marked: false },
      { text: "up", marked: true },
      { text: " keys", marked: false },
    ]);
  });

  it("treats all other tags as text, and decodes entities once", () => {
    expect(parseMarked('<img src=x onerror="alert(1)"><mark>&lt;b&gt;</mark>&amp;lt;')).toEqual([
      { text: '<img src=x onerror="alert(1)">', marked: false },
      { text: "<b>", marked: true },
      { text: "&lt;", marked: false },
    ]);
  });

  it.each(["<mark", "</mark>a", "<mark>a", "<mark><mark>a</mark></mark>b", "<MARK>a</MARK>"])(
    "removes incomplete and nested mark tags: %s",
    (value) => {
      expect(parseMarked(value).every(({ text }) => !/<\/?mark>/.test(text))).toBe(true);
    },
  );

  it("returns the original of any escaped text", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => plainText(escapeHtml(text)) === text));
  });
});

describe("decodeEntities", () => {
  it.each([
    ["&#39;&#x27;&quot;&nbsp;", "''\"\u00a0"],
    ["&unknown; & &#0; &#x110000;", "&unknown; & &#0; &#x110000;"],
  ])("%s", (text, decoded) => {
    expect(decodeEntities(text)).toBe(decoded);
  });
});

describe("normalizeQuery", () => {
  it("cuts to 512 characters and removes spaces at the start and end", () => {
    expect(normalizeQuery("  a  ")).toBe("a");
    expect(normalizeQuery(" \n ")).toBe("");
    expect(normalizeQuery("x".repeat(600))).toHaveLength(512);
  });

  it("does not cut a surrogate pair in two", () => {
    expect(normalizeQuery(`${"x".repeat(511)}😀`)).toBe("x".repeat(511));
  });
});
