/**
 * Opens the search dialog at any moment of page loading, and fetches its code. The dialog is a native `<dialog>` in the HTML,
 * so its field takes text at once. What the reader types and presses before the code has loaded is recorded, and replayed in
 * order.
 */
import { reloadOnce, takePendingQuery } from "docusaurus-waymark-core/browser/staleDeployment";
import { opensSearch } from "docusaurus-waymark-core/protocol/search";
import {
  SEARCH_BUTTON,
  SEARCH_FAILED,
  SEARCH_LOADING,
  SEARCH_RETRY,
} from "docusaurus-waymark-core/protocol/attributes";
import { SEARCH_OPEN_EVENT } from "docusaurus-waymark-core/protocol/events";
import { SEARCH_IDS } from "docusaurus-waymark-core/protocol/ids";
import { isBlank } from "../model/limits";
import { isComposing } from "./keys";

/** A key that the dialog handles, or the text of the field after an edit. */
export type EarlyInput =
  | {
      readonly kind: "key";
      readonly key: string;
      readonly ctrlKey: boolean;
      readonly metaKey: boolean;
      readonly shiftKey: boolean;
      readonly altKey: boolean;
    }
  | { readonly kind: "text"; readonly text: string };

/** Attaches the controller to the dialog, and replays the inputs that came before it. */
export type Attach = (dialog: HTMLDialogElement, earlyInputs: readonly EarlyInput[]) => void;

interface Settings {
  /** Loads the code of the dialog; called again after a failure. */
  readonly load: () => Promise<Attach>;
  /** Removes the listeners, for tests. */
  readonly signal?: AbortSignal;
}

const LIST_KEYS = new Set(["Enter", "Escape", "ArrowDown", "ArrowUp"]);

/** Adds the listeners that open the dialog; call it once for each document. */
export function installSearch({ load, signal }: Settings): void {
  const options = signal ? { signal } : {};
  const opener = new SearchOpener(load);
  window.addEventListener("keydown", (event) => opener.press(event), { capture: true, ...options });
  window.addEventListener(
    "click",
    ({ target }) => {
      if (isSearchButton(target)) opener.open();
    },
    { capture: true, ...options },
  );
  for (const type of ["pointerover", "focusin"])
    window.addEventListener(type, ({ target }) => isSearchButton(target) && opener.fetchCode(), options);
  for (const type of ["hashchange", "popstate"])
    window.addEventListener(type, () => findDialog()?.close(), options);
  const query = takePendingQuery();
  if (query !== null) opener.open(query);
}

/** The dialog until its code has loaded: opens it, and records what the reader types and presses in it. */
class SearchOpener {
  readonly #load: Settings["load"];
  #code: "none" | "loading" | "attached" | "failed" = "none";
  #inputs: EarlyInput[] = [];
  /** True if Escape was pressed since the last edit, so that the list will be closed after the replay. */
  #isListClosed = false;
  /** Keys that were pressed after the dialog was requested and before it was parsed; null at any other time. */
  #pendingKeys: string[] | null = null;
  /** Dialogs that have their listeners: the application may replace the element. */
  readonly #initialized = new WeakSet<HTMLDialogElement>();

  constructor(load: Settings["load"]) {
    this.#load = load;
  }

  /** Loads the code, unless it is loaded or on its way. */
  fetchCode(): void {
    const dialog = findDialog();
    if (!dialog || this.#code === "loading" || this.#code === "attached") return;
    this.#code = "loading";
    dialog.removeAttribute(SEARCH_FAILED);
    dialog.setAttribute(SEARCH_LOADING, "");
    this.#load().then(
      (attach) => {
        const dialog = this.#endLoading("attached");
        if (dialog) attach(dialog, dialog.open ? this.#inputs : []);
      },
      () => {
        const dialog = this.#endLoading("failed");
        if (dialog?.open && !reloadOnce(fieldOf(dialog).value)) showLoadError(dialog);
      },
    );
  }

  /**
   * Opens the dialog, as soon as the parser has reached it.
   *
   * @param text for its field, if the dialog is closed
   */
  open(text = ""): void {
    const dialog = findDialog();
    const keys = this.#pendingKeys ?? [];
    if (!dialog) {
      this.#pendingKeys = keys;
      requestAnimationFrame(() => this.open(text));
      return;
    }
    this.#pendingKeys = null;
    if (!dialog.open) this.#show(dialog, text);
    fieldOf(dialog).focus();
    this.fetchCode();
    for (const key of keys) if (dialog.open) repeatKey(fieldOf(dialog), key);
  }

  /** Opens the dialog by its shortcut; before there is a dialog, collects the keys that are pressed for it. */
  press(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey } = event;
    // While keys are collected, `/` is text.
    if (opensSearch(event) && !(this.#pendingKeys && key === "/")) {
      if (!this.#pendingKeys) this.open();
    } else {
      if (!this.#pendingKeys || ctrlKey || metaKey || !isForField(key)) return;
      this.#pendingKeys.push(key);
    }
    event.preventDefault();
  }

  #endLoading(code: "attached" | "failed"): HTMLDialogElement | null {
    this.#code = code;
    const dialog = findDialog();
    dialog?.removeAttribute(SEARCH_LOADING);
    return dialog;
  }

  #show(dialog: HTMLDialogElement, text: string): void {
    this.#inputs = [];
    this.#isListClosed = false;
    if (!this.#initialized.has(dialog)) this.#addListeners(dialog);
    window.dispatchEvent(new Event(SEARCH_OPEN_EVENT));
    dialog.showModal();
    if (text === "") return;
    fieldOf(dialog).value = text;
    this.#inputs.push({ kind: "text", text });
  }

  #addListeners(dialog: HTMLDialogElement): void {
    this.#initialized.add(dialog);
    closeByPress(dialog);
    dialog.addEventListener("click", ({ target }) => {
      if (!(target as Element).closest(`[${SEARCH_RETRY}]`)) return;
      fieldOf(dialog).focus();
      this.fetchCode();
    });
    dialog.addEventListener("close", () => {
      fieldOf(dialog).value = "";
      focusIfLost(dialog);
    });
    dialog.addEventListener("input", () => {
      if (this.#code === "attached") return;
      this.#recordText(fieldOf(dialog).value);
      this.fetchCode();
    });
    dialog.addEventListener("keydown", (event) => this.#recordKey(dialog, event));
  }

  #recordText(text: string): void {
    this.#isListClosed = false;
    this.#inputs.push({ kind: "text", text });
  }

  #recordKey(dialog: HTMLDialogElement, event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    const field = fieldOf(dialog);
    if (this.#code !== "loading" || !LIST_KEYS.has(key) || isComposing(event)) return;
    if (event.target !== field && key !== "Escape") return;
    event.preventDefault();
    if (key === "Escape" && (this.#isListClosed || isBlank(field.value))) {
      // Same as the dialog's handling of Escape once the list is closed: it clears the query, then closes the dialog.
      if (field.value === "") dialog.close();
      field.value = "";
      this.#recordText("");
      return;
    }
    this.#isListClosed = key === "Escape" || (this.#isListClosed && key === "Enter");
    this.#inputs.push({ kind: "key", key, ctrlKey, metaKey, shiftKey, altKey });
  }
}

/** True if a key edits the text of the field, or is one that the dialog handles. */
function isForField(key: string): boolean {
  return key.length === 1 || key === "Backspace" || LIST_KEYS.has(key);
}

/** Presses a key in the field again, as the browser would have done it. */
function repeatKey(field: HTMLInputElement, key: string): void {
  if (!field.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }))) return;
  field.value = key === "Backspace" ? field.value.slice(0, -1) : field.value + key;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function findDialog(): HTMLDialogElement | null {
  return document.getElementById(SEARCH_IDS.dialog) as HTMLDialogElement | null;
}

function fieldOf(dialog: HTMLDialogElement): HTMLInputElement {
  return dialog.querySelector("input") as HTMLInputElement;
}

function isSearchButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(SEARCH_BUTTON) !== null;
}

/** Closes the dialog by a press on its close button, or by one that begins and ends on the backdrop. */
function closeByPress(dialog: HTMLDialogElement): void {
  let pressed: EventTarget | null = null;
  dialog.addEventListener("pointerdown", ({ target }) => {
    pressed = target;
  });
  dialog.addEventListener("click", ({ target }) => {
    const isClose = target instanceof Element && target.closest("[data-search-close]") !== null;
    if (isClose || (target === dialog && pressed === dialog)) dialog.close();
  });
}

/** Focuses the search button when closing the dialog left the focus on no element. */
function focusIfLost(dialog: HTMLDialogElement): void {
  const { activeElement } = document;
  // A field that has just been hidden keeps focus until the next frame.
  if (activeElement !== document.body && !dialog.contains(activeElement)) return;
  for (const button of document.querySelectorAll<HTMLElement>(SEARCH_BUTTON))
    if (button.checkVisibility()) {
      button.focus();
      return;
    }
}

/** Shows the message that is in the HTML, and has it read aloud. */
function showLoadError(dialog: HTMLDialogElement): void {
  dialog.setAttribute(SEARCH_FAILED, "");
  const [status, text] = [`#${SEARCH_IDS.status}`, ".search-failed"].map((part) =>
    dialog.querySelector(part),
  );
  if (status && text)
    status.textContent = Array.from(text.querySelectorAll("p"), (part) => part.textContent).join(". ");
}
