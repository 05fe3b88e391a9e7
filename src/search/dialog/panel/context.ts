import type { Recent } from "../recents";
import type { Action, State } from "../state";

/** What every part of the dialog may do. */
export interface Commands {
  readonly dispatch: (action: Action) => void;
  /** Fetches all prose once more, then asks again. */
  readonly retryProse: () => void;
  /** Goes to an address of this site, base URL included, and closes the dialog. */
  readonly go: (href: string) => void;
  /** Adds the base URL to a route. */
  readonly hrefOf: (route: string) => string;
  /** Whether there is a page with all results: not in a copy that is read from a disk. */
  readonly hasSearchPage: () => boolean;
  readonly focusField: () => void;
  readonly removeRecent: (url: string) => void;
  readonly removeRecents: () => void;
}

/** What the dialog shows, and what can be done in it. */
export interface PanelProps {
  readonly state: State;
  readonly recents: readonly Recent[];
  readonly commands: Commands;
}
