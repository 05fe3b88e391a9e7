import type { List, Root } from "mdast";
import { slugify } from "../../../src/lib/slug";
import { changeText, LEVELS, type Difference } from "../diff";
import { changedTextsLine, LEVEL_TITLES } from "../diff/report";
import { parsePhrase } from "../pages/markdown";
import { heading, paragraph, strong, text, type PageContent } from "../pages/nodes";
import { bodyText } from "../pages/serialize";
import type { Publication } from "./types";

/**
 * The generated part of the changelog as MDX: changes for the next publication, then each publication.
 *
 * @param unpublished changes since the newest publication
 */
export function changelogSection(history: readonly Publication[], unpublished: Difference): string {
  const content = [...nextPublication(history, unpublished), ...history.flatMap(publicationSection)];
  const tree: Root = { type: "root", children: content };
  return bodyText(tree);
}

/** This section is always present, so that links to it keep working. */
function nextPublication([newest]: readonly Publication[], unpublished: Difference): PageContent[] {
  const since = newest ? ` since ${newest.name}` : "";
  const unchangedText = `Nothing has changed${since}.`;
  const changedText = `This reference is newer than the last publication. It has changed${since}:`;
  const changed = unpublished.changes.length + unpublished.texts > 0;
  return [
    heading("Next publication", "next-publication"),
    paragraph(text(changed ? changedText : unchangedText)),
    ...(changed ? changeLists(unpublished) : []),
  ];
}

function publicationSection({ name, first, ...difference }: Publication): PageContent[] {
  return [heading(name, slugify(name)), ...(first ? firstPublication(first) : changeLists(difference))];
}

function firstPublication(resources: NonNullable<Publication["first"]>): PageContent[] {
  const total = resources.reduce((sum, { operations }) => sum + operations, 0);
  const summary = `The first publication: ${resources.length} resources with ${total} operations.`;
  return [
    paragraph(text(summary)),
    list(
      resources.map(
        ({ name, operations }) => `${name}: ${operations} ${operations === 1 ? "operation" : "operations"}`,
      ),
    ),
  ];
}

function changeLists({ changes, texts }: Difference): PageContent[] {
  const lists = LEVELS.flatMap((level) => {
    const ofLevel = changes.filter((change) => change.level === level);
    return ofLevel.length === 0
      ? []
      : [paragraph(strong(LEVEL_TITLES[level])), list(ofLevel.map(changeText))];
  });
  return [...lists, ...(texts > 0 ? [paragraph(text(changedTextsLine(texts)))] : [])];
}

function list(items: readonly string[]): List {
  const children = items.map((item) => ({
    type: "listItem" as const,
    spread: false,
    children: [paragraph(...parsePhrase(item))],
  }));
  return { type: "list", ordered: false, spread: false, children };
}
