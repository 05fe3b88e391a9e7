import clsx from "clsx";
import { useId, useRef, type ReactNode } from "react";
import styles from "./Hint.module.css";

interface Props {
  readonly text: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A word with a tooltip (WCAG 1.4.13): shown by pointer, focus, tap or Enter; the pointer may move onto it;
 * Escape hides it. A native popover, so the tap and Escape need no script and no box can clip it.
 */
export function Hint({ text, className, children }: Props): ReactNode {
  const id = useId();
  const tip = useRef<HTMLSpanElement>(null);
  const show = (): void => tip.current?.showPopover();
  const hide = (): void => tip.current?.hidePopover();
  return (
    <span className={styles.hint} onPointerEnter={show} onPointerLeave={hide}>
      <button
        type="button"
        className={clsx(className, styles.word)}
        aria-describedby={id}
        popoverTarget={id}
        popoverTargetAction="show"
        onFocus={show}
        onBlur={hide}
      >
        {children}
      </button>
      <span ref={tip} id={id} className={styles.tip} role="tooltip" popover="auto">
        {text}
      </span>
    </span>
  );
}
