import { highlight, parseLineRanges } from "./highlight";
import { isKnownLanguage } from "../../content/parse/languages";

/** The text that a reader sees and copies. */
const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, "")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");

describe("highlight", () => {
  it("colours tokens by class, one element a run", () => {
    expect(highlight('const a = "x";', "ts")).toBe(
      '<span class="tk-k">const</span> a <span class="tk-o">= </span><span class="tk-s">"x"</span><span class="tk-o">;</span>',
    );
  });

  it("knows the languages of configuration files", () => {
    const names = [
      "bash",
      "powershell",
      "json",
      "yaml",
      "toml",
      "ini",
      "hcl",
      "nginx",
      "docker",
      "http",
      "diff",
      "sql",
    ];
    expect(names.filter((name) => !isKnownLanguage(name))).toEqual([]);
  });

  it.each(["js", "ts", "python", "go", "ruby", "java", "php"])(
    "colours %s and keeps its text",
    (language) => {
      const code = 'if (a < b && c) {\n\treturn "<script>alert(1)</script>"; // done\n}\n\nend';
      const html = highlight(code, language);
      expect(html).toContain("<span class=");
      expect(html).not.toContain("<script");
      expect(textOf(html)).toBe(code);
    },
  );

  it("tells code inside of a text from the text", () => {
    expect(highlight("`a ${b.c}`", "js")).toBe(
      '<span class="tk-s">`a </span><span class="tk-o">${</span>b<span class="tk-o">.</span>c' +
        '<span class="tk-o">}</span><span class="tk-s">`</span>',
    );
  });

  it("colours no punctuation of JSON", () => {
    expect(highlight('{"a": 1}', "json")).toBe(
      '{<span class="tk-p">"a"</span>: <span class="tk-n">1</span>}',
    );
  });

  it("leaves plain text plain but escaped", () => {
    expect(highlight("a <b> & c", "text")).toBe("a &lt;b&gt; &amp; c");
  });

  it("marks lines", () => {
    expect(highlight("a\nb", "text", parseLineRanges("{2}"))).toBe('a\n<span class="tk-line">b</span>');
  });
});

test("line ranges are read from the info string", () => {
  expect([...parseLineRanges('title="x" {1,3-5}')]).toEqual([1, 3, 4, 5]);
  expect([...parseLineRanges("")]).toEqual([]);
});
