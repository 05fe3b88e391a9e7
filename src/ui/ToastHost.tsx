import { useEffect, useRef, type FocusEventHandler, type ReactNode } from "react";
import { cssTransition, toast, ToastContainer } from "react-toastify/unstyled";
import { focusOnce } from "../lib/arrival";
import "./toast.css";
import { TOAST_EVENT, type ToastMessage } from "./toast";

const transition = cssTransition({ enter: "toast-enter", exit: "toast-exit" });

/**
 * Draws toasts: bottom right, closed after 5 s, by dragging past 80 % or by keyboard. A toast waits while it has focus
 * (`toast.css`), and gives focus back when it goes.
 */
export default function ToastHost({ first }: { readonly first: ToastMessage }): ReactNode {
  useEffect(() => {
    show(first);
    const onToast = (event: Event): void => show((event as CustomEvent<ToastMessage>).detail);
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
        aria-label="Notifications"
      />
    </div>
  );
}

/**
 * Gives focus back when the toast that has it goes: to where it was before it came in, or to the page when that is gone.
 * Returns what is to hear of focus inside.
 */
function useFocusReturn(): FocusEventHandler {
  const before = useRef<HTMLElement>(null);
  useEffect(
    () =>
      toast.onChange(({ id, status }) => {
        const leaving = status === "removed" ? document.getElementById(String(id)) : null;
        if (!leaving?.contains(document.activeElement)) return;
        const target = before.current?.isConnected ? before.current : document.querySelector("main");
        if (target) focusOnce(target);
      }),
    [],
  );
  return ({ currentTarget, relatedTarget }) => {
    if (currentTarget.contains(relatedTarget)) return;
    before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  };
}

function show({ kind, text }: ToastMessage): void {
  // One toast a text: pressing twice shows it once more, it does not pile up.
  toast[kind](text, { toastId: `${kind}:${text}`, updateId: Date.now() });
}
