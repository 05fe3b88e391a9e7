import { useMemo, type ReactNode } from "react";
import styles from "./TocList.module.css";
import { tocIds, tocTree, type TocEntry, type TocItem } from "./tocTree";
import { useActiveHeading } from "./useActiveHeading";

/** "On this page": h2 entries with their h3 entries; the current one carries `aria-current` (INTERACTION 3). */
export function TocList({ toc }: { readonly toc: readonly TocItem[] }): ReactNode {
  const entries = useMemo(() => tocTree(toc), [toc]);
  const active = useActiveHeading(useMemo(() => tocIds(entries), [entries]));
  if (entries.length === 0) return null;
  return (
    <nav aria-labelledby="on-this-page">
      <p className={styles.title} id="on-this-page">
        On this page
      </p>
      <Entries entries={entries} active={active} />
    </nav>
  );
}

function Entries({
  entries,
  active,
}: {
  entries: readonly TocEntry[];
  active: string | undefined;
}): ReactNode {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <EntryLink entry={entry} active={active} />
          {entry.children.length > 0 && <Entries entries={entry.children} active={active} />}
        </li>
      ))}
    </ul>
  );
}

function EntryLink({ entry, active }: { entry: TocEntry; active: string | undefined }): ReactNode {
  const current = entry.id === active;
  const within = current || entry.children.some(({ id }) => id === active);
  return (
    <a
      className={styles.link}
      href={`#${entry.id}`}
      data-active={within || undefined}
      {...(current && { "aria-current": "location" as const })}
      // The title is the heading's own text, escaped by the build.
      dangerouslySetInnerHTML={{ __html: entry.title }}
    />
  );
}
