import type { KeyboardEvent, MouseEvent } from "react";

/** Key code of every key that an input method handles. */
const INPUT_METHOD = 229;

/** True while an input method composes (Japanese, Chinese): its keys are not ours (INTERACTION 1.18). */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- Safari ends a composition before the Enter that ends it: only the key code tells.
  return nativeEvent.isComposing || nativeEvent.keyCode === INPUT_METHOD;
}

/** True for Enter without a modifier. */
export function isPlainEnter(event: KeyboardEvent): boolean {
  return event.key === "Enter" && !hasModifier(event);
}

/** True for a click that should stay in this tab; any other is left to the browser. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !hasModifier(event);
}

function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent | MouseEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
