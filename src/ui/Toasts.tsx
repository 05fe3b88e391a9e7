import { lazy, Suspense, useEffect, useState, type ReactNode } from "react";
import { TOAST_EVENT, type ToastMessage } from "./toast";

const ToastHost = lazy(() => import("./ToastHost"));

/** Loads and mounts `ToastHost` with the first toast: the library is not part of the application. */
export function Toasts(): ReactNode {
  const [first, setFirst] = useState<ToastMessage>();
  useEffect(() => {
    const onToast = (event: Event): void => setFirst((event as CustomEvent<ToastMessage>).detail);
    window.addEventListener(TOAST_EVENT, onToast, { once: true });
    return () => window.removeEventListener(TOAST_EVENT, onToast);
  }, []);
  return (
    first && (
      <Suspense>
        <ToastHost first={first} />
      </Suspense>
    )
  );
}
