/**
 * The search dialog in the page. From a key press to a row on the screen there are 15 steps, each a function in a file of
 * its own; functions that a step calls on its way are not counted:
 *
 *  1. `SearchDialog.dispatch` (here): the field's `input` event becomes an action of kind `type`
 *  2. `reduce` (state.ts): a new text raises the number of the question
 *  3. `ask` (ask.ts): asks, and later sorts the hits into rows
 *  4. `search` (../backend/embedded.ts): loads the index once, posts the question to the worker
 *  5. `createEngine` (../backend/worker.ts): answers from titles, or from all prose once that is indexed
 *  6. `search` (../engine/search.ts): the steps of one query
 *  7. `parseQuery` (../engine/query.ts): words, expressions with synonyms, stop words
 *  8. `findCandidates` (../engine/candidates.ts): sections that answer enough of the query
 *  9. `scoreUnit` (../engine/unitScores.ts): scores of a word with its synonyms, cached while the next one is typed
 * 10. `scoreTyped` (../engine/wordScores.ts): BM25F over the sections' fields
 * 11. `rank` (../engine/rank.ts): titles, phrases, neighboring words; one page does not fill the list
 * 12. `hitFor` (../engine/hit.ts): title and snippet with the matches marked
 * 13. `reduce` (state.ts) again: the answer, unless the question is no longer the newest one
 * 14. `Panel` (panel/Panel.tsx): what shows under the field
 * 15. `Results` (panel/Results.tsx): the rows
 *
 * With a hosted service, `withFallback` (../backend/hosted/index.ts) and its client take the place of steps 4 to 12.
 */
import { Search as SearchIcon, X } from "lucide-react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { sectionOf } from "../../sections";
import type { Search } from "../backend";
import { isBlank } from "../model";
import { NAVIGATE_EVENT, SEARCH_IDS } from "../model/dialog";
import { ask } from "./ask";
import { actionOf, isComposing, type Key, rowId } from "./keys";
import type { Attach } from "./opener";
import { type Commands, type PanelProps } from "./panel/context";
import { Panel } from "./panel/Panel";
import { readRecents, recentOf, storeRecents, withoutRecent, withRecent } from "./recents";
import {
  type Action,
  CLOSED_DIALOG,
  type Effect,
  reduce,
  type Result,
  rowsOf,
  type State,
  viewOf,
} from "./state";
import { announcementOf } from "./words";

/** Milliseconds without an answer after which the wait shows. */
const STALL_MS = 300;
/** Milliseconds without a key after which a reader counts as having paused. */
export const TYPING_PAUSE_MS = 500;

export interface DialogSettings {
  /** Path of the site, with slashes at both ends. */
  readonly baseUrl: string;
  /** Key of the recent searches in local storage. */
  readonly recentsKey: string;
  /** Where pages are in a copy that is read from a disk; at their routes below the path of the site elsewhere. */
  readonly places?: Places;
}

/** The current page, and the way to others. */
export interface Places {
  readonly route: string;
  readonly hrefOf: (route: string) => string;
}

/**
 * Makes what takes over the dialog of the page: its field and buttons stay the elements that they are, what is under the
 * field is rendered.
 */
export function createDialog(search: Search, settings: DialogSettings): Attach {
  return (dialog, done) => {
    const attached = new SearchDialog(dialog, search, settings);
    for (const input of done) {
      if (input.kind === "text") attached.dispatch({ kind: "type", text: input.text });
      else attached.press(input);
    }
    attached.start();
  };
}

class SearchDialog {
  readonly #dialog: HTMLDialogElement;
  readonly #search: Search;
  readonly #settings: DialogSettings;
  readonly #field: HTMLInputElement;
  readonly #render: (props: PanelProps) => void;
  readonly #announce: (text: string) => void;
  #state: State = CLOSED_DIALOG;
  /** Whether the list was scrolled since its active row was last brought into sight. */
  #isScrolled = false;

  constructor(dialog: HTMLDialogElement, search: Search, settings: DialogSettings) {
    this.#dialog = dialog;
    this.#search = search;
    this.#settings = settings;
    this.#field = dialog.querySelector("input") as HTMLInputElement;
    this.#render = renderer(this.#part("panel"));
    this.#announce = announcer(this.#part("status"));
    renderIcons(dialog);
  }

  /** Begins to listen, and shows what is there. */
  start(): void {
    const field = this.#field;
    field.addEventListener("input", () => this.dispatch({ kind: "type", text: field.value }));
    field.addEventListener("click", () => this.#state.closed && this.dispatch({ kind: "reopen" }));
    this.#dialog.addEventListener("keydown", (event) => {
      if (isComposing(event) || (event.target !== field && event.key !== "Escape")) return;
      if (this.press(event)) event.preventDefault();
    });
    // A scroll event does not bubble.
    this.#dialog.addEventListener("scroll", () => (this.#isScrolled = true), {
      capture: true,
      passive: true,
    });
    // Escape is told by its key; what else asks to close, such as Back on a phone, closes.
    this.#dialog.addEventListener("close", () => this.dispatch({ kind: "reset" }));
    // A press of the mouse leaves focus in the field: typing goes on after a click on a filter or beside a row.
    this.#dialog.addEventListener("mousedown", (event) => {
      if (event.target !== field) event.preventDefault();
    });
    this.#part("clear").addEventListener("click", () => {
      field.value = "";
      field.focus();
      this.dispatch({ kind: "type", text: "" });
    });
    if (this.#state.text !== field.value) this.dispatch({ kind: "type", text: field.value });
    this.#show();
  }

  /** Acts on a key in the field. Returns whether it was one of ours. */
  press(key: Key): boolean {
    const action = actionOf(key);
    if (!action) return false;
    this.dispatch(action);
    return true;
  }

  dispatch(action: Action): void {
    const before = this.#state;
    this.#state = reduce(before, action);
    const { turn, text, effect } = this.#state;
    if (turn !== before.turn && !isBlank(text)) void this.#ask(turn);
    // What was typed stands in the field already, perhaps with more behind it.
    if (action.kind !== "type" && text !== before.text) this.#field.value = text;
    this.#show();
    if (action.kind === "move" || (action.kind === "answer" && (this.#isScrolled || this.#state.active > 0)))
      this.#showActiveRow();
    if (action.kind === "answer") this.#report(action.result);
    if (effect) this.#act(effect);
  }

  async #ask(turn: number): Promise<void> {
    const stall = window.setTimeout(() => this.dispatch({ kind: "stall", turn }), STALL_MS);
    const context = {
      backend: this.#search.backend,
      prefer: sectionOf(this.#path()),
      hrefOf: (url: string) => this.#href(url),
    };
    const { text: typed, scope } = this.#state;
    const result = await ask(context, {
      typed,
      scope,
      isCurrent: () => turn === this.#state.turn,
      more: (more) => this.dispatch({ kind: "more", turn, result: more }),
    });
    window.clearTimeout(stall);
    this.dispatch({ kind: "answer", turn, result });
  }

  /**
   * Brings the active row into sight. It lays the page out, which is half of the work of a key where the list stands at its
   * top already.
   */
  #showActiveRow(): void {
    document.getElementById(rowId(this.#state.active))?.scrollIntoView({ block: "nearest" });
    this.#isScrolled = false;
  }

  #show(): void {
    const state = this.#state;
    const view = viewOf(state);
    const rows = rowsOf(state);
    const field = this.#field;
    this.#render({ state, recents: readRecents(this.#settings.recentsKey), commands: this.#commands });
    field.setAttribute("aria-expanded", String(view.kind === "hits"));
    setOrRemove(field, "aria-controls", rows.length > 0 ? SEARCH_IDS.list : null);
    setOrRemove(field, "aria-activedescendant", rows.length > 0 ? rowId(state.active) : null);
    this.#part("clear").hidden = state.text === "";
    this.#dialog.dataset["status"] = state.status;
    this.#announce(announcementOf(view));
  }

  readonly #commands: Commands = {
    dispatch: (action) => this.dispatch(action),
    retryProse: () => {
      this.#field.focus();
      void this.#search.backend.loadProse().then(() => this.dispatch({ kind: "retry" }));
    },
    go: (href) => this.#go(href),
    hrefOf: (route) => this.#href(route),
    hasSearchPage: () => !this.#settings.places,
    focusField: () => this.#field.focus(),
    removeRecent: (url) => this.#storeRecents((recents) => withoutRecent(recents, url)),
    removeRecents: () => this.#storeRecents(() => []),
  };

  #act(effect: Effect): void {
    if (effect.kind === "dismiss") {
      this.#dialog.close();
      return;
    }
    const { hit, href, rank } = effect.option;
    if (effect.kind === "highlight") {
      if (hit.queryID !== null) this.#search.insights?.active(hit);
      return;
    }
    this.#storeRecents((recents) => withRecent(recents, recentOf(hit)));
    this.#search.insights?.selected(hit, rank);
    if (effect.target === "here") this.#go(href);
    else window.open(href, "_blank", "noopener");
  }

  #go(href: string): void {
    this.#dialog.close();
    const taken = !document.dispatchEvent(
      new CustomEvent(NAVIGATE_EVENT, { detail: href, cancelable: true }),
    );
    if (!taken) window.location.assign(href);
  }

  /** Logs a failure by its technical name, and reports the rows on screen; those of the own index are nobody's business. */
  #report(result: Result): void {
    const error = result.kind === "failed" ? result.error : result.fallbackCause;
    // eslint-disable-next-line no-console -- the errors of search belong in the log
    if (error) console.error(error.detail);
    else if (result.kind === "hits") this.#search.insights?.viewed(result.options.map(({ hit }) => hit));
  }

  #storeRecents(change: (before: ReturnType<typeof readRecents>) => ReturnType<typeof readRecents>): void {
    const { recentsKey } = this.#settings;
    storeRecents(recentsKey, change(readRecents(recentsKey)));
    this.#show();
  }

  #path(): string {
    const { pathname } = window.location;
    const { baseUrl, places } = this.#settings;
    if (places) return places.route;
    return pathname.startsWith(baseUrl) ? `/${pathname.slice(baseUrl.length)}` : pathname;
  }

  #href(route: string): string {
    const { baseUrl, places } = this.#settings;
    return places ? places.hrefOf(route) : baseUrl + route.slice(1);
  }

  #part(name: "panel" | "status" | "clear"): HTMLElement {
    return this.#dialog.querySelector(`#${SEARCH_IDS[name]}`) as HTMLElement;
  }
}

function renderer(place: HTMLElement): (props: PanelProps) => void {
  place.replaceChildren();
  const root = createRoot(place);
  return (props) => flushSync(() => root.render(<Panel {...props} />));
}

/** Tells a text once the reader has paused. */
function announcer(region: HTMLElement): (text: string) => void {
  let timer: number | undefined;
  return (text) => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (region.textContent !== text) region.textContent = text;
    }, TYPING_PAUSE_MS);
  };
}

function renderIcons(dialog: HTMLDialogElement): void {
  for (const [place, icon] of [
    [".search-icon", <SearchIcon key="search" />],
    ["[data-search-close]", <X key="close" aria-hidden="true" />],
  ] as const) {
    const element = dialog.querySelector(place);
    if (element) createRoot(element).render(icon);
  }
}

function setOrRemove(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
