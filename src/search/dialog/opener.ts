/**
 * Opens the search dialog that stands in the page, at any moment of loading, and fetches its code. What the reader does
 * until the code has come is recorded, and replayed in order.
 */
import { reloadOnce, takeWantedSearch } from "../../lib/freshPage";
import { isSearchShortcut, SEARCH_BUTTON, SEARCH_LOADING } from "../../lib/searchUse";
import { SEARCH_IDS } from "../model/dialog";
import { isBlank } from "../model/limits";
import { isComposing } from "./keys";

/** A key that the dialog acts on, or the text of the field after an edit. */
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

/** Takes over the dialog; told what was done in it before. */
export type Attach = (dialog: HTMLDialogElement, done: readonly EarlyInput[]) => void;

interface Settings {
  /** Fetches the dialog's code and what it needs; called again after a failure. */
  readonly load: () => Promise<Attach>;
  /** Ends the listening, for tests. */
  readonly signal?: AbortSignal;
}

const FAILED = "Search could not be loaded. Check your connection and try again.";
const LIST_KEYS = new Set(["Enter", "Escape", "ArrowDown", "ArrowUp"]);

/** Listens for whatever opens the dialog, for as long as the page is there. */
export function installSearch({ load, signal }: Settings): void {
  const ending = signal ? { signal } : {};
  let state: "none" | "loading" | "attached" | "failed" = "none";
  let early: EarlyInput[] = [];
  /** Escape was pressed since the last edit: the list will be closed. */
  let closed = false;
  /** Text that was typed after a press, before the dialog was parsed. */
  let typedBefore: string | null = null;

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
        if (dialog) attach(dialog, dialog.open ? early : []);
      },
      () => {
        state = "failed";
        const dialog = find();
        dialog?.removeAttribute(SEARCH_LOADING);
        if (dialog?.open && !reloadOnce(fieldOf(dialog).value)) sayFailed(dialog);
      },
    );
  };

  const open = (): void => {
    const dialog = find();
    if (!dialog) {
      typedBefore ??= "";
      requestAnimationFrame(() => {
        if (typedBefore !== null) open();
      });
      return;
    }
    const field = fieldOf(dialog);
    if (!dialog.open) {
      [early, closed] = [[], false];
      listenTo(dialog);
      dialog.showModal();
      if (typedBefore) {
        field.value = typedBefore;
        early.push({ kind: "text", text: typedBefore });
      }
    }
    typedBefore = null;
    field.focus();
    fetchCode();
  };

  /** Escape as the dialog's code has it: after the list, which is not there yet, it clears the query, then closes. */
  const clearOrClose = (dialog: HTMLDialogElement): void => {
    const field = fieldOf(dialog);
    if (field.value === "") dialog.close();
    field.value = "";
    closed = false;
    early.push({ kind: "text", text: "" });
  };

  const listened = new WeakSet<HTMLDialogElement>();
  const listenTo = (dialog: HTMLDialogElement): void => {
    if (listened.has(dialog)) return;
    listened.add(dialog);
    closeByPress(dialog);
    dialog.addEventListener("close", () => {
      fieldOf(dialog).value = "";
      focusIfLost(dialog);
    });
    dialog.addEventListener("input", () => {
      if (state === "attached") return;
      closed = false;
      early.push({ kind: "text", text: fieldOf(dialog).value });
      fetchCode();
    });
    dialog.addEventListener("keydown", (event) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
      const field = fieldOf(dialog);
      if (state !== "loading" || !LIST_KEYS.has(key) || isComposing(event)) return;
      if (event.target !== field && key !== "Escape") return;
      event.preventDefault();
      if (key === "Escape" && (closed || isBlank(field.value))) {
        clearOrClose(dialog);
        return;
      }
      closed = key === "Escape" || (closed && key === "Enter");
      early.push({ kind: "key", key, ctrlKey, metaKey, shiftKey, altKey });
    });
  };

  window.addEventListener(
    "keydown",
    (event) => {
      if (isSearchShortcut(event)) open();
      else if (typedBefore === null || event.ctrlKey || event.metaKey) return;
      else if (event.key === "Backspace") typedBefore = typedBefore.slice(0, -1);
      else if (event.key === "Escape") typedBefore = null;
      else if (event.key.length === 1) typedBefore += event.key;
      else return;
      event.preventDefault();
    },
    { capture: true, ...ending },
  );
  window.addEventListener(
    "click",
    ({ target }) => {
      if (target instanceof Element && target.closest(SEARCH_BUTTON)) open();
    },
    { capture: true, ...ending },
  );
  const onSign = ({ target }: Event): void => {
    if (target instanceof Element && target.closest(SEARCH_BUTTON)) fetchCode();
  };
  for (const sign of ["pointerover", "focusin"]) window.addEventListener(sign, onSign, ending);
  for (const change of ["hashchange", "popstate"])
    window.addEventListener(change, () => find()?.close(), ending);

  const wanted = takeWantedSearch();
  if (wanted !== null) {
    typedBefore = wanted;
    open();
  }
}

/** A press on the close button, or one that begins and ends beside the dialog. */
function closeByPress(dialog: HTMLDialogElement): void {
  let began: EventTarget | null = null;
  dialog.addEventListener("pointerdown", ({ target }) => {
    began = target;
  });
  dialog.addEventListener("click", ({ target }) => {
    const isClose = target instanceof Element && target.closest("[data-search-close]") !== null;
    if (isClose || (target === dialog && began === dialog)) dialog.close();
  });
}

/** The browser returns focus to where it was; when that was nowhere, the search button gets it. */
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

function sayFailed(dialog: HTMLDialogElement): void {
  for (const id of [SEARCH_IDS.panel, SEARCH_IDS.status]) {
    const place = dialog.querySelector(`#${id}`);
    const text = document.createElement("p");
    text.className = "search-failed";
    text.textContent = FAILED;
    place?.replaceChildren(text);
  }
}
