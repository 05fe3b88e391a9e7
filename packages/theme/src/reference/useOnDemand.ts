import { translate } from "@docusaurus/Translate";
import { useRef, useState, type ComponentType, type RefObject } from "react";
import { showToast } from "../ui/toast";

interface OnDemand<Props> {
  /** Ref of the button that opens the component; it gets focus when the component is closed. */
  readonly opener: RefObject<HTMLButtonElement | null>;
  /** Undefined while closed, and while its code is loading. */
  readonly Opened: ComponentType<Props> | undefined;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * A dialog whose code is loaded when it is opened, which its button shows; Escape before it is there cancels. When loading
 * fails, a toast says so and the page stays as it is.
 */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  const opener = useRef<HTMLButtonElement>(null);
  const [Opened, setOpened] = useState<ComponentType<Props>>();
  const open = (): void => {
    const waiting = new AbortController();
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === "Escape") waiting.abort();
    };
    window.addEventListener("keydown", onKey, { signal: waiting.signal });
    const button = opener.current;
    button?.setAttribute("aria-busy", "true");
    waiting.signal.addEventListener("abort", () => button?.removeAttribute("aria-busy"));
    const show = (component: ComponentType<Props>): void => {
      if (!waiting.signal.aborted) setOpened(() => component);
      waiting.abort();
    };
    void load().then(show, () => {
      waiting.abort();
      showToast(
        "error",
        translate({
          id: "reference.thisCouldNotBeLoadedCheck",
          message: "This could not be loaded. Check your connection, and press again.",
        }),
      );
    });
  };
  const close = (): void => {
    setOpened(undefined);
    opener.current?.focus();
  };
  return { opener, Opened, open, close };
}
