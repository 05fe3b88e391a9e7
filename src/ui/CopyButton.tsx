import clsx from "clsx";
import type { ReactNode } from "react";
import { LABELS, selectText, SPOKEN } from "./copyWords";
import { useCopy } from "./useCopy";
import styles from "./CopyButton.module.css";

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
        data-act="copy"
        data-state={state}
        // The early script may be showing an outcome.
        suppressHydrationWarning
        onClick={() => void onClick()}
      >
        {LABELS[state]}
      </button>
      <span className="visually-hidden" role="status" suppressHydrationWarning>
        {SPOKEN[state]}
      </span>
    </>
  );
}
