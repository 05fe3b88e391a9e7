import { SEARCH_IDS } from "../model/dialog";
import type { Action } from "./state";

/** The part of a keyboard event that tells what is meant. */
export type Key = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** Key code of every key that an input method handles. */
const INPUT_METHOD = 229;

/** True while an input method composes (Japanese, Chinese): its keys are not ours. */
export function isComposing(event: KeyboardEvent): boolean {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- Safari ends a composition before the Enter that ends it: only the key code tells.
  return event.isComposing || event.keyCode === INPUT_METHOD;
}

/** What a key in the field means; null for one that edits the text or is the browser's. */
export function actionOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Key): Action | null {
  if (key === "ArrowDown" && !altKey) return { kind: "move", by: 1 };
  if (key === "ArrowUp" && !altKey) return { kind: "move", by: -1 };
  if (key === "Escape") return { kind: "back" };
  if (key !== "Enter" || altKey) return null;
  if (ctrlKey || metaKey) return { kind: "choose", target: "tab" };
  return { kind: "choose", target: shiftKey ? "window" : "here" };
}

/** True for a click that should stay in this tab; any other is left to the browser. */
export function isPlainClick(
  event: Pick<MouseEvent, "button" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">,
): boolean {
  return event.button === 0 && !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
}

/** Id of a row of the list, by its place. */
export function rowId(place: number): string {
  return `${SEARCH_IDS.list}-${place}`;
}
