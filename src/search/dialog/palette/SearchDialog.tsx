import { useBaseUrlUtils } from "@docusaurus/useBaseUrl";
import { useRef, type MouseEvent, type ReactNode } from "react";
import { sectionOf } from "../../../sections";
import { useSitePath } from "../../../sections/useSitePath";
import { Dialog } from "../../../ui/Dialog";
import { ask } from "./ask";
import type { Backend } from "./backend";
import { KeyHints } from "./KeyHints";
import { Panel } from "./Panel";
import { ScopeFilter } from "./ScopeFilter";
import { SearchField } from "./SearchField";
import { CoverageNotice } from "./CoverageNotice";
import { useCoverage } from "./useCoverage";
import { useErrorLog } from "./useErrorLog";
import { useRecents } from "./useRecents";
import { useSession } from "./useSession";
import { useSettled } from "./useSettled";
import { useStepBack } from "./useStepBack";
import { useTypedAhead } from "./useTypedAhead";
import { useViewReport } from "./useViewReport";
import { announcementOf } from "./words";
import styles from "./SearchDialog.module.css";

interface Props {
  readonly backend: Backend;
  readonly onDismiss: () => void;
  /** Called with the address that the reader chose: path with the base URL, and hash. */
  readonly onGo: (href: string) => void;
}

/** The search dialog, open as long as it is mounted (SPEC sections 2 and 4, INTERACTION 1). */
export function SearchDialog({ backend, onDismiss, onGo }: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const { withBaseUrl } = useBaseUrlUtils();
  const prefer = sectionOf(useSitePath());
  const recents = useRecents();
  const { session, state } = useSession({
    ask: (query, scope) => ask({ backend, prefer, hrefOf: withBaseUrl }, query, scope),
    go: onGo,
    remember: ({ hit, rank }) => {
      recents.add(hit);
      backend.insights?.selected(hit, rank);
    },
    consider: ({ hit }) => {
      if (hit.queryID !== null) backend.insights?.active(hit);
    },
  });
  const { core, view, scope } = state;
  const spoken = useSettled(announcementOf(view), core.query);
  useTypedAhead(input);
  const coverage = useCoverage(backend, session);
  useErrorLog(view);
  useViewReport(view, backend.insights);
  const onKeyDown = useStepBack(session, input, onDismiss);
  return (
    <Dialog
      className={styles.dialog}
      label="Search"
      initialFocus={input}
      onDismiss={onDismiss}
      onKeyDown={onKeyDown}
    >
      <div className={styles.window} onMouseDown={keepFocus}>
        <SearchField input={input} session={session} state={state} onDismiss={onDismiss} />
        {view.kind !== "start" && <ScopeFilter scope={scope} onChange={session.setScope} />}
        {coverage === "failed" && view.kind !== "start" && view.kind !== "failed" && (
          <CoverageNotice onRetry={() => void backend.index.complete()} input={input} />
        )}
        <Panel session={session} state={state} recents={recents} input={input} onGo={onGo} />
        <KeyHints />
        <span className="visually-hidden" role="status">
          {spoken}
        </span>
      </div>
    </Dialog>
  );
}

/** A press of the mouse leaves focus in the field: typing goes on after a click on a filter or beside a row. */
function keepFocus(event: MouseEvent): void {
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
}
