import { fieldScores } from "../engine/match";
import { WEIGHTS } from "../engine/ranking";
import type { rankingOf, SearchIndex } from "../engine";

/**
 * Explains a ranking as text: one line for each of the best sections, with its score and what each part of the query scored in
 * which field. `sure` marks those that the titles alone put first.
 *
 * @param count number of sections
 */
export function explainRanking(
  index: SearchIndex,
  { parsed, ranked }: Pick<ReturnType<typeof rankingOf>, "parsed" | "ranked">,
  count: number,
): string {
  const units = parsed.units.map((unit) => ({
    name: [unit.terms.join(" "), ...unit.synonyms.map(({ key }) => key)].join("|"),
    fields: fieldScores(index, unit, WEIGHTS),
  }));
  return ranked
    .slice(0, count)
    .map(({ number, section: { head }, score, isSure }, place) => {
      const evidence = units.map(({ name, fields }) => {
        const found = Object.entries(fields).flatMap(([field, scores]) => {
          const value = scores.get(number);
          return value === undefined ? [] : [`${field} ${value.toFixed(1)}`];
        });
        return `${name}: ${found.join(", ") || "-"}`;
      });
      const address = head.anchor === "" ? head.url : `${head.url}#${head.anchor}`;
      return `${place + 1}. ${address}  ${score.toFixed(1)}${isSure ? " sure" : ""}  ${evidence.join("; ")}`;
    })
    .join("\n");
}
