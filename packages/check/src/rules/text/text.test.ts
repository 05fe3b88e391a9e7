import { expressionRule } from "../expressions";
import { headingRule } from "../headings";
import { findingsOf, pageOf } from "../seed.fixture";
import type { PageRule } from "docusaurus-waymark-core/rules/rule";
import { characterRule } from "./characters";
import { indentationRule } from "./indentation";
import { literalMarkupRule } from "./literalMarkup";
import { lostTextRule } from "./lost";
import { unfinishedRule } from "./unfinished";

/** A row for each text with a mistake, by the rule that finds it. */
const found = (rule: PageRule, mistakes: Readonly<Record<string, string>>) =>
  Object.entries(mistakes).map(([body, finding]) => [rule, body, finding] as const);

/** A row for each text in which a rule finds nothing. */
const none = (rule: PageRule, bodies: readonly string[]) => bodies.map((body) => [rule, body] as const);

test.each([
  ...found(lostTextRule, {
    "| A | B |\n|---|---|\n| 1 | 2 | 3 |": '3:9 table: The row has 3 cells, but the table has 2 columns: "3"',
    "| A | B |\n|---|---|\n| 1 |": "3:1 table: The row has 1 cell, but the table has 2 columns.",
    "| A | B |\n|---|---|\n| `a | b` | c |":
      '3:6 table: This "|" ends the cell, although it is in code. Fix: write "\\|".',
    "| A | B |\n|---|---|\n| c | ```Path(`(a|b)`)``` |":
      '3:18 table: This "|" ends the cell, although it is in code. Fix: write "\\|".',
    "[Note]: important": '1:1 markdown: No link uses "[Note]:"',
    "[a][x]\n\n[x]: /a\n[x]: /b": '4:1 markdown: "x" is defined twice',
    ':::note{text="x"}\n\nText.\n\n:::': '"text" in braces after ":::note" is not shown.',
    "[^1]: Lost.": '1:1 markdown: Nothing refers to the footnote "1"',
    "| A | B |\n|---|---|\n| 1 | 2 |\nBelow.": "4:1 table: This line is read as a row of the table above.",
    "See [](/a) here.": "1:5 link-text: The link has no text.",
  }),
  ...found(literalMarkupRule, {
    "Do:\n-One\n-Two": "2:1 markdown: These lines are not read as a list.",
    "Do:\n5. One\n6. Two": "2:1 markdown: These lines are not read as a list.",
    "• One": "1:1 markdown: These lines are not read as a list.",
    "- One\n-[ ] Two": "2:1 markdown: These lines are not read as a list.",
    "####### Seven": '1:1 markdown: This is not read as a heading. Fix: write at most six "#".',
    "See [it](my page.mdx).": "1:5 markdown: This is not read as a link.",
    "See (it)[/how-to] now.":
      '1:5 markdown: This is not read as a link: its brackets are the wrong way around. Fix: write "[it](/how-to)".',
    "See (it)[https://a.example] now.": 'Fix: write "[it](/address)".',
    "See [[how-to/ssh|SSH]].": 'Fix: write "[SSH](/address)".',
    "> [!info]- Title": 'Fix: write ":::info" above the text',
    '!!! note "Title"\n    Text.': 'Fix: write ":::note" above the text',
    '=== "Linux"\n\n    Text.': '<TabItem value="Linux"> around this one.',
    "[outer [inner](/a)](/b)": "1:19 markdown: A link cannot have another link in its text.",
    "A claim[1].\n\n[1]: The note of it": '3:1 markdown: This is not read as a footnote. Fix: write "[^1]',
    "| A | B |\n|---|---|\n\n| 1 | 2 |": "4:1 markdown: This row is not read as part of the table above.",
    "[x] One": "1:1 markdown: These lines are not read as a list.",
    "![[pic.png]]": "This site does not read wiki links.",
    "Press ++ctrl+c++ now.":
      '1:7 markdown: This site does not read "++" around words. Fix: write "<kbd>ctrl+c</kbd>".',
    "A ==marked word== here.":
      '1:3 markdown: This site does not read "==" around words. Fix: write "**marked word**".',
    "Term\n: Meaning": "2:1 markdown: This site does not read definition lists.",
    "[[toc]]": "1:1 markdown: This site does not read table of contents markers.",
    ":::tip Text :::":
      '1:1 markdown: ":::tip Text :::" is not read as an admonition. Fix: write ":::tip", the text "Text" and ":::" on three lines.',
    "::video[x]{id=1}": '"::video[x]{id=1}" is not read as an admonition.',
    "See ~~b ~~ and ~~ c~~.": '1:9 markdown: This "~~" has no partner.',
    "Open **Setup Keys* now.": '1:6 markdown: This "*" has no partner.',
    "Open *Setup Keys now.": '1:6 markdown: This "*" has no partner.',
    "The price* here.": '1:10 markdown: This "*" has no partner.',
    "Open _Setup Keys now.": '1:6 markdown: This "_" has no partner.',
    "Set __init__ first.": '"__init__" is read as emphasis',
    "It is 2*3*4 here.": '"*3*" is read as emphasis',
  }),
  ...found(indentationRule, {
    "1. One\n\n```bash\nls\n```\n\n2. Two": "3:1 indentation: This is not part of the list item above, and",
    "- One\n```bash\nls\n```\n- Two": "2:1 indentation: This is not part of the list item above, and",
    "1. One\n\n2. Two\n\n  Leaves.\n\n3. Three": "5:3 indentation: This is not part of the list item",
    "1. One\n  - Two": "2:3 indentation: This is not part of the list item",
    "- One\n\n ```bash\n x\n ```": "3:2 indentation: This is not part of the list item",
    "Text.\n\n    code here":
      "3:5 indentation: Indented lines are read as text, and not as code. Fix: remove the spaces of text; write code in a fence",
    "Text.\n\n\tcode here": "3:2 indentation: Indented lines are read as text",
    "1. One\n\n:::note\n\nText.\n\n:::\n\n2. Two": "3:1 indentation: This is not part of the list item",
  }),
  ...found(headingRule, {
    "Text\n---\n\nMore.": "1:1 heading: The line below makes a heading of this text.",
    "Text\n===": "1:1 heading: The line below makes a heading of this text.",
  }),
  ...found(expressionRule, {
    "Empty {} here.": "1:7 expression: These braces are read as code, and show nothing.",
    "The {toc} and {props.x} here.": '1:5 expression: "toc" in braces',
    "It is {process.env.HOME} now.": '"process" in braces is read as code, but has no value.',
    "export default (props) => null;": '"export default" replaces the whole page.',
    "The {URL} here.": '"URL" in braces is read as code, but has no value.',
  }),
  ...found(characterRule, {
    "zero\u200Bwidth": "1:5 character: An invisible character, a zero-width space (U+200B)",
    "`a\u202Eb`": "a change of the direction of text (U+202E)",
    "nul\0": "NUL (U+0000)",
    "bell \u0007, \u0085 and \u{E0041}": "U+0007",
    "a \u{E0041} tag": "1:3 character: An invisible character",
    "`a\u00A0b`": "1:3 character: This is not an ordinary space",
    "#\u00A0Title": "Fix: write a space.",
    "```bash\nup “x” – y\n```": '2:4 character: "“" in code is not the sign',
    "```yaml\nname: “x”\n```": '2:7 character: "“" in code is not the sign',
    "Run `ls \u2212a\u2011b`.": "in code is not the sign that readers have to type. Fix: write -.",
    "Run `ls \uFF02a`.": 'Fix: write ".',
  }),
  ...found(unfinishedRule, {
    "Text.\n>>>>>>> branch": "2:1 unfinished: The file has two versions",
    "It works. (TODO when)": '1:12 unfinished: "TODO" is a note to the writer.',
    "TODO: write this.": '1:1 unfinished: "TODO" is a note to the writer.',
    "<<<<<<< HEAD\na\n=======\nb\n>>>>>>> x": "1:1 unfinished: The file has two versions",
  }),
])("%p finds in %j", (rule, body, finding) => {
  expect(findingsOf(rule, body).join("\n")).toContain(finding);
});

test.each([
  ...none(lostTextRule, [
    "| A | B |\n|---|---|\n| 1 | 2 |\n\nA note[^1] and [a][x].\n\n[^1]: Shown.\n\n[x]: /a",
    "Read [a][x] <-> b[^1].\n\nText.\n\n[x]: /a\n\n[^1]: Shown.",
  ]),
  ...none(literalMarkupRule, [
    "Names `*.a` as *.example.com, 2 * 3, snake_case, a_b/_c.mdx, {{env}}_KEY, \\*x and \\_y.\n\n- _etcd._tcp.example.com",
    "Read items:first[0], a:b[c], ~5 MB to ~10 MB and a~b~c.",
    "_**Both**_ and **_both_**, __Bold__ and __two words__, a == b == c, a==b==c, C++ or G++, i++ + j++, [a](/b)[1], f(x)[0], Note: this.",
    "Use -v\n-quiet for less.\n\n1. One\n2. Two\n\n- [ ] Open\n- [x] Done",
    "A // b, a::b[0], C++ and i++, 50%% off, a || b || c, 2^8, `x`s, href:`a`, https://x/// y, Note: it.\n\n:::note\n\nText.\n\n:::",
    "- Fixed [#1040](/x) and **#a**\n- #1041: `a`#b\n- [#a](/a) c\n\n| #c | a |\n|--|--|\n| #d | e |",
    "- [x] [SSH](/ssh)\n- [ ] **Bold** text\n- [X] `code`\n\n1. [ ] ![a](./a.png) \n2. [x] _b_",
    "_Like `a` and `b`_, __so `c`__.\n\n## NOTE: it\n\nText.",
    "See ?a=1&copy=2 and R&D. Use &nbsp;, &#160;, \\&x; and AT&T; | a | b |.",
    "A fence has three backticks (<code>```</code>) around it.",
  ]),
  ...none(indentationRule, [
    "1. One\n2. Two\n\n```bash\nls\n```\n\n- A\n\nText.\n\n1. Other\n\nText.\n\n1. Again",
    "1. One\n\n## Part\n\n2. Two",
    '!!! note\n\n    One.\n\n    !!! tip\n\n        Inside.\n\n    Two.\n\n=== "A"\n\n    Text.',
    "1.\tOne\n\n\tInside.\n\n\t- Two\n\n\t\tInside too.",
    "A[^1].\n\n[^1]: One.\n\n    Two.",
    "1. One\n\n   Inside.\n\nOutside.\n\n<Tabs>\n  <TabItem>\n\n      Deep.\n\n  </TabItem>\n</Tabs>",
    ":::note[A title]\n\nText[^1].\n\n:::\n\n[^1]: The footnote.",
  ]),
  ...none(headingRule, ["## Text\n\n---\n\nMore."]),
  ...none(expressionRule, [
    "export const a = [1];\n\n{a.map((n) => <b key={n}>{n}</b>)} {`x`} {1 + 1}",
    "export const Big = ({ children, a = 1, ...more }) => <b {...more}>{children}{a}</b>;",
    'Shown {"text"} and {/* a note */} here.',
  ]),
  ...none(characterRule, [
    'Ein “quoted” word – and 👩‍💻, می‌خواهم, `a “` in JSON.\n\n```json\n{ "a": "“x”" }\n```'.replace(
      "`a “`",
      "code",
    ),
    "```bash\n# the “quoted” – comment\n```",
    "```text\n│\u00A0\u00A0 ├── a\n│\u00A0\u00A0 └── b\n```",
    "From `+90°` to `\u221240°`.\n\n```astro\n<p>Er heißt „{title}“</p>\n```",
  ]),
  ...none(unfinishedRule, [
    "- [ ] No TODO or FIXME comments are left without a ticket",
    "Write `TODO` in code.\n\n```text\n<<<<<<< HEAD\na\n=======\nb\n>>>>>>> x\n```",
  ]),
])("%p finds nothing in %j", (rule, body) => {
  expect(findingsOf(rule, body)).toEqual([]);
});

test("other spaces of one kind are one finding a line, with every change", () => {
  const page = pageOf("│\u00A0\u00A0├─ a\n│\u00A0\u00A0└─ b");
  expect(characterRule(page).map(({ line, edits }) => [line, edits?.length])).toEqual([
    [1, 2],
    [2, 2],
  ]);
});

test("code that a cell cuts has one finding", () => {
  const page = pageOf("| A | B |\n|---|---|\n| `a | b` | `c` |\n| `a \\| b` | `c` |");
  expect([...lostTextRule(page), ...literalMarkupRule(page)]).toHaveLength(1);
});
