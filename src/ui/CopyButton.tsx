import clsx from "clsx";
import type { ReactNode } from "react";
import { useCopy, type CopyState } from "./useCopy";
import styles from "./CopyButton.module.css";

const LABELS: Readonly<Record<CopyState, string>> = {
  idle: "Copy",
  copied: "Copied!",
  failed: "Copy failed",
};
const SPOKEN: Readonly<Record<CopyState, string>> = {
  idle: "",
  copied: "Copied!",
  failed: "Copy failed. The text is selected: press Ctrl+C or Command+C.",
};

interface Props {
  /** The element whose text is copied, asked for at each press. */
  readonly target: () => Element | null | undefined;
  readonly className?: string | undefined;
}

/** Copies the exact text of an element. Where the clipboard is refused it selects the text instead. */
export function CopyButton({ target, className }: Props): ReactNode {
  const { state, copy } = useCopy();
  const onClick = async (): Promise<void> => {
    const element = target();
    const done = await copy(element?.textContent ?? "");
    if (!done && element) selectText(element);
  };
  return (
    <>
      <button
        type="button"
        className={clsx(styles.button, className)}
        data-state={state}
        onClick={() => void onClick()}
      >
        {LABELS[state]}
      </button>
      <span className="visually-hidden" role="status">
        {SPOKEN[state]}
      </span>
    </>
  );
}

function selectText(element: Element): void {
  window.getSelection()?.selectAllChildren(element);
}
