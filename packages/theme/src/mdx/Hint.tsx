import clsx from "clsx";
import { useId, useRef, type ReactNode } from "react";
import styles from "./Hint.module.css";

interface Props {
  readonly text: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A word with a tooltip, shown by hover, focus, tap or Enter. The pointer can move onto it and Escape hides it (WCAG 1.4.13).
 * It is a native popover: tap and Escape work without scripts, and no box clips it.
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
