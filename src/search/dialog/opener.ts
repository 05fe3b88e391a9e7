/**
 * Opens the search dialog at any moment of page loading, and fetches its code. The dialog is a native `<dialog>` in the HTML,
 * so its field takes text at once. What the reader types and presses before the code has loaded is recorded, and replayed in
 * order.
 */
import { reloadOnce, takePendingQuery } from "../../lib/staleDeployment";
import { isSearchShortcut, SEARCH_BUTTON, SEARCH_LOADING } from "../../lib/searchControls";
import { SEARCH_IDS } from "../model/dialog";
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

const LOAD_ERROR = "Search could not be loaded. Check your connection and try again.";
const LIST_KEYS = new Set(["Enter", "Escape", "ArrowDown", "ArrowUp"]);

/** Adds the listeners that open the dialog; call it once for each document. */
export function installSearch({ load, signal }: Settings): void {
  const options = signal ? { signal } : {};
  let state: "none" | "loading" | "attached" | "failed" = "none";
  let earlyInputs: EarlyInput[] = [];
  /** Whether Escape was pressed since the last edit, so that the list will be closed after the replay. */
  let isListClosed = false;
  /** Text that was typed after the dialog was requested and before it was parsed; null when it was not requested. */
  let pendingText: string | null = null;

  const find = (): HTMLDialogElement | null =>
    document.getElementById(SEARCH_IDS.dialog) as HTMLDialogElement | null;
  const fieldOf = (dialog: HTMLDialogElement): HTMLInputElement =>
    dialog.querySelector("input") as HTMLInputElement;

  const fetchCode = (): void => {
    if (state === "loading" || state === "attached") return;
    state = "loading";
    find()?.setAttribute(SEARCH_LOADING, "");
    load().then(
      (attach) => {
        state = "attached";
        const dialog = find();
        dialog?.removeAttribute(SEARCH_LOADING);
        if (dialog) attach(dialog, dialog.open ? earlyInputs : []);
      },
      () => {
        state = "failed";
        const dialog = find();
        dialog?.removeAttribute(SEARCH_LOADING);
        if (dialog?.open && !reloadOnce(fieldOf(dialog).value)) showLoadError(dialog);
      },
    );
  };

  const open = (): void => {
    const dialog = find();
    if (!dialog) {
      pendingText ??= "";
      requestAnimationFrame(() => {
        if (pendingText !== null) open();
      });
      return;
    }
    const field = fieldOf(dialog);
    if (!dialog.open) {
      [earlyInputs, isListClosed] = [[], false];
      listenTo(dialog);
      dialog.showModal();
      if (pendingText) {
        field.value = pendingText;
        earlyInputs.push({ kind: "text", text: pendingText });
      }
    }
    pendingText = null;
    field.focus();
    fetchCode();
  };

  /** Escape as the dialog handles it once the list is closed: it clears the query, then closes the dialog. */
  const clearOrClose = (dialog: HTMLDialogElement): void => {
    const field = fieldOf(dialog);
    if (field.value === "") dialog.close();
    field.value = "";
    isListClosed = false;
    earlyInputs.push({ kind: "text", text: "" });
  };

  const initialized = new WeakSet<HTMLDialogElement>();
  const listenTo = (dialog: HTMLDialogElement): void => {
    if (initialized.has(dialog)) return;
    initialized.add(dialog);
    closeByPress(dialog);
    dialog.addEventListener("close", () => {
      fieldOf(dialog).value = "";
      focusIfLost(dialog);
    });
    dialog.addEventListener("input", () => {
      if (state === "attached") return;
      isListClosed = false;
      earlyInputs.push({ kind: "text", text: fieldOf(dialog).value });
      fetchCode();
    });
    dialog.addEventListener("keydown", (event) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
      const field = fieldOf(dialog);
      if (state !== "loading" || !LIST_KEYS.has(key) || isComposing(event)) return;
      if (event.target !== field && key !== "Escape") return;
      event.preventDefault();
      if (key === "Escape" && (isListClosed || isBlank(field.value))) {
        clearOrClose(dialog);
        return;
      }
      isListClosed = key === "Escape" || (isListClosed && key === "Enter");
      earlyInputs.push({ kind: "key", key, ctrlKey, metaKey, shiftKey, altKey });
    });
  };

  window.addEventListener(
    "keydown",
    (event) => {
      if (isSearchShortcut(event)) open();
      else if (pendingText === null || event.ctrlKey || event.metaKey) return;
      else if (event.key === "Backspace") pendingText = pendingText.slice(0, -1);
      else if (event.key === "Escape") pendingText = null;
      else if (event.key.length === 1) pendingText += event.key;
      else return;
      event.preventDefault();
    },
    { capture: true, ...options },
  );
  window.addEventListener(
    "click",
    ({ target }) => {
      if (target instanceof Element && target.closest(SEARCH_BUTTON)) open();
    },
    { capture: true, ...options },
  );
  const onHover = ({ target }: Event): void => {
    if (target instanceof Element && target.closest(SEARCH_BUTTON)) fetchCode();
  };
  for (const type of ["pointerover", "focusin"]) window.addEventListener(type, onHover, options);
  for (const type of ["hashchange", "popstate"])
    window.addEventListener(type, () => find()?.close(), options);

  const pendingQuery = takePendingQuery();
  if (pendingQuery !== null) {
    pendingText = pendingQuery;
    open();
  }
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

function showLoadError(dialog: HTMLDialogElement): void {
  for (const id of [SEARCH_IDS.panel, SEARCH_IDS.status]) {
    const place = dialog.querySelector(`#${id}`);
    const text = document.createElement("p");
    text.className = "search-failed";
    text.textContent = LOAD_ERROR;
    place?.replaceChildren(text);
  }
}
