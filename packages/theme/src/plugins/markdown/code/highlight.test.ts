import { highlight } from "./highlight";
import { isKnownLanguage } from "docusaurus-waymark-core/parse/languages";

/** The text that a reader sees and copies. */
const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, "")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");

describe("highlight", () => {
  it("colors tokens by class, one element a run", () => {
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

  it.each(["js", "ts", "python", "go", "ruby", "java", "php"])("colors %s and keeps its text", (language) => {
    const code = 'if (a < b && c) {\n\treturn "<script>alert(1)</script>"; // done\n}\n\nend';
    const html = highlight(code, language);
    expect(html).toContain("<span class=");
    expect(html).not.toContain("<script");
    expect(textOf(html)).toBe(code);
  });

  it("colors in a shell what starts a command and its flags, but no argument that is also the name of a command", () => {
    expect(highlight("sudo install a\nmesh profile add b --fail-with-body | sh", "bash")).toBe(
      '<span class="tk-f">sudo install</span> a\nmesh profile add b <span class="tk-p">--fail-with-body </span>' +
        '<span class="tk-o">| </span><span class="tk-f">sh</span>',
    );
  });

  it("tells code inside of a text from the text", () => {
    expect(highlight("`a ${b.c}`", "js")).toBe(
      '<span class="tk-s">`a </span><span class="tk-o">${</span>b<span class="tk-o">.</span>c' +
        '<span class="tk-o">}</span><span class="tk-s">`</span>',
    );
  });

  it("colors no punctuation of JSON", () => {
    expect(highlight('{"a": 1}', "json")).toBe(
      '{<span class="tk-p">"a"</span>: <span class="tk-n">1</span>}',
    );
  });

  it("leaves plain text plain but escaped", () => {
    expect(highlight("a <b> & c", "text")).toBe("a &lt;b&gt; &amp; c");
  });

  it("marks lines by what they are, and numbers them on request", () => {
    const marks = new Map([
      [1, "remove"],
      [2, "add"],
      [3, "error"],
      [4, "highlight"],
    ] as const);
    expect(highlight("a\nb\nc\nd\ne", "text", marks).split("\n")).toEqual([
      '<del class="tk-line">a</del>',
      '<ins class="tk-line">b</ins>',
      '<mark class="tk-line tk-wrong">c</mark>',
      '<mark class="tk-line">d</mark>',
      "e",
    ]);
    expect(highlight("a\nb", "text", new Map([[2, "add"]]), [], 9)).toBe(
      '<span class="tk-row" data-n="9">a</span>\n<ins class="tk-line" data-n="10">b</ins>',
    );
  });
});
