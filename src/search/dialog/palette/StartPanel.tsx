import { FileText } from "lucide-react";
import type { ReactNode } from "react";
import { PageLink } from "./PageLink";
import { POPULAR_PAGES } from "./popularPages";
import { RecentList } from "./RecentList";
import type { Recents } from "./useRecents";
import styles from "./Panel.module.css";

interface Props {
  readonly recents: Recents;
  readonly onGo: (href: string) => void;
  readonly toField: () => void;
}

/** What helps before anything is typed: recent choices and popular pages. */
export function StartPanel({ recents, onGo, toField }: Props): ReactNode {
  return (
    <div className={styles.panel}>
      {recents.list.length > 0 && <RecentList recents={recents} onGo={onGo} toField={toField} />}
      <PopularPages onGo={onGo} />
    </div>
  );
}

/** Links to popular pages. */
export function PopularPages({ onGo }: Pick<Props, "onGo">): ReactNode {
  return (
    <nav aria-label="Popular pages" className={styles.block}>
      <p className={styles.head} aria-hidden="true">
        Popular pages
      </p>
      <ul className={styles.grid}>
        {POPULAR_PAGES.map(({ route, title }) => (
          <li key={route}>
            <PageLink url={route} icon={FileText} onGo={onGo}>
              {title}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
