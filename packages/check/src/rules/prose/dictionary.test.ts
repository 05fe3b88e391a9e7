import { findingsOf } from "../seed.fixture";
import { isInDictionary, suggestionFor, withWords } from "./dictionary";
import { spellingRule } from "./spelling";

it.each(["a", "Flies", "rewriting", "unhappily", "disconnected", "retried", "DNS", "can't"])(
  '"%s" is found',
  (word) => {
    expect(isInDictionary(word)).toBe(true);
  },
);

it.each(["flyes", "rewriteing", "unhapy", "dnss"])('"%s" is not found', (word) => {
  expect(isInDictionary(word)).toBe(false);
});

it("suggests a word that begins with other letters", () => {
  expect(suggestionFor("onvelope")).toBe("envelope");
});

it.each(["webpack", "README", "config", "subcommand", "semver", "AST", "whitespace", "async"])(
  '"%s" is a term of software',
  (word) => {
    expect(isInDictionary(word)).toBe(true);
  },
);

it.each(["ws", "rtl", "AjvX", "premajor", "matchr-xq"])('nothing is suggested for "%s"', (word) => {
  expect(suggestionFor(word)).toBeUndefined();
});

it("words are added in their order, once", () => {
  expect(withWords("AAAA\nbeta\nDelta\n", ["Cece", "beta"])).toBe("AAAA\nbeta\nCece\nDelta\n");
});

it.each([
  ["disble", "disable"],
  ["delimeters", "delimiters"],
  ["suprising", "surprising"],
  ["teh", "the"],
  ["optimise", "optimize"],
  ["behaviours", "behaviors"],
  ["artefacts", "artifacts"],
  ["Conection", "Connection"],
])('for "%s" the word that people mean is suggested: "%s"', (word, best) => {
  expect(suggestionFor(word)).toBe(best);
});

test.each([
  "Scalable polyfills and minifying need CSPs, a pre-created stylesheet, unvalidated input, `x` for toHsl, .babelrc, and Mr Buturlakin.",
  "Thanks to [@octo](https://example.com/octo), @mafintosh, Julian Gruber, W. Scherer and [Maxime](https://example.com/m).",
  "Read [csstree-validator](https://example.com/csstree-validator) by [eduardtomasek](mailto:eduardtomasek@example.com).",
  "A cheatsheet of monkeypatched codegen, the malformedness of linkified and uppercased text, lcm, gte and clbk.",
  "An extglob is none of other extglob patterns, as extglob has it.",
  "### noext",
  "### Admission Webhooks",
  "- lorempicsum\n- webml\n\nThe report is in coverage/lcov-report/index.html, in #rrggbbaa.",
  "<pre><code>sudo <span>pacmn -S choco</span></code></pre>\n\nType <kbd>zfxq</kbd> or <code>xqzf</code>.",
  "Keys **c**hange and uppercases; in Icelandic: frétta.",
])("names, terms and words that are made of others pass: %s", (text) => {
  expect(findingsOf(spellingRule, text)).toEqual([]);
});

test("misspelled forms, capitals, joined words and British spellings do not", () => {
  const wrong =
    "Untill it was commited, the recieved Conection seperated eachother, alot, on teh awalys organised site.";
  expect(findingsOf(spellingRule, wrong).map((line) => /"(\w+)" is/.exec(line)?.[1])).toEqual([
    ...["Untill", "commited", "recieved", "Conection", "seperated"],
    ...["eachother", "alot", "teh", "awalys", "organised"],
  ]);
});

test("a page in another language is one finding, and a power or a note behind a word no part of it", () => {
  const german =
    "Wenn diese Funktion eingeschaltet ist, erhalten deine Besucher zusätzlich ausgewählte Hinweise. ".repeat(
      5,
    );
  expect(findingsOf(spellingRule, german)).toEqual([
    expect.stringContaining(
      "docs/x.mdx:1:1 spelling: Many words of the page are in no dictionary of English.",
    ),
  ]);
  expect(findingsOf(spellingRule, "It is required: yes¹ or no², 20 m².")).toEqual([]);
});
