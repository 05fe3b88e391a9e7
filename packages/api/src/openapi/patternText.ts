/** Signs of which texts are made, the usual ones first. */
const SIGNS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./:@ ".split("");

/** One sign or class of a pattern, and how often it may be there. */
const ATOM = /\[(?:\\.|[^\]\\])*\]|\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|.)|[^()]/uy;
const TIMES = /\{(\d+)(,?)(\d*)\}\??|([?*+])\??/y;
const GROUP = /\((?!\?)|\(\?:|\(\?<\w+>/y;

/**
 * A text of the form of a regular expression; undefined for one with parts that are not read here, such as lookaheads.
 *
 * @param more how often a part is repeated beyond what it needs
 * @param other which of the signs of a class is taken
 */
export function patternText(pattern: string, more: number, other: number): string | undefined {
  let at = 0;
  const next = (part: RegExp): RegExpExecArray | null => {
    part.lastIndex = at;
    const found = part.exec(pattern);
    at += found?.[0].length ?? 0;
    return found;
  };
  const times = (): number => {
    const [whole, least = "", comma, most, sign] = next(TIMES) ?? [];
    if (whole === undefined) return 1;
    const from = sign === undefined ? Number(least) : sign === "+" ? 1 : 0;
    const to = sign === "?" ? 1 : comma === "" ? from : most ? Number(most) : Infinity;
    return Math.min(from + more, to);
  };
  const piece = (): string | undefined => {
    if (next(GROUP) === null) return signOf(next(ATOM)?.[0], other);
    const inside = forms();
    return next(/\)/y) === null ? undefined : inside;
  };
  /** The first of the forms that "|" separates. */
  const forms = (): string | undefined => {
    let text: string | undefined = "";
    while (at < pattern.length && !/[|)]/.test(pattern.charAt(at))) {
      const one = piece();
      if (one === undefined) return undefined;
      text += one.repeat(times());
    }
    return next(/\|/y) !== null && forms() === undefined ? undefined : text;
  };
  const text = forms();
  return at === pattern.length ? text : undefined;
}

function signOf(atom: string | undefined, other: number): string | undefined {
  if (atom === undefined) return undefined;
  if (/^(?:[$^]|\\[bB])$/.test(atom)) return "";
  const fitting = SIGNS.filter((sign) => new RegExp(`^${atom}$`, "u").test(sign));
  return fitting[other % fitting.length] ?? (/^[^[\\.]$/u.test(atom) ? atom : undefined);
}
