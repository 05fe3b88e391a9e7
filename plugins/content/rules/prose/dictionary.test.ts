import { isInDictionary, suggestionFor, withWords } from "./dictionary";

it.each(["a", "Flies", "rewriting", "unhappily", "disconnected", "retried", "DNS", "can't"])(
  '"%s" is found, although only some entries are read',
  (word) => {
    expect(isInDictionary(word)).toBe(true);
  },
);

it.each(["flys", "rewriteing", "unhapy", "dnss"])('"%s" is not found', (word) => {
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
