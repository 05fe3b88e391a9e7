import useBrokenLinks from "@docusaurus/useBrokenLinks";
import type { ReactNode } from "react";
import { slugify } from "docusaurus-waymark-core/lib/slug";

interface Props {
  /** Former ids of the heading, separated by spaces. */
  readonly ids: string | undefined;
  /** Current id of the heading. */
  readonly of: string;
}

/** Empty elements with former ids of a heading, so that old links still lead to it, also without scripts. */
export function OldAnchors({ ids, of }: Props): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  const old = (ids ?? "").split(" ").filter((id) => id !== "");
  old.forEach((id) => collectAnchor(id));
  return old.map((id) => <span key={id} id={id} data-alias-of={of} />);
}

interface TitleProps {
  readonly title: string;
  readonly frontMatter: { readonly title?: unknown; readonly anchors?: unknown };
}

/** Former ids of a title from the front matter, for the start of the article. A title in the text is rendered as a heading. */
export function OldTitleAnchors({ title, frontMatter }: TitleProps): ReactNode {
  const id = slugify(title);
  const pairs = Object.entries((frontMatter.anchors ?? {}) as Readonly<Record<string, string>>);
  const ids = pairs.filter(([, target]) => target === id).map(([old]) => old);
  return frontMatter.title === undefined ? null : <OldAnchors ids={ids.join(" ")} of={id} />;
}
