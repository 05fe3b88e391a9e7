import type { Answer } from "./ask";
import type { Use } from "./uses";

export interface LinksReport {
  readonly lines: readonly string[];
  readonly hasDead: boolean;
}

/**
 * One line for every use of an address that is dead, moved for good, moved for now or unsure, worst first, and a line of
 * counts. Only dead ones fail.
 */
export function linksReport(
  uses: ReadonlyMap<string, readonly Use[]>,
  answers: ReadonlyMap<string, Answer>,
): LinksReport {
  const kinds = [...uses].flatMap(([address, places]) => {
    const answer = answers.get(address);
    const kind = answer && kindOf(address, answer);
    return kind === undefined ? [] : [{ ...kind, places }];
  });
  const lines = kinds
    .flatMap(({ rank, text, places }) => places.map((place) => ({ rank, text, place })))
    .sort(
      (a, b) => a.rank - b.rank || a.place.path.localeCompare(b.place.path) || a.place.line - b.place.line,
    )
    .map(({ text, place }) => `${place.path}:${place.line} ${text}`);
  const dead = kinds.filter(({ rank }) => rank === 0).length;
  const moved = kinds.filter(({ rank }) => rank === 1).length;
  const counts = `${uses.size} addresses of other sites: ${dead} dead, ${moved} moved for good`;
  return { lines: [...lines, counts], hasDead: dead > 0 };
}

/** Places in the report: dead, moved for good, moved for now, unsure. What is as it should be has none. */
function kindOf(address: string, { state, said, to, isPermanent }: Answer) {
  if (state === "dead")
    return { rank: 0, text: `link-dead: ${address} answers ${said}. Fix: replace or remove the link.` };
  if (state === "unsure")
    return {
      rank: 3,
      text: `link-unsure: ${address} answers ${said}. Fix: open it, and keep it if it is there.`,
    };
  if (to === undefined) return undefined;
  return isPermanent === true
    ? { rank: 1, text: `link-moved: ${address} has moved. Fix: write ${to}.` }
    : { rank: 2, text: `link-redirect: ${address} leads to ${to} for now. Fix: none needed.` };
}
