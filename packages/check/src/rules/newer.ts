import type { Site } from "docusaurus-waymark-core/content/site";

interface File {
  readonly path: string;
}

/**
 * Orders two conflicting pages: the one being edited first. That is the one whose findings are wanted, else the one that changed
 * since the last commit, else the second.
 */
export function newerFirst<Page extends File>(
  first: Page,
  second: Page,
  { isChanged }: Pick<Site, "isChanged">,
  isSelected: (path: string) => boolean,
): readonly [newer: Page, other: Page] {
  for (const isNew of [isSelected, isChanged]) {
    if (isNew(first.path) === isNew(second.path)) continue;
    return isNew(first.path) ? [first, second] : [second, first];
  }
  return [second, first];
}
