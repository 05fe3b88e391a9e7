import { record } from "./sample.fixture";
import { search } from "./search";
import { buildIndex } from "./searchIndex";
import { warmUpSteps } from "./warmUp";

const records = Array.from({ length: 50 }, (_, number) =>
  record(`/page-${number}`, `Page ${number} about keys`, {}),
);

test("the warm-up runs 20 queries at most, one in a step, and changes no result", () => {
  const index = buildIndex(records);
  expect([...warmUpSteps(index)].length).toBeLessThanOrEqual(20);
  expect(search(index, "page 7 keys")).toEqual(search(buildIndex(records), "page 7 keys"));
});

test("an index without pages needs no warm-up", () => {
  expect([...warmUpSteps(buildIndex([]))]).toEqual([]);
});
