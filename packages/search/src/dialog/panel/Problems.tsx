/** The views without a list: nothing was found, or search failed. */
import { translate } from "@docusaurus/Translate";
import { FileText, Unplug } from "lucide-react";
import type { ReactNode } from "react";
import type { SearchError } from "../../backend";
import { hitTitle, plainText, type SearchHit } from "../../model";
import type { Result } from "../state";
import { errorText, errorTitle, nothingFound, scopeName, FALLBACK_NOTICE } from "../messages";
import type { Commands } from "./context";
import { PageLink } from "./PageLink";
import { Block, PopularPages } from "./StartPanel";
import notice from "./CoverageNotice.module.css";
import styles from "./Panel.module.css";

interface NothingProps {
  readonly result: Extract<Result, { kind: "nothing" }>;
  readonly commands: Commands;
}

/** The message that nothing was found, with links to similar and to popular pages. */
export function NothingFound({ result, commands }: NothingProps): ReactNode {
  const { query, scope, closest, fallbackCause } = result;
  const searchAll = (): void => {
    commands.focusField();
    commands.dispatch({ kind: "scope", scope: "all" });
  };
  return (
    <div className={styles.panel}>
      {fallbackCause && <p className={notice.notice}>{FALLBACK_NOTICE}</p>}
      <p className={styles.sentence}>{nothingFound(query)}</p>
      {scope !== "all" && (
        <p className={styles.action}>
          <span>
            {translate(
              { id: "search.onlyWasSearched", message: "Only {scope} was searched." },
              { scope: scopeName(scope) },
            )}
          </span>{" "}
          <button type="button" className="search-retry" onClick={searchAll}>
            {translate({ id: "search.searchEverything", message: "Search everything" })}
          </button>
        </p>
      )}
      {closest.length > 0 && <ClosestPages hits={closest} commands={commands} />}
      <PopularPages commands={commands} />
    </div>
  );
}

interface ClosestProps {
  readonly hits: readonly SearchHit[];
  readonly commands: Commands;
}

function ClosestPages({ hits, commands }: ClosestProps): ReactNode {
  return (
    <Block name={translate({ id: "search.closestPages", message: "Closest pages" })}>
      <ul className={styles.list}>
        {hits.map((hit) => (
          <li key={hit.objectID}>
            <PageLink url={hit.page} icon={FileText} commands={commands}>
              <span>{hit.hierarchy.lvl1 ?? plainText(hitTitle(hit))}</span>{" "}
              <span className={styles.aside}>{hit.hierarchy.lvl0}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </Block>
  );
}

interface FailureProps {
  readonly error: SearchError;
  readonly commands: Commands;
}

/** The message why search failed, with a button that tries again. */
export function Failure({ error, commands }: FailureProps): ReactNode {
  const retry = (): void => {
    commands.focusField();
    commands.dispatch({ kind: "retry" });
  };
  return (
    <div className={styles.panel}>
      <div className="search-failed">
        <Unplug aria-hidden="true" />
        <p className="search-failed-title">{errorTitle(error)}</p>
        <p>{withCode(errorText(error))}</p>
        <button type="button" className="search-retry" onClick={retry}>
          {translate({ id: "search.tryAgain", message: "Try again" })}
        </button>
      </div>
    </div>
  );
}

/** Renders the parts of a message between backticks as code. */
function withCode(message: string): ReactNode {
  return message
    .split("`")
    .map((part, index) =>
      index % 2 === 1 ? <code key={index}>{part}</code> : <span key={index}>{part}</span>,
    );
}
