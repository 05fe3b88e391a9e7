import type { ReactNode, RefObject } from "react";
import { Failure } from "./Failure";
import { Message } from "./Message";
import { NothingFound } from "./NothingFound";
import { Results } from "./Results";
import type { Session, SessionState } from "./session";
import { StartPanel } from "./StartPanel";
import type { Recents } from "./useRecents";

interface Props {
  readonly session: Session;
  readonly state: SessionState;
  readonly recents: Recents;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onGo: (href: string) => void;
}

/** What stands under the field, one kind at a time. */
export function Panel({ session, state, recents, input, onGo }: Props): ReactNode {
  const { view } = state;
  const toField = (): void => input.current?.focus();
  switch (view.kind) {
    case "start":
      return <StartPanel recents={recents} onGo={onGo} toField={toField} />;
    case "waiting":
      return <Message>Searching…</Message>;
    case "closed":
      return <Message>The list is closed. Press ↓ to show it again.</Message>;
    case "hits":
      return (
        <Results session={session} state={state} standIn={view.standIn !== null} input={input} onGo={onGo} />
      );
    case "nothing":
      return <NothingFound view={view} onScope={session.setScope} onGo={onGo} toField={toField} />;
    case "failed":
      return <Failure error={view.error} onRetry={session.retry} toField={toField} />;
  }
}
