import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { chosenIndex } from "../../lib/codeChoice";
import { choiceStore } from "./choiceStore";
import type { Panel } from "./panels";

interface CodeChoice {
  /** Index of the panel that shows. */
  readonly selected: number;
  /** Shows another panel; the pressed element stays where it is on screen. */
  readonly choose: (index: number, pressed: Element) => void;
}

/** The panel that a group shows, and the way to choose another in every group that offers it. */
export function useCodeChoice(panels: readonly Panel[]): CodeChoice {
  const choices = useSyncExternalStore(choiceStore.subscribe, choiceStore.current, choiceStore.onServer);
  const offered = panels.map(({ choice }) => choice);
  return {
    selected: chosenIndex(choices, offered),
    choose: (index, pressed) => {
      const choice = offered[index];
      if (choice !== undefined) keepInPlace(pressed, () => choiceStore.choose(choice));
    },
  };
}

/** Makes a change at once and scrolls so that the element stays where it is on screen, whatever grew above it. */
function keepInPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  flushSync(change);
  const moved = element.getBoundingClientRect().top - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: "instant" });
}
