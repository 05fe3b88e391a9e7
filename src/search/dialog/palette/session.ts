import { type AutocompleteApi, createAutocomplete } from "@algolia/autocomplete-core";
import type { BaseSyntheticEvent, KeyboardEvent, MouseEvent } from "react";
import type { Answer, Option, Scope } from "./answer";
import { type Commands, commandsOf } from "./sessionCommands";
import { coreOptions } from "./sessionOptions";
import { createStore, type Store } from "./store";
import { type CoreState, START, type View } from "./view";

/** The library's prop getters and setters, for React's events. */
export type CoreApi = AutocompleteApi<Option, BaseSyntheticEvent, MouseEvent, KeyboardEvent>;

/** State of one opening of the dialog. */
export interface SessionState {
  readonly core: CoreState;
  readonly scope: Scope;
  readonly view: View;
}

/** What a session needs of the world. */
export interface SessionPorts {
  readonly ask: (query: string, scope: Scope) => Promise<Answer>;
  /** Goes to an address of this site and closes the dialog. */
  readonly go: (href: string) => void;
  /** Told of every choice, in this tab or another. */
  readonly remember: (option: Option) => void;
  /** Told when the reader moves to a row. */
  readonly consider: (option: Option) => void;
}

/** What has happened but is not on screen yet. */
export interface Pending {
  answer: Answer | null;
  /** Enter was pressed before the answer to the typed query came. */
  enter: boolean;
}

/** One opening of the dialog: the autocomplete library, its state and the commands beside it. */
export interface Session extends Commands, Pick<Store<SessionState>, "get" | "subscribe"> {
  readonly api: CoreApi;
}

/** Starts a session; it ends by being forgotten. */
export function createSession(ports: SessionPorts): Session {
  const store = createStore<SessionState>({ core: IDLE, scope: "all", view: START });
  const pending: Pending = { answer: null, enter: false };
  const api: CoreApi = createAutocomplete(coreOptions(ports, store, pending));
  return { api, get: store.get, subscribe: store.subscribe, ...commandsOf(api, store, pending, ports) };
}

const IDLE: CoreState = {
  activeItemId: null,
  query: "",
  completion: null,
  collections: [],
  isOpen: false,
  status: "idle",
  context: {},
};
