import type { TextProblem } from "../place";
import type { Statement } from ".";

/** Tones of boxes; the style sheet of `TextDiagram` has a color for each. */
export const TONES = ["plain", "accent", "tip", "warn", "danger"] as const;

/** Marks around a label, longest first. */
const FORMS: readonly (readonly [open: string, close: string])[] = [
  ["(((", ")))"],
  ["([", "])"],
  ["[(", ")]"],
  ["[[", "]]"],
  ["((", "))"],
  ["{{", "}}"],
  ["(", ")"],
  ["[", "]"],
  ["{", "}"],
];
const literal = (marks: string): string => marks.replace(/./g, "\\$&");
const LABEL = FORMS.map(
  ([open, close]) =>
    `${literal(open)}(?:"[^"${literal(close.charAt(0))}]+"|[^"()[\\]{}|/\\\\][^"()[\\]{}|]*)${literal(close)}`,
).join("|");

const ID = "\\w+(?:-\\w+)*";
const BOX = `${ID}(?:${LABEL})?(?::::(?:${TONES.join("|")}))?`;
const BOXES = `${BOX}(?:\\s*&\\s*${BOX})*`;
const LINK =
  "<?(?:-->|---|-\\.->|-\\.-|==>|===)(?:\\|[^|]+\\|)?|<?(?:--|==|-\\.)\\s[^|]+?\\s(?:-->|---|\\.->|-\\.-|==>|===)";
const DIRECTION = "direction (?:TB|TD|BT|LR|RL)";

/** A line of a flowchart that the renderer reads as a whole. */
export const FLOW_LINE = new RegExp(
  `^(?:end|${DIRECTION}|subgraph .+|class [\\w-]+(?:,[\\w-]+)* (?:${TONES.join("|")})|${BOXES}(?:\\s*(?:${LINK})\\s*${BOXES})*)$`,
);

/** Puts a space before each arrow: otherwise the renderer reads its hyphens as a part of the name before it. */
export function withSpaces(line: string): string {
  return line.replace(/(?<=[\w\])}])(?=<?(?:--|==|-\.))/g, " ");
}

/** Puts the statements of groups first: the renderer adds a box only to the group that names it first. */
export function groupsFirst(statements: readonly Statement[]): readonly Statement[] {
  const [inGroups, others]: [Statement[], Statement[]] = [[], []];
  let depth = 0;
  for (const statement of statements) {
    if (statement.text.startsWith("subgraph ")) depth += 1;
    (depth > 0 ? inGroups : others).push(statement);
    if (statement.text === "end") depth -= 1;
  }
  return [...inGroups, ...others];
}

/** Finds boxes that the renderer draws in another way than Mermaid: it keeps the first label of a box, and draws a box for a group. */
export function boxProblems(statements: readonly Statement[]): TextProblem[] {
  const groups = new Set(statements.map(({ text }) => /^subgraph ([\w-]+)/.exec(text)?.[1]));
  const named = new Set<string>();
  return statements.flatMap(({ text, offset }) => {
    if (/^(?:subgraph|direction|class) /.test(text)) return [];
    const boxes = text.split(new RegExp(`\\s*(?:${LINK}|&)\\s*`));
    return boxes.flatMap((box): TextProblem[] => {
      const [id = ""] = new RegExp(`^${ID}`).exec(box) ?? [];
      const isLate = named.has(id) && new RegExp(`^${ID}(?:${LABEL})`).test(box);
      named.add(id);
      const at = offset + text.indexOf(box);
      if (groups.has(id))
        return [
          {
            offset: at,
            message: `The line ends at the group "${id}".`,
            fix: "end it at a box in the group.",
          },
        ];
      const message = `The label of the box "${id}" comes too late.`;
      const fix = "write it where the box is first named; groups come before all other lines.";
      return isLate ? [{ offset: at, message, fix }] : [];
    });
  });
}
