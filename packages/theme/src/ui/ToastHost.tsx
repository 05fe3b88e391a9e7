import { translate } from "@docusaurus/Translate";
import { useEffect, useRef, type FocusEventHandler, type ReactNode } from "react";
import { cssTransition, toast, ToastContainer } from "react-toastify/unstyled";
import { focusOnce } from "docusaurus-waymark-core/browser/arrival";
import "./toast.css";
import { TOAST_EVENT, type ToastMessage } from "docusaurus-waymark-core/protocol/events";

const transition = cssTransition({ enter: "toast-enter", exit: "toast-exit" });

export interface ToastHostProps {
  /** Shown at once. */
  readonly first: ToastMessage;
}

/**
 * Renders toasts at the bottom right. A toast closes after 5 s, by dragging it over 80 % of its width, or by keyboard. It
 * does not close while it has focus (`toast.css`), and returns focus when it is closed.
 */
export default function ToastHost({ first }: ToastHostProps): ReactNode {
  useEffect(() => {
    show(first);
    const onToast = ({ detail }: CustomEvent<ToastMessage>): void => show(detail);
    window.addEventListener(TOAST_EVENT, onToast);
    return () => window.removeEventListener(TOAST_EVENT, onToast);
  }, [first]);
  return (
    <div onFocus={useFocusReturn()}>
      <ToastContainer
        position="bottom-right"
        autoClose={5000}
        draggable
        draggablePercent={80}
        pauseOnHover
        pauseOnFocusLoss
        role="status"
        theme="light"
        transition={transition}
        aria-label={translate({ id: "toast.notifications", message: "Notifications" })}
      />
    </div>
  );
}

/**
 * Returns focus when a toast with focus is closed: to the element that had it before, or to the main region if that element
 * was removed. Returns the focus handler for the container.
 */
function useFocusReturn(): FocusEventHandler {
  const previousFocus = useRef<HTMLElement>(null);
  useEffect(
    () =>
      toast.onChange(({ id, status }) => {
        const removed = status === "removed" ? document.getElementById(String(id)) : null;
        if (!removed?.contains(document.activeElement)) return;
        const target = previousFocus.current?.isConnected
          ? previousFocus.current
          : document.querySelector("main");
        if (target) focusOnce(target);
      }),
    [],
  );
  return ({ currentTarget, relatedTarget }) => {
    if (currentTarget.contains(relatedTarget)) return;
    previousFocus.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  };
}

function show({ kind, text }: ToastMessage): void {
  // The same text updates its toast, so that repeated presses do not stack toasts.
  toast[kind](text, { toastId: `${kind}:${text}`, updateId: Date.now() });
}
