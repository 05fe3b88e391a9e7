import clsx from "clsx";
import { useLayoutEffect, useRef, type ComponentProps, type ReactNode, type RefObject } from "react";
import styles from "./Dialog.module.css";

interface Props extends Omit<ComponentProps<"dialog">, "open" | "ref" | "onCancel" | "onClose"> {
  /** Accessible name. */
  readonly label: string;
  /** Takes focus as the dialog opens. */
  readonly initialFocus: RefObject<HTMLElement | null>;
  /** Asked for by a press on the backdrop and by the platform's own ways to close (Back on Android). */
  readonly onDismiss: () => void;
}

/**
 * A modal dialog, open as long as it is mounted: the page behind is inert and does not scroll, and focus returns
 * to where it was (ARIA dialog pattern).
 */
export function Dialog({ label, initialFocus, onDismiss, className, ...props }: Props): ReactNode {
  return (
    <dialog
      ref={useModal(initialFocus)}
      className={clsx(styles.dialog, className)}
      aria-modal="true"
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onDismiss();
      }}
      onClose={onDismiss}
      {...useBackdropPress(onDismiss)}
      {...props}
    />
  );
}

/** Shows the element in the top layer before the browser paints it. */
function useModal(initialFocus: RefObject<HTMLElement | null>): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const node = dialog.current;
    node?.showModal();
    initialFocus.current?.focus();
    return () => node?.close();
  }, [initialFocus]);
  return dialog;
}

/** A press counts when it begins and ends on the backdrop, so that text marked too far does not close the dialog. */
function useBackdropPress(onPress: () => void): Pick<ComponentProps<"dialog">, "onPointerDown" | "onClick"> {
  const began = useRef(false);
  return {
    onPointerDown: (event) => {
      began.current = event.target === event.currentTarget;
    },
    onClick: (event) => {
      if (began.current && event.target === event.currentTarget) onPress();
    },
  };
}
