import { isInDictionary, suggestionFor } from "./dictionary";

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
