import { translate } from "@docusaurus/Translate";
import { FileText, History, X } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { POPULAR_PAGES } from "@theme/StartingPages";
import { IconButton } from "docusaurus-theme-waymark/ui/IconButton";
import { isPage, type Recent } from "../recents";
import type { Commands } from "./context";
import { PageLink } from "./PageLink";
import panel from "./Panel.module.css";
import styles from "./RecentList.module.css";

interface Props {
  readonly recents: readonly Recent[];
  readonly commands: Commands;
}

/** The content before a query is typed: recent searches, recent pages, popular pages. "Remove all" is on the first of the recent. */
export function StartPanel({ recents, commands }: Props): ReactNode {
  const searches = recents.filter((recent) => !isPage(recent));
  const pages = recents.filter(isPage).filter(({ url }) => !searches.some((search) => search.url === url));
  const removeAll = (): void => {
    commands.focusField();
    commands.removeRecents();
  };
  return (
    <div className={panel.panel}>
      {searches.length > 0 && (
        <Block
          name={translate({ id: "search.recentSearches", message: "Recent searches" })}
          removeAll={removeAll}
        >
          <ul className={panel.list}>
            {searches.map((recent) => (
              <RecentEntry key={recent.url} recent={recent} commands={commands} />
            ))}
          </ul>
        </Block>
      )}
      {pages.length > 0 && (
        <Block
          name={translate({ id: "search.recentPages", message: "Recent pages" })}
          removeAll={searches.length === 0 ? removeAll : undefined}
        >
          <Pages pages={pages} commands={commands} />
        </Block>
      )}
      <PopularPages commands={commands} without={pages} />
    </div>
  );
}

interface PopularProps extends Pick<Props, "commands"> {
  /** Pages that are listed already. */
  readonly without?: readonly Pick<Recent, "url">[];
}

/** Links to popular pages. */
export function PopularPages({ commands, without = [] }: PopularProps): ReactNode {
  const pages = POPULAR_PAGES.map(({ route, title }) => ({ url: route, title })).filter(
    ({ url }) => !without.some((page) => page.url === url),
  );
  return (
    <Block name={translate({ id: "search.popularPages", message: "Popular pages" })}>
      <Pages pages={pages} commands={commands} />
    </Block>
  );
}

interface PagesProps {
  readonly pages: readonly Pick<Recent, "url" | "title">[];
  readonly commands: Commands;
}

function Pages({ pages, commands }: PagesProps): ReactNode {
  return (
    <ul className={panel.grid}>
      {pages.map(({ url, title }) => (
        <li key={url}>
          <PageLink url={url} icon={FileText} commands={commands}>
            {title}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

interface BlockProps {
  readonly name: string;
  readonly removeAll?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Links under a name. */
export function Block({ name, removeAll, children }: BlockProps): ReactNode {
  return (
    <nav aria-label={name} className={panel.block}>
      <div className={styles.bar}>
        <p className={panel.head} aria-hidden="true">
          {name}
        </p>
        {removeAll && (
          <button type="button" className={styles.all} onClick={removeAll}>
            {translate({ id: "search.removeAll", message: "Remove all" })}
          </button>
        )}
      </div>
      {children}
    </nav>
  );
}

interface EntryProps {
  readonly recent: Recent;
  readonly commands: Commands;
}

function RecentEntry({ recent: { url, title, trail, query }, commands }: EntryProps): ReactNode {
  const remove = (event: MouseEvent): void => {
    focusNeighbor(event, commands.focusField);
    commands.removeRecent(url);
  };
  return (
    <li className={styles.entry}>
      <PageLink url={url} icon={History} commands={commands}>
        {title} <span className={styles.trail}>{trail}</span> <q className={styles.query}>{query}</q>
      </PageLink>
      <IconButton
        label={translate({ id: "search.remove", message: "Remove {title}" }, { title })}
        className={styles.remove}
        onClick={remove}
      >
        <X aria-hidden="true" />
      </IconButton>
    </li>
  );
}

/** Moves focus to the button of a neighboring entry before this one is removed, or to the field after the last one. */
function focusNeighbor({ currentTarget }: MouseEvent, focusField: () => void): void {
  const entry = currentTarget.closest("li");
  const button = (entry?.nextElementSibling ?? entry?.previousElementSibling)?.querySelector("button");
  if (button) button.focus();
  else focusField();
}
