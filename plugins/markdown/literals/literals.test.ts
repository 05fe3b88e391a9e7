import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { remarkLiterals } from "./index";

const whole = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);
const sparing = whole().use(remarkLiterals);

const LINKS = [
  "Write to a.b+c@example.org, or mailto:a@example.org.",
  "See https://example.org/a?b, http://x.example. and www.example.org/a.",
  "(HTTP://example.org) \\www.example.org a\\@example.org b&#64;example.org",
  "[in a link a@example.org](/x) and ![alt](/y)",
];
const OTHERS = [
  "Plain words, `code@example.org`, ~~gone~~ and **more**.",
  "| a | b |\n|---|---|\n| ~~x~~ | who, what, how |\n| http | ww |",
  "- [ ] to do\n- [x] done[^1]\n\n[^1]: A note.",
  "An @ alone, @name, name@ and 5@",
];

test.each([...LINKS, ...OTHERS, LINKS.join("\n\n"), [...LINKS, ...OTHERS].join("\n\n")])(
  "trees of %j stay the same",
  (text) => expect(sparing.parse(text)).toEqual(whole.parse(text)),
);

test("bare addresses are links, whatever was read before", () => {
  for (const text of LINKS.slice(0, 3))
    expect(JSON.stringify(sparing.runSync(sparing.parse(text)))).toContain('"type":"link"');
});

test("it needs a parser", () => {
  expect(() => unified().use(remarkLiterals).freeze()).toThrow("behind remark-parse");
});
