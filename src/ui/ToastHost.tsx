import { useEffect, type ReactNode } from "react";
import { cssTransition, toast, ToastContainer } from "react-toastify/unstyled";
import "./toast.css";
import { TOAST_EVENT, type ToastMessage } from "./toast";

const transition = cssTransition({ enter: "toast-enter", exit: "toast-exit" });

/** Draws toasts: bottom right, closed after 5 s, by dragging past 80 % or by keyboard (SPEC section 9). */
export default function ToastHost({ first }: { readonly first: ToastMessage }): ReactNode {
  useEffect(() => {
    show(first);
    const onToast = (event: Event): void => show((event as CustomEvent<ToastMessage>).detail);
    window.addEventListener(TOAST_EVENT, onToast);
    return () => window.removeEventListener(TOAST_EVENT, onToast);
  }, [first]);
  return (
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
  );
}

function show({ kind, text }: ToastMessage): void {
  // One toast a text: pressing twice shows it once more, it does not pile up.
  toast[kind](text, { toastId: `${kind}:${text}`, updateId: Date.now() });
}
