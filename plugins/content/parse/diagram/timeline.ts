import { labelProblem, rowOf } from "./labels";
import type { DiagramProblem, Timeline } from "./model";
import { unknownStatement, type DiagramSource } from "./source";

const EXAMPLE = "2026 : First release : Second release";

type Sections = { label: string; periods: { label: string; events: string[] }[] }[];

/** Reads a timeline: sections, periods, and their events behind colons. */
export function readTimeline({ statements }: DiagramSource): {
  timeline: Timeline;
  problems: readonly DiagramProblem[];
} {
  const problems: DiagramProblem[] = [];
  const sections: Sections = [];
  for (const statement of statements) {
    const { text, offset } = statement;
    const section = /^section\s+(.+)$/.exec(text)?.[1];
    const problem = labelProblem(text, offset);
    if (problem) problems.push(problem);
    if (section !== undefined) sections.push({ label: rowOf(section), periods: [] });
    else if (/^title\s/.test(text))
      problems.push({
        offset,
        message: "A timeline shows its title in the caption.",
        fix: 'remove the line, and write the title as "accTitle: …".',
      });
    else if (text.startsWith(":")) {
      const events = sections.at(-1)?.periods.at(-1)?.events;
      if (events) events.push(...eventsOf(text.slice(1)));
      else problems.push(unknownStatement(statement, "timeline", EXAMPLE));
    } else {
      const [label = "", ...events] = text.split(/\s*:\s+|\s+:\s*/);
      if (sections.length === 0) sections.push({ label: "", periods: [] });
      sections.at(-1)?.periods.push({ label: rowOf(label), events: events.map(rowOf).filter(Boolean) });
    }
  }
  if (sections.every(({ periods }) => periods.length === 0) && problems.length === 0)
    problems.push({ offset: 0, message: "The diagram is empty.", fix: `write "${EXAMPLE}".` });
  return { timeline: { is: "timeline", sections }, problems };
}

function eventsOf(text: string): string[] {
  return text
    .split(/\s*:\s+|\s+:\s*/)
    .map(rowOf)
    .filter((event) => event !== "");
}
