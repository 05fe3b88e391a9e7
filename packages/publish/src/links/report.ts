import type { LinkStatus } from "./checkLink";
import type { LinkUse } from "./uses";

export interface LinksReport {
  readonly lines: readonly string[];
  readonly hasDead: boolean;
}

/**
 * One line for every use of an address that is dead, permanently moved, temporarily moved or unsure, in this order,
 * and a line with counts. Only dead addresses fail.
 */
export function linksReport(
  uses: ReadonlyMap<string, readonly LinkUse[]>,
  answers: ReadonlyMap<string, LinkStatus>,
): LinksReport {
  const kinds = [...uses].flatMap(([address, places]) => {
    const answer = answers.get(address);
    const kind = answer && problemKind(address, answer);
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

/** Rank of a problem in the report; undefined for working addresses. */
function problemKind(address: string, { state, reason, to, isPermanent }: LinkStatus) {
  if (state === "dead")
    return { rank: 0, text: `link-dead: ${address} answers ${reason}. Fix: replace or remove the link.` };
  if (state === "unsure")
    return {
      rank: 3,
      text: `link-unsure: ${address} answers ${reason}. Fix: open it, and keep it if it is there.`,
    };
  if (to === undefined) return undefined;
  return isPermanent === true
    ? { rank: 1, text: `link-moved: ${address} has moved. Fix: write ${to}.` }
    : { rank: 2, text: `link-redirect: ${address} leads to ${to} for now. Fix: none needed.` };
}
