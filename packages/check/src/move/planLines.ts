import { positionOf } from "docusaurus-waymark-core/report";
import { mentionsOf, type Mention } from "./affected";
import type { Edit, MovePlan } from "./plan";
import type { Project } from "./project";

/** A plan for the terminal: changes with their places, texts that only name the old address, and next steps. */
export function planLines(plan: MovePlan, project: Project): string[] {
  const { texts } = project;
  const mentions = mentionsOf(plan, project);
  const edits = [...plan.edits].sort((a, b) => a.path.localeCompare(b.path) || a.start - b.start);
  return [
    ...edits.map((edit) => editLine(edit, texts.get(edit.path) ?? "")),
    ...plan.moves.map(({ from, to }) => `${from}: moves to ${to}`),
    ...plan.removed.map((file) => `${file}: is deleted`),
    ...(mentions.length > 0 ? ["These places name the old address too. Correct them by hand:"] : []),
    ...mentionLines(mentions),
    ...plan.advice,
  ];
}

/** A change with its place. */
export function editLine({ path, start, end, text }: Edit, source: string): string {
  const { line, column } = positionOf(source, start);
  return `${path}:${line}:${column} ${quoted(source.slice(start, end))} becomes ${quoted(text)}`;
}

/** One line a file, with the numbers of its lines. */
function mentionLines(mentions: readonly Mention[]): string[] {
  const lines = new Map<string, number[]>();
  for (const { path, line } of mentions) lines.set(path, [...(lines.get(path) ?? []), line]);
  return [...lines].map(([path, numbers]) => `${path}:${[...new Set(numbers)].join(",")}`);
}

/** Longer texts are cut off when they are printed. */
const MAX_PRINTED_CHARS = 90;

function quoted(text: string): string {
  const short = text.length > MAX_PRINTED_CHARS ? `${text.slice(0, MAX_PRINTED_CHARS)}…` : text;
  return short === "" ? "nothing" : JSON.stringify(short);
}
