import type { Ranking } from "../engine/search";
import type { RankedCandidate } from "../engine/rank";
import { titleOf } from "../engine/sections";

/**
 * Explains a ranking as text: the parts of the query with their importance, then the best sections with their scores and what
 * these were multiplied by. The names are those of `packages/search/src/engine/weights.ts`.
 *
 * @param count number of sections
 */
export function explainRanking({ units, importances, ranked }: Ranking, count: number): string {
  const parts = units.map(({ words, synonyms }, index) => {
    const known = synonyms.map(({ key }) => key);
    const others = known.length > 0 ? `, also ${known.join(", ")}` : "";
    return `${words.map(({ text }) => text).join(" ")} (importance ${round(importances[index] ?? 0)}${others})`;
  });
  return [`Query: ${parts.join(" + ")}`, ...ranked.slice(0, count).map(explainSection)].join("\n");
}

function explainSection(candidate: RankedCandidate, place: number): string {
  const { section, score, wordScore, factors, titleCoverage, hasAllUnits } = candidate;
  const { names, phrase, adjacency, siteSection } = factors;
  const product = wordScore * names * phrase * adjacency * siteSection;
  const terms = [
    `words ${round(wordScore)}`,
    `names ${round(names)}`,
    `phrase ${round(phrase)}`,
    `adjacency ${round(adjacency)}`,
    `section ${round(siteSection)}`,
    ...(round(score) === round(product) ? [] : [`page ${round(score / product)}`]),
  ];
  const { url, anchor } = section.head;
  const missing = hasAllUnits ? "" : ", not all parts of the query";
  return [
    `${place + 1}. ${titleOf(section) || "(no title)"}  ${url}${anchor === "" ? "" : `#${anchor}`}`,
    `   ${round(score)} = ${terms.join(" × ")}; in its names ${Math.round(100 * titleCoverage)} % of the query${missing}`,
  ].join("\n");
}

/** With as many decimals as tell scores apart. */
function round(value: number): string {
  return String(Number(value.toPrecision(3)));
}
