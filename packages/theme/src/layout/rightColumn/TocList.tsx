import { translate } from "@docusaurus/Translate";
import clsx from "clsx";
import { useMemo, type ReactNode } from "react";
import styles from "./TocList.module.css";
import { tocTree, type TocEntry, type TocItem } from "./tocTree";

/** "On this page": h2 entries with their h3 entries. `activeHeading.ts` marks the active one. */
export function TocList({ toc }: { readonly toc: readonly TocItem[] }): ReactNode {
  const entries = useMemo(() => tocTree(toc), [toc]);
  if (entries.length === 0) return null;
  return (
    <nav aria-labelledby="on-this-page" data-contents="">
      <p className={styles.title} id="on-this-page">
        {translate({ id: "pageTools.onThisPage", message: "On this page" })}
      </p>
      <TocEntries entries={entries} />
    </nav>
  );
}

/** Links to headings, as nested lists; the letters of an alphabetical page are a grid. */
export function TocEntries({ entries }: { readonly entries: readonly TocEntry[] }): ReactNode {
  const areLetters = entries.every(({ title }) => title.length === 1);
  return (
    <ul className={clsx(styles.list, areLetters && styles.letters)}>
      {entries.map(({ id, title, children }) => (
        <li key={id}>
          {/* The title is the heading's own text, escaped by the build. */}
          <a className={styles.link} href={`#${id}`} dangerouslySetInnerHTML={{ __html: title }} />
          {children.length > 0 && <TocEntries entries={children} />}
        </li>
      ))}
    </ul>
  );
}
