import { buildIndex } from "../engine/searchIndex";
import { SAMPLE } from "../engine/sample.fixture";
import { rankingOf } from "../engine/search";
import { explainRanking } from "./explainRanking";

const index = buildIndex(SAMPLE);

test("a ranking is explained by the parts of the query, and by factors whose product is the score", () => {
  const ranking = rankingOf(index, "setup keys");
  if (ranking === null) throw new Error("The query has words.");
  const [query, ...sections] = explainRanking(ranking, 3).split("\n");
  expect(query).toBe("Query: setup (importance 1.67) + keys (importance 1.67)");
  expect(sections).toHaveLength(2 * Math.min(3, ranking.ranked.length));
  for (const line of sections.filter((text) => text.startsWith("   "))) {
    const [sum = ""] = line.split(";");
    const [score = 0, ...factors] = (sum.match(/[\d.]+/g) ?? []).map(Number);
    expect(factors.reduce((product, factor) => product * factor, 1) / score).toBeCloseTo(1, 1);
  }
});
