/**
 * Request samples in the twins of a page. The article is converted once, with a placeholder for each group of samples, and
 * the samples of one language are inserted into a copy of the text: converting the pages of the API once for each of eight
 * languages takes a tenth of a build.
 */
import type { Code, Html, Nodes } from "mdast";

/** Stands for a group of request samples: a private-use character that does not occur on pages. */
const PLACEHOLDER = "\uE004";

/** A placeholder, and the empty line between it and the next block. */
const PLACEHOLDER_LINES = new RegExp(`${PLACEHOLDER}\n\n?`, "g");

/** Placeholder of a group of request samples, with the code of each language. */
interface SampleGroup extends Html {
  readonly samples: ReadonlyMap<string, Code>;
}

/** Creates the node of a group; `samples` are by label of the language. */
export function sampleGroup(samples: ReadonlyMap<string, Code>): SampleGroup {
  return { type: "html", value: PLACEHOLDER, samples };
}

/** The groups of a tree, in document order. */
export function sampleGroupsIn(tree: Nodes): readonly SampleGroup[] {
  if ("samples" in tree) return [tree as SampleGroup];
  return "children" in tree ? tree.children.flatMap(sampleGroupsIn) : [];
}

/**
 * Replaces placeholders by the samples of one language.
 *
 * @param text Markdown of a tree with groups
 * @param groups the samples of each group as Markdown, by language; a group that lacks the language is left out
 */
export function insertSamples(
  text: string,
  groups: readonly ReadonlyMap<string, string>[],
  language: string,
): string {
  let number = 0;
  return text.replace(PLACEHOLDER_LINES, (placeholder) => {
    const sample = groups[number++]?.get(language);
    return sample === undefined ? "" : placeholder.replace(`${PLACEHOLDER}\n`, () => sample);
  });
}
