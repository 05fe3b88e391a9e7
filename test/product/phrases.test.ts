import { loadFacts } from "docusaurus-waymark-core/facts/load";
import { phraseRule, termRule } from "docusaurus-plugin-waymark-check/rules/prose/phrases";
import { findingsOf } from "docusaurus-plugin-waymark-check/rules/seed.fixture";

const { terms, phrases } = loadFacts("phrases");

test("each phrase of the site is found in its sentence, and in all its forms", () => {
  for (const { found, instead } of phrases)
    expect(findingsOf(phraseRule, found)).toEqual([expect.stringContaining(`Fix: ${instead}.`)]);
  const forms = phrases.flatMap(({ match }) => match);
  expect(forms.filter((form) => findingsOf(phraseRule, `${form} others.`).length !== 1)).toEqual([]);
});

test("each term of the site is found as it is typed, and passes as it is written", () => {
  const one = (words: string): number => findingsOf(termRule, `Use ${words} here.`).length;
  expect(Object.entries(terms).filter(([typed, written]) => one(typed) !== 1 || one(written) > 0)).toEqual(
    [],
  );
});
