import type { Root } from "mdast";
import { slugify } from "docusaurus-waymark-core/lib/slug";
import { changesByLevel, type Change } from "../diff";
import { parsePhrase } from "../pages/markdown";
import { heading, list, paragraph, strong, text, type PageContent } from "../pages/nodes";
import { bodyText } from "../pages/serialize";
import type { Publication } from "./disk";

/**
 * The generated part of the changelog as MDX: changes for the next publication, then each publication.
 *
 * @param unpublished changes since the newest publication
 */
export function changelogSection(history: readonly Publication[], unpublished: readonly Change[]): string {
  const content = [...nextPublication(history, unpublished), ...history.flatMap(publicationSection)];
  const tree: Root = { type: "root", children: content };
  return bodyText(tree);
}

/** This section is always present, so that links to it keep working. */
function nextPublication([newest]: readonly Publication[], unpublished: readonly Change[]): PageContent[] {
  const since = newest ? ` since ${newest.name}` : "";
  const summary =
    unpublished.length === 0
      ? `Nothing that affects programs has changed${since}.`
      : `This reference is newer than the last publication. It has changed${since}:`;
  return [
    heading("Next publication", "next-publication"),
    paragraph(text(summary)),
    ...changeLists(unpublished),
  ];
}

function publicationSection({ name, note, changes }: Publication): PageContent[] {
  const about = note === undefined ? [] : [paragraph(text(note))];
  return [heading(name, slugify(name)), ...about, ...changeLists(changes)];
}

function changeLists(changes: readonly Change[]): PageContent[] {
  return changesByLevel(changes).flatMap(([title, sentences]) => [
    paragraph(strong(title)),
    list(sentences.map((sentence) => [paragraph(...parsePhrase(sentence))])),
  ]);
}
