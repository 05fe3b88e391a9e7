import { scrollProgress } from "../layout/topBar/scrollProgress";

/** Keeps the top bar's opacity in step with the page's scroll position. */
export function followScroll(signal: AbortSignal): void {
  const bar = document.querySelector("header");
  const update = (): void => bar?.style.setProperty("--scrolled", String(scrollProgress(window.scrollY)));
  update();
  window.addEventListener("scroll", update, { passive: true, signal });
}
