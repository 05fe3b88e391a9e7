import { translate } from "@docusaurus/Translate";
import { memo, type ReactNode } from "react";
import { MAX_QUERY_CHARS } from "../../model";
import type { PanelProps } from "./context";
import { KeyHints } from "./KeyHints";
import { Failure, NothingFound } from "./Problems";
import { AllResults } from "./AllResults";
import { Results } from "./Results";
import { ScopeFilter } from "./ScopeFilter";
import { StartPanel } from "./StartPanel";
import notice from "./CoverageNotice.module.css";
import styles from "./Panel.module.css";

/** Everything below the field of the search dialog. A typed letter does not render it: the old result stays until the new one. */
export const Panel = memo(function Panel(props: PanelProps): ReactNode {
  const { view, scope, isFull, commands } = props;
  return (
    <>
      {view.kind !== "start" && (
        <ScopeFilter
          scope={scope}
          onChange={(scope) => {
            commands.focusField();
            commands.dispatch({ kind: "scope", scope });
          }}
        />
      )}
      <Content {...props} />
      {isFull && <p className={notice.notice}>{FULL_NOTICE}</p>}
      {"titlesOnly" in view && view.titlesOnly && <TitlesOnly onRetry={commands.retryProse} />}
      {KEY_HINTS}
    </>
  );
});

const FULL_NOTICE = translate(
  { id: "search.onlyTheFirstCharacters", message: "Only the first {count} characters are searched." },
  { count: MAX_QUERY_CHARS },
);

// Created once, so that it is not compared at each result.
const KEY_HINTS = <KeyHints />;

/** The content for the current view. */
function Content({ view, scope, active, recents, commands }: PanelProps): ReactNode {
  switch (view.kind) {
    case "start":
      return <StartPanel recents={recents} commands={commands} />;
    case "waiting":
      return <Message>{translate({ id: "search.searching", message: "Searching…" })}</Message>;
    case "closed":
      return (
        <Message>
          {translate({
            id: "search.theListIsClosedPressTo",
            message: "The list is closed. Press ↓ to show it again.",
          })}
        </Message>
      );
    case "hits":
      return (
        <>
          <Results result={view} active={active} commands={commands} />
          {commands.hasSearchPage() && <AllResults result={view} scope={scope} commands={commands} />}
        </>
      );
    case "nothing":
      return <NothingFound result={view} commands={commands} />;
    case "failed":
      return <Failure error={view.error} commands={commands} />;
  }
}

/** A short text in the middle of the dialog. */
function Message({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div className={styles.panel}>
      <p className={styles.message}>{children}</p>
    </div>
  );
}

/** A notice below the list that only titles and headings were searched, because the full text did not load. */
function TitlesOnly({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  return (
    <p className={notice.notice}>
      {translate({
        id: "search.onlyTitlesAndHeadingsWereSearched",
        message: "Only titles and headings were searched: the full text did not load.",
      })}{" "}
      <button type="button" className={notice.retry} onClick={onRetry}>
        {translate({ id: "search.tryAgain", message: "Try again" })}
      </button>
    </p>
  );
}
