import { findingsOf } from "../seed.fixture";
import { isInDictionary, suggestionFor, withWords } from "./dictionary";
import { spellingRule } from "./spelling";

it.each(["a", "Flies", "rewriting", "unhappily", "disconnected", "retried", "DNS", "can't"])(
  '"%s" is found, although only some entries are read',
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

test("forms of terms, abbreviations, names and words of code pass; misspelled forms of words do not", () => {
  const right =
    "Scalable polyfills and minifying need CSPs, a pre-created stylesheet, unvalidated input, `x` for toHsl, .babelrc, and Mr Buturlakin. Thanks to [@octo](https://example.com/octo).";
  expect(findingsOf(spellingRule, right)).toEqual([]);
  const wrong = "Untill it was commited, the recieved Conection seperated.";
  expect(findingsOf(spellingRule, wrong).map((line) => /"(\w+)" is/.exec(line)?.[1])).toEqual([
    ...["Untill", "commited", "recieved", "Conection", "seperated"],
  ]);
});
