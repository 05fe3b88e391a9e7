import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { SearchBackend } from "docusaurus-theme-waymark-search/backend";
import { createDialog } from "docusaurus-theme-waymark-search/dialog/dialog";
import type { EarlyInput } from "docusaurus-theme-waymark-search/dialog/opener";
import type { Insights } from "docusaurus-theme-waymark-search/insights";
import { NAVIGATE_EVENT } from "docusaurus-waymark-core/protocol/events";
import { SEARCH_DIALOG_HTML } from "docusaurus-theme-waymark-search/model/dialogHtml";
import { backendOf, found, HITS, type Search } from "./searchBackend";

const findKeys: Search = ({ query }) => Promise.resolve(found(query.startsWith("key") ? HITS : [], query));

interface Options {
  readonly path?: string;
  readonly backend?: SearchBackend;
  readonly insights?: Insights;
  /** The reader's actions before the code arrived; the field holds the last text. */
  readonly early?: readonly EarlyInput[];
}

const ended: (() => void)[] = [];

/** Opens the dialog on a page, over a search that finds `HITS` by "key". The clock stands still until told. */
export function renderSearch(search: Search = findKeys, options: Options = {}) {
  const { path = "/", backend = backendOf(search), insights = null, early = [] } = options;
  ended.splice(0).forEach((end) => end());
  window.history.replaceState(null, "", path);
  document.body.innerHTML = SEARCH_DIALOG_HTML;
  const dialog = document.querySelector("dialog") as HTMLDialogElement;
  const onGo = jest.fn<undefined, [string]>();
  const onNavigate = (event: CustomEvent<string>): void => {
    event.preventDefault();
    onGo(event.detail);
  };
  window.addEventListener(NAVIGATE_EVENT, onNavigate);
  ended.push(() => window.removeEventListener(NAVIGATE_EVENT, onNavigate));
  const onDismiss = jest.fn<undefined, []>();
  dialog.addEventListener("close", () => onDismiss());
  const field = screen.getByRole<HTMLInputElement>("combobox", { hidden: true });
  dialog.showModal();
  field.focus();
  for (const input of early) if (input.kind === "text") field.value = input.text;
  act(() => createDialog({ backend, insights }, { baseUrl: "/", recentsKey: "recents" })(dialog, early));
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms), delay: null });
  return {
    onGo,
    onDismiss,
    user,
    field,
    dialog,
    type: (text: string) => user.type(field, text).then(settle),
  };
}

/** Lets promises answer. */
export function settle(): Promise<void> {
  return act(() => jest.advanceTimersByTimeAsync(0));
}

/** Lets time pass. */
export function pass(ms: number): Promise<void> {
  return act(() => jest.advanceTimersByTimeAsync(ms));
}

/** The row that Enter would open. */
export function activeRow(): HTMLElement {
  return screen.getByRole("option", { selected: true });
}
