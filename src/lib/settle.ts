import { afterPaint } from "./afterPaint";
import { whenIdle } from "./whenIdle";

/**
 * A long page is laid out in parts, so that its first screen is painted sooner and no single task holds up the reader.
 * While the mark stands on the root, what lies below the first screen is skipped until it comes near (`content-visibility`,
 * CSS Containment Level 2); `settle` then has the rest laid out bit by bit and takes the mark away, so that heights and
 * scroll positions are true. The mark is only set where nothing has to be found by its position: see `beginSettling`.
 */
export const SETTLING = "data-settling";

/** Number of elements laid out at a time: about 10 ms of a slow phone. */
const PART = 120;

/** Milliseconds that a part waits for an idle moment at most: a busy page is laid out within seconds too. */
const WITHIN = 100;

/** The blocks that `prose.css` skips while the page settles. */
const BLOCKS = ".markdown > *";

/**
 * Sets the mark on a page that was opened at its top; for the head. A page that is reloaded, come back to or opened at a
 * heading is laid out whole, and so is every page where scrolling is not held in place by the browser.
 */
export function beginSettling(): void {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (entry?.type === "navigate" && !location.hash && CSS.supports("overflow-anchor", "auto"))
    document.documentElement.setAttribute(SETTLING, "");
}

/**
 * Lays out what was skipped, a part in each idle moment, and ends the settling of the page.
 *
 * The browser keeps what is on screen in its place meanwhile (CSS Scroll Anchoring Level 1), but not in a frame in which
 * the style of the content it holds changes too. What is on screen is laid out anyway, so it is left alone until the end,
 * and the end waits for a frame of its own.
 */
export function settle(): void {
  if (!isSettling()) return;
  const skipped = [...document.querySelectorAll<HTMLElement>(BLOCKS)];
  const next = (): void => {
    if (!isSettling()) return;
    layOut(takePart(skipped).filter(isOffScreen));
    if (skipped.length === 0) afterPaint(endSettling);
    else whenIdle(next, WITHIN);
  };
  whenIdle(next, WITHIN);
}

/** Links that take the reader to a place on the page, among others. */
export const TO_PLACE = 'a[href*="#"]';

/**
 * Lays out everything at once when the reader is about to be taken to a place on the page: a place is found by the height
 * of what is above it.
 */
export function settleBeforePlaces(): void {
  const onClick = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest(TO_PLACE)) endSettling();
  };
  window.addEventListener("click", onClick, { capture: true });
  window.addEventListener("hashchange", endSettling);
}

function endSettling(): void {
  if (!isSettling()) return;
  document.documentElement.removeAttribute(SETTLING);
  for (const block of document.querySelectorAll<HTMLElement>(BLOCKS)) block.style.contentVisibility = "";
}

function isSettling(): boolean {
  return document.documentElement.hasAttribute(SETTLING);
}

/** Removes from the front of a list as many blocks as make a part, at least one. */
function takePart(blocks: HTMLElement[]): HTMLElement[] {
  let elements = 0;
  const end = blocks.findIndex((block) => (elements += block.getElementsByTagName("*").length + 1) > PART);
  return blocks.splice(0, end < 0 ? blocks.length : end + 1);
}

function layOut(blocks: readonly HTMLElement[]): void {
  for (const block of blocks) block.style.contentVisibility = "visible";
}

function isOffScreen(block: HTMLElement): boolean {
  const { top, bottom } = block.getBoundingClientRect();
  return bottom <= 0 || top >= window.innerHeight;
}
