import { buildIndex, rankingOf } from "../engine";
import { SAMPLE } from "../engine/sample.fixture";
import { explainRanking } from "./explainRanking";

test("each hit is one line: address, score, and what each part of the query scored in which field", () => {
  const index = buildIndex(SAMPLE);
  const [first, ...others] = explainRanking(index, rankingOf(index, "ssh zeppelin"), 2).split("\n");
  expect(first).toMatch(/^1\. \/how-to\/ssh {2}[\d.]+ {2}ssh: title [\d.]+, .*; zeppelin: -$/);
  expect(others).toHaveLength(1);
});
