import type { Recent } from "../recents";
import type { Action, Scope, View } from "../state";

/** Actions of the controller that parts of the panel can call. */
export interface Commands {
  readonly dispatch: (action: Action) => void;
  /** Loads the full text again, then repeats the query. */
  readonly retryProse: () => void;
  /** Closes the dialog and navigates to an address of this site, with the base URL. */
  readonly go: (href: string) => void;
  /** Adds the base URL to a route. */
  readonly hrefOf: (route: string) => string;
  /** True if there is a search page; the offline copy has none. */
  readonly hasSearchPage: () => boolean;
  readonly focusField: () => void;
  readonly removeRecent: (url: string) => void;
  readonly removeRecents: () => void;
}

/** Props of the panel. */
export interface PanelProps {
  readonly view: View;
  readonly scope: Scope;
  /** The active row, from 0. */
  readonly active: number;
  readonly recents: readonly Recent[];
  /** True if the field is full, as after a long paste: browsers silently cut off text that is too long. */
  readonly isFull: boolean;
  readonly commands: Commands;
}
