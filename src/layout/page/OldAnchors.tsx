import useBrokenLinks from "@docusaurus/useBrokenLinks";
import type { ReactNode } from "react";
import { slugify } from "@site/src/lib/slug";
import styles from "./OldAnchors.module.css";

interface Props {
  /** Ids that a heading had before, between spaces. */
  readonly ids: string | undefined;
  /** Id of the heading now. */
  readonly of: string;
}

/** Empty places that keep old links working: a jump to one shows the heading it stands at, scripts or not. */
export function OldAnchors({ ids, of }: Props): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  const old = (ids ?? "").split(" ").filter((id) => id !== "");
  old.forEach((id) => collectAnchor(id));
  return old.map((id) => <span key={id} id={id} className={styles.place} data-alias-of={of} />);
}

interface TitleProps {
  readonly title: string;
  readonly frontMatter: { readonly title?: unknown; readonly anchors?: unknown };
}

/** Old ids of the page's title, for the start of the article. A title in the text is a heading like others. */
export function OldTitleAnchors({ title, frontMatter }: TitleProps): ReactNode {
  const id = slugify(title);
  const pairs = Object.entries((frontMatter.anchors ?? {}) as Readonly<Record<string, string>>);
  const ids = pairs.filter(([, target]) => target === id).map(([old]) => old);
  return frontMatter.title === undefined ? null : <OldAnchors ids={ids.join(" ")} of={id} />;
}
