import { namesFrom } from "./names";

const page = "# Title words\n\n## Limit access {#limit}\n\nPlain text\n\n### Rotate keys\n\n## To be\n";

const take = (count: number): string[] => {
  const next = namesFrom([page]);
  return Array.from({ length: count }, () => next());
};

test("names are three words of headings, without ids and short words, written as sentences", () => {
  for (const name of take(20)) expect(name).toMatch(/^[LARK][a-z]+ (?:(?:limit|access|rotate|keys) ?){2}$/);
});

test("each name is another one, and a second run gives the same", () => {
  const names = take(60);
  expect(new Set(names).size).toBe(60);
  expect(take(60)).toEqual(names);
});
