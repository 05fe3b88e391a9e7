/**
 * Ranks the sections for pasted output. A section answers when it quotes the message: in its heading, or in its text. What
 * else its page is about does not count.
 */
import type { Candidate } from "./candidates";
import { ownScoreOf } from "./landing";
import { matchName, nameWordsOf, shareOf } from "./names";
import { compareRank, type RankContext, type RankedCandidate } from "./rank";
import { titleOf } from "./sections";
import { withoutPlaceholders } from "./textAnalyzer";
import {
  MESSAGE_BOOST,
  MESSAGE_PRECISION_EXPONENT,
  MIN_QUOTE_FACTOR,
  OUTPUT_ADJACENCY_BOOST,
} from "./weights";

type OutputContext = Pick<RankContext, "adjacency" | "matchedUnits" | "unitScores" | "importances">;

/** True for a section that quotes the output, rather than having some of its words. */
export function isQuote({ factors: { names, adjacency } }: RankedCandidate): boolean {
  return names >= MIN_QUOTE_FACTOR.names || adjacency >= MIN_QUOTE_FACTOR.adjacency;
}

/** Orders candidates, best first. */
export function rankOutput(
  candidates: readonly Candidate[],
  context: OutputContext,
): readonly RankedCandidate[] {
  return candidates.map((candidate) => rankedOf(candidate, context)).sort(compareRank);
}

function rankedOf(candidate: Candidate, context: OutputContext): RankedCandidate {
  const { section, number } = candidate;
  const wordScore = ownScoreOf(number, context.unitScores);
  const { precision, units } = matchName(nameWordsOf(withoutPlaceholders(titleOf(section))), context);
  const names = 1 + MESSAGE_BOOST * precision ** MESSAGE_PRECISION_EXPONENT * shareOf(units, context);
  const adjacency = 1 + OUTPUT_ADJACENCY_BOOST * context.adjacency(number);
  const score = wordScore * names * adjacency;
  return { ...candidate, wordScore, score, factors: { names, adjacency, phrase: 1, siteSection: 1 } };
}
