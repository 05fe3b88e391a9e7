import type { KeyPress } from "docusaurus-waymark-core/protocol/search";
import { SEARCH_IDS } from "docusaurus-waymark-core/protocol/ids";
import type { Action } from "./state";

/** `keyCode` of every key that an input method handles (UI Events). */
const INPUT_METHOD_KEY_CODE = 229;

/** True while an input method composes text, as for Japanese or Chinese: its keys must not reach the dialog. */
export function isComposing(event: KeyboardEvent): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- Safari fires `compositionend` before the Enter that ends the composition; only `keyCode` identifies that Enter.
  return event.isComposing || event.keyCode === INPUT_METHOD_KEY_CODE;
}

/** True for a key that writes or deletes a letter. With Alt, some layouts write letters. */
export function isEdit({ key, ctrlKey, metaKey, altKey }: KeyPress): boolean {
  return (key.length === 1 || key === "Backspace") && (altKey || !(ctrlKey || metaKey));
}

/** The action of a key in the field; null for a key that the browser handles. */
export function actionOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): Action | null {
  if (key === "ArrowDown" && !altKey) return { kind: "move", by: 1 };
  if (key === "ArrowUp" && !altKey) return { kind: "move", by: -1 };
  if (key === "Escape") return { kind: "back" };
  if (key !== "Enter" || altKey) return null;
  if (ctrlKey || metaKey) return { kind: "choose", target: "tab" };
  return { kind: "choose", target: shiftKey ? "window" : "here" };
}

/** Id of a row of the list, by its index. */
export function rowId(index: number): string {
  return `${SEARCH_IDS.list}-${index}`;
}
