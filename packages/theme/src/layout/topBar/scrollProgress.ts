import { ARRIVE_EVENT } from "docusaurus-waymark-core/protocol/events";

/** Scroll distance, in pixels, over which the top bar becomes opaque. */
const OPAQUE_AFTER_PX = 72;

/** Opacity of the bar at a scroll position, linear from 0 to 1. */
export function scrollProgress(scrollY: number): number {
  return Math.min(1, Math.max(0, scrollY / OPAQUE_AFTER_PX));
}

/** Sets `--scrolled` (0 to 1) on the top bar whenever the page scrolls. */
export function trackScroll(): void {
  const update = (): void =>
    document.querySelector("header")?.style.setProperty("--scrolled", String(scrollProgress(window.scrollY)));
  update();
  window.addEventListener("scroll", update, { passive: true });
  window.addEventListener(ARRIVE_EVENT, update);
}
