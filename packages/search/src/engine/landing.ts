/**
 * Chooses the section of each page that a query leads to. The title of the page, its keywords and its description tell
 * which page answers; they say nothing about where on it. So the sections of a page are compared by their own headings,
 * keywords and texts, and words of the query that the title of the page has count less. The page itself comes first when the
 * query is its name.
 */
import { groupBy } from "docusaurus-waymark-core/lib/groupBy";
import { lastPart, matchName, type NameMatch, namesOf, nameWordsOf, shareOf } from "./names";
import type { Ranked, RankContext } from "./rank";
import { titleOf } from "./sections";
import type { UnitScores } from "./unitScores";
import {
  FIT_EXPONENT,
  LANDING_COVERAGE_EXPONENT,
  NAMED_PAGE_FACTOR,
  PAGE_TITLE_UNIT_WEIGHT,
  SAME_PAGE_DECAY_FACTOR,
  SECTION_EVIDENCE_EXPONENT,
  TITLE_FIT_BOOST,
} from "./weights";

/**
 * Orders the hits of each page by how well they answer. The first gets the score of the page, which the best hit decides and
 * the best section; the others get less, so that one page does not fill the list.
 *
 * @param hits best first
 */
export function landOnSections(hits: readonly Ranked[], context: RankContext): void {
  for (const onPage of groupBy(hits, ({ section }) => section.page).values()) {
    const byHit = onPage[0]?.score ?? 0;
    const bySection = Math.max(...onPage.map(({ sectionScore }) => sectionScore));
    const pageScore = byHit ** (1 - SECTION_EVIDENCE_EXPONENT) * bySection ** SECTION_EVIDENCE_EXPONENT;
    const fits = fitsOf(onPage, context);
    const bestFit = Math.max(...fits.map(({ fit }) => fit));
    const inOrder = fits.sort(
      (a, b) => Number(b.isNamed) - Number(a.isNamed) || b.fit - a.fit || b.hit.score - a.hit.score,
    );
    inOrder.forEach(({ hit, fit, isNamed }, position) => {
      const part = isNamed || bestFit === 0 ? 1 : (fit / bestFit) ** FIT_EXPONENT;
      hit.score = (isNamed ? NAMED_PAGE_FACTOR : 1) * pageScore * part * SAME_PAGE_DECAY_FACTOR ** position;
    });
  }
}

interface Fit {
  readonly hit: Ranked;
  /** Score of its section as an answer, 0 or more; comparable only within one page. */
  readonly fit: number;
  /** True for the beginning of a page whose name has the whole query. */
  readonly isNamed: boolean;
}

function fitsOf(onPage: readonly Ranked[], context: RankContext): Fit[] {
  const { url, hierarchy } = onPage[0]?.section.head ?? { url: "", hierarchy: { lvl1: "" } };
  const [title, route] = [hierarchy.lvl1 ?? "", lastPart(url)].map((name) =>
    matchName(nameWordsOf(name), context),
  ) as [NameMatch, NameMatch];
  const isName = [title, route].some(({ units }) => shareOf(units, context) === 1);
  return onPage.map((hit) => {
    const { phrase, adjacency } = hit.factors;
    const isPage = hit.section.head.type === "lvl1";
    const fits = (isPage ? [nameWordsOf(titleOf(hit.section))] : namesOf(hit.section)).map((name) => {
      const { precision, units } = matchName(name, context);
      return units === 0 ? 0 : precision * shareOf(units | title.units, context);
    });
    const titleFit = Math.max(...fits);
    const own = ownScoreOf(hit.number, context.unitScores, title.units);
    const isNamed = isName && isPage;
    return { hit, isNamed, fit: own * (1 + TITLE_FIT_BOOST * titleFit) * phrase * adjacency };
  });
}

/**
 * Score of the match between the section's own texts and a query.
 *
 * @param pageUnits bit mask of the units that the title of its page has
 * @returns 0 to 1
 */
export function ownScoreOf(section: number, unitScores: readonly UnitScores[], pageUnits = 0): number {
  let [sum, covered, total] = [0, 0, 0];
  for (const [position, { importance, ownScore }] of unitScores.entries()) {
    const weight = importance * (pageUnits & (1 << position) ? PAGE_TITLE_UNIT_WEIGHT : 1);
    const own = ownScore[section] ?? 0;
    total += weight;
    sum += weight * own;
    if (own > 0) covered += weight;
  }
  return total === 0 ? 0 : (sum / total) * (covered / total) ** LANDING_COVERAGE_EXPONENT;
}
