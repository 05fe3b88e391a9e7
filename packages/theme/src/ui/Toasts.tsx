import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import { TOAST_EVENT, TOAST_FAILED_EVENT, type ToastMessage } from "docusaurus-waymark-core/protocol/events";
import type { ToastHostProps } from "./ToastHost";

interface Loaded {
  readonly Host: ComponentType<ToastHostProps>;
  readonly first: ToastMessage;
}

/**
 * Loads and mounts `ToastHost` with the first toast: the library is not part of the application. While its code cannot be
 * loaded, each message is passed on with `TOAST_FAILED_EVENT`, and the next one tries again.
 */
export function Toasts(): ReactNode {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    if (loaded) return undefined;
    const onToast = ({ detail }: CustomEvent<ToastMessage>): void =>
      void import("./ToastHost").then(
        ({ default: Host }) => setLoaded((before) => before ?? { Host, first: detail }),
        () => window.dispatchEvent(new CustomEvent(TOAST_FAILED_EVENT, { detail })),
      );
    window.addEventListener(TOAST_EVENT, onToast);
    return () => window.removeEventListener(TOAST_EVENT, onToast);
  }, [loaded]);
  return loaded && <loaded.Host first={loaded.first} />;
}
