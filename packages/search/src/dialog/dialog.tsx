/**
 * The controller of the search dialog. From a key press to a row on the screen:
 *
 *  1. `SearchDialog.dispatch` (here): the field's `input` event becomes an action of kind `type`
 *  2. `reduce` (state.ts): a new text gets a new request id
 *  3. `runQuery` (runQuery.ts): calls the backend, and later sorts the hits into rows
 *  4. `search` (../backend/embedded.ts): loads the index once, posts the query to the worker
 *  5. `createEngine` (../backend/worker.ts): searches the titles, or the full text once that is indexed
 *  6. `search` (../engine/search.ts): the steps of one query
 *  7. `parseQuery` (../engine/query.ts): the query's units, without stop words
 *  8. `matchUnit` (../engine/match.ts): the sections that have a unit, by the library
 *  9. `rank` (../engine/ranking.ts): their order; one page does not fill the list
 * 10. `createHit` (../engine/hit.ts): title and snippet with the matches marked
 * 11. `reduce` (state.ts) again: the result, unless a newer request was started
 * 12. `Panel` (panel/Panel.tsx) and `Results` (panel/Results.tsx): the content below the field
 *
 * With a hosted service, `withFallback` (../backend/hosted/index.ts) and its client take the place of steps 4 to 10.
 */
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { ANNOUNCE_DELAY_MS } from "docusaurus-theme-waymark/ui/announceDelay";
import type { KeyPress } from "docusaurus-waymark-core/protocol/search";
import { sectionOf } from "docusaurus-waymark-core/sections";
import type { Search } from "../backend";
import { isBlank, MAX_QUERY_CHARS } from "../model";
import { NAVIGATE_EVENT } from "docusaurus-waymark-core/protocol/events";
import { SEARCH_IDS } from "docusaurus-waymark-core/protocol/ids";
import { indexFolder } from "./indexFolder";
import { actionOf, isComposing, isEdit, rowId } from "./keys";
import type { Attach } from "./opener";
import { type Commands, type PanelProps } from "./panel/context";
import { Panel } from "./panel/Panel";
import { recentOf } from "./recentOf";
import { isPage, readRecents, storeRecents, withoutRecent, withRecent } from "./recents";
import { runQuery } from "./runQuery";
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
import { announcementOf } from "./messages";

/** Milliseconds without a result after which "Searching…" is shown. */
const STALL_MS = 300;

const NO_RECENTS: PanelProps["recents"] = [];

export interface DialogSettings {
  /** Path of the site, with slashes at both ends. */
  readonly baseUrl: string;
  /** Key of the recent searches in local storage. */
  readonly recentsKey: string;
  /** Addresses of pages in the offline copy; on a server, pages are at `baseUrl` and their route. */
  readonly offline?: OfflineAddresses;
}

/** Addresses of the offline copy, where pages are files. */
export interface OfflineAddresses {
  /** Route of the current page. */
  readonly route: string;
  /** Address of the file of a page. */
  readonly hrefOf: (route: string) => string;
}

/**
 * Returns a function that attaches the controller to the dialog element of the page. The field and the buttons stay as they
 * are in the HTML; React renders only the panel below the field.
 */
export function createDialog(search: Search, settings: DialogSettings): Attach {
  return (dialog, earlyInputs) => {
    const controller = new SearchDialog(dialog, search, settings);
    for (const input of earlyInputs) {
      if (input.kind === "text") controller.dispatch({ kind: "type", text: input.text });
      else controller.press(input);
    }
    controller.start();
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
  /** True if the list was scrolled since its active row was last scrolled into view. */
  #isScrolled = false;

  constructor(dialog: HTMLDialogElement, search: Search, settings: DialogSettings) {
    this.#dialog = dialog;
    this.#search = search;
    this.#settings = settings;
    this.#field = dialog.querySelector("input") as HTMLInputElement;
    this.#render = renderer(this.#part("panel"));
    this.#announce = announcer(this.#part("status"));
    this.#show();
  }

  /** Adds the listeners. */
  start(): void {
    const field = this.#field;
    field.addEventListener("input", () => this.dispatch({ kind: "type", text: field.value }));
    field.addEventListener("click", () => this.#state.closed && this.dispatch({ kind: "reopen" }));
    this.#dialog.addEventListener("keydown", (event) => {
      const isInList = event.target !== field && /^Arrow(?:Up|Down)$/.test(event.key) && this.#hasLinksOnly();
      // The browser then writes the letter into the field.
      if (event.target instanceof HTMLAnchorElement && isEdit(event)) field.focus();
      if (isComposing(event) || (event.target !== field && event.key !== "Escape" && !isInList)) return;
      if (this.press(event)) event.preventDefault();
    });
    // A scroll event does not bubble.
    this.#dialog.addEventListener("scroll", () => (this.#isScrolled = true), {
      capture: true,
      passive: true,
    });
    // Escape is handled as a key. Other requests to close, such as Back on a phone, close the dialog and reset its state.
    this.#dialog.addEventListener("close", () => this.dispatch({ kind: "reset" }));
    // Focus stays in the field on a click, so that the reader can go on typing after a click on a filter.
    this.#dialog.addEventListener("mousedown", (event) => {
      if (event.target !== field) event.preventDefault();
    });
    this.#part("clear").addEventListener("click", () => {
      field.value = "";
      field.focus();
      this.dispatch({ kind: "type", text: "" });
    });
    if (this.#state.text !== field.value) this.dispatch({ kind: "type", text: field.value });
  }

  /**
   * Handles a key in the field, or one of the replay that was pressed after the focus would have moved to a link. Returns whether
   * the key has an action.
   */
  press(key: KeyPress): boolean {
    const action = actionOf(key);
    if (!action) return false;
    if (action.kind === "move" && this.#hasLinksOnly()) return this.#focusLink(action.by);
    if (action.kind === "choose" && document.activeElement instanceof HTMLAnchorElement) {
      const click = new MouseEvent("click", { ...key, bubbles: true, cancelable: true });
      document.activeElement.dispatchEvent(click);
      return true;
    }
    this.dispatch(action);
    return true;
  }

  /** True while the panel has links and no list: before a query is typed, and when it finds nothing. */
  #hasLinksOnly(): boolean {
    const { kind } = viewOf(this.#state);
    return isBlank(this.#state.text) || (kind === "nothing" && this.#state.status === "idle");
  }

  /** Moves the focus through the links of the panel, from the field and back to it. Enter then opens the link that has it. */
  #focusLink(by: 1 | -1): boolean {
    const stops = [this.#field, ...this.#part("panel").querySelectorAll<HTMLElement>("a[href]")];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    stops[(at + by + stops.length) % stops.length]?.focus();
    return true;
  }

  dispatch(action: Action): void {
    // Typing goes on in the field, also after the arrow keys moved the focus to a link, which the next list replaces.
    if (action.kind === "type" && this.#dialog.open) this.#field.focus();
    const before = this.#state;
    this.#state = reduce(before, action);
    const { requestId, text, effect } = this.#state;
    if (requestId !== before.requestId && !isBlank(text)) void this.#query(requestId);
    // After typing, the field already has this text, and perhaps newer characters.
    if (action.kind !== "type" && text !== before.text) this.#field.value = text;
    this.#show();
    if (action.kind === "move" || (action.kind === "answer" && (this.#isScrolled || this.#state.active > 0)))
      this.#showActiveRow();
    if (action.kind === "answer") this.#report(action.result);
    if (effect) this.#act(effect);
  }

  async #query(requestId: number): Promise<void> {
    const stall = window.setTimeout(() => this.dispatch({ kind: "stall", requestId }), STALL_MS);
    const context = {
      backend: this.#search.backend,
      preferredSection: sectionOf(this.#path()),
      hrefOf: (url: string) => this.#href(url),
    };
    const { text, scope } = this.#state;
    const result = await runQuery(context, {
      text,
      scope,
      isLatest: () => requestId === this.#state.requestId,
      onUpdate: (update) => this.dispatch({ kind: "update", requestId, result: update }),
    });
    window.clearTimeout(stall);
    this.dispatch({ kind: "answer", requestId, result });
  }

  /** Scrolls the active row into view. Called only when needed, because it forces layout: half of the work of a key press. */
  #showActiveRow(): void {
    document.getElementById(rowId(this.#state.active))?.scrollIntoView({ block: "nearest" });
    this.#isScrolled = false;
  }

  #show(): void {
    const state = this.#state;
    const view = viewOf(state);
    const rows = rowsOf(state);
    const field = this.#field;
    this.#render({
      view,
      scope: state.scope,
      active: state.active,
      recents: view.kind === "start" ? this.#recents() : NO_RECENTS,
      isFull: state.text.length >= MAX_QUERY_CHARS,
      commands: this.#commands,
    });
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
    // The search page searches the released version.
    hasSearchPage: () =>
      !this.#settings.offline && indexFolder(this.#settings.baseUrl) === this.#settings.baseUrl,
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
    const isHandled = !window.dispatchEvent(
      new CustomEvent(NAVIGATE_EVENT, { detail: href, cancelable: true }),
    );
    if (!isHandled) window.location.assign(href);
  }

  /** Logs an error, or reports the rows on screen to the insights of hosted search. Results of the fallback are not reported. */
  #report(result: Result): void {
    const error = result.kind === "failed" ? result.error : result.fallbackCause;
    // oxlint-disable-next-line no-console -- the errors of search belong in the log
    if (error) console.error(error.detail);
    else if (result.kind === "hits") this.#search.insights?.viewed(result.options.map(({ hit }) => hit));
  }

  /** The stored entries, without the page that the reader is on. */
  #recents(): PanelProps["recents"] {
    const path = this.#path();
    return readRecents(this.#settings.recentsKey).filter((recent) => !isPage(recent) || recent.url !== path);
  }

  #storeRecents(change: (before: ReturnType<typeof readRecents>) => ReturnType<typeof readRecents>): void {
    const { recentsKey } = this.#settings;
    storeRecents(recentsKey, change(readRecents(recentsKey)));
    this.#show();
  }

  #path(): string {
    const { pathname } = window.location;
    const { baseUrl, offline } = this.#settings;
    if (offline) return offline.route;
    return pathname.startsWith(baseUrl) ? `/${pathname.slice(baseUrl.length)}` : pathname;
  }

  #href(route: string): string {
    const { baseUrl, offline } = this.#settings;
    return offline ? offline.hrefOf(route) : baseUrl + route.slice(1);
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

/** Returns a function that writes a text into the live region after `ANNOUNCE_DELAY_MS` without another text. */
function announcer(region: HTMLElement): (text: string) => void {
  let timer: number | undefined;
  return (text) => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (region.textContent !== text) region.textContent = text;
    }, ANNOUNCE_DELAY_MS);
  };
}

function setOrRemove(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
