import type { List, Root } from "mdast";
import { changeText, LEVELS, type Difference } from "../diff";
import { textLine, TITLES } from "../diff/report";
import { phraseOf } from "../pages/markdown";
import { heading, paragraph, strong, text, type PageContent } from "../pages/nodes";
import { bodyText } from "../pages/serialize";
import type { Publication } from "./types";

/**
 * The generated part of the changelog as MDX: what waits for the next publication, then each publication.
 *
 * @param waiting what changed since the newest publication
 */
export function changelogSection(history: readonly Publication[], waiting: Difference): string {
  const content = [...next(history, waiting), ...history.flatMap(entry)];
  const tree: Root = { type: "root", children: content };
  return bodyText(tree);
}

/** The section is there at all times, so that its address stays. */
function next([newest]: readonly Publication[], waiting: Difference): PageContent[] {
  const since = newest ? ` since ${newest.name}` : "";
  const nothing = `Nothing has changed${since}.`;
  const some = `This reference is newer than the last publication. It has changed${since}:`;
  const changed = waiting.changes.length + waiting.texts > 0;
  return [
    heading("Next publication", "next-publication"),
    paragraph(text(changed ? some : nothing)),
    ...(changed ? groups(waiting) : []),
  ];
}

function entry({ name, first, ...difference }: Publication): PageContent[] {
  return [heading(name, name), ...(first ? firstContent(first) : groups(difference))];
}

function firstContent(resources: NonNullable<Publication["first"]>): PageContent[] {
  const total = resources.reduce((sum, { operations }) => sum + operations, 0);
  const says = `The first publication: ${resources.length} resources with ${total} operations.`;
  return [
    paragraph(text(says)),
    list(
      resources.map(
        ({ name, operations }) => `${name}: ${operations} ${operations === 1 ? "operation" : "operations"}`,
      ),
    ),
  ];
}

function groups({ changes, texts }: Difference): PageContent[] {
  const named = LEVELS.flatMap((level) => {
    const own = changes.filter((change) => change.level === level);
    return own.length === 0 ? [] : [paragraph(strong(TITLES[level])), list(own.map(changeText))];
  });
  return [...named, ...(texts > 0 ? [paragraph(text(textLine(texts)))] : [])];
}

function list(items: readonly string[]): List {
  const children = items.map((item) => ({
    type: "listItem" as const,
    spread: false,
    children: [paragraph(...phraseOf(item))],
  }));
  return { type: "list", ordered: false, spread: false, children };
}
