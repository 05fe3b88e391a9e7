import { useEffect, useRef, type RefObject } from "react";
import { scrollProgress } from "./scrollProgress";

/** Keeps `--scrolled` (0 to 1) on an element in step with the page's scroll position. */
export function useScrollProgress(): RefObject<HTMLElement | null> {
  const target = useRef<HTMLElement>(null);
  useEffect(() => {
    const update = (): void =>
      target.current?.style.setProperty("--scrolled", String(scrollProgress(window.scrollY)));
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);
  return target;
}
