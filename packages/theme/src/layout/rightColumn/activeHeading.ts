/** Marks the active heading in "On this page" (`TocList`), or in the menu of an API page, while the reader scrolls. */
import { ARRIVE_EVENT } from "docusaurus-waymark-core/protocol/events";
import { percentDecode } from "docusaurus-waymark-core/lib/percentDecode";

/** Distance below the scroll offset at which a heading counts as reached, in pixels. */
const SCROLL_OFFSET_PX = 10;

/** Tolerance when a scroll position is compared with the target of a jump: positions are fractions. */
const JUMP_TOLERANCE_PX = 2;

/** Distance that the current entry keeps from both ends of the list, in pixels: a faded end and one more entry. */
const CLEAR_PX = 48;

/** A heading and the scroll position, in pixels, that a jump to it leads to on a page that is long enough. */
export interface HeadingPosition {
  readonly id: string;
  readonly top: number;
}

/** Id of the last heading at or above the scroll position plus the offset; undefined above the first heading. */
export function activeHeading(headings: readonly HeadingPosition[], scrollY: number): string | undefined {
  return headings.findLast(({ top }) => top <= scrollY + SCROLL_OFFSET_PX)?.id;
}

/**
 * True if the page is scrolled to the position that a jump to a heading leads to. For the last headings of a page that is
 * its end: they cannot reach the top of the window.
 *
 * @param end the largest scroll position of the page, in pixels
 */
export function isAtHeading(heading: HeadingPosition, scrollY: number, end: number): boolean {
  return Math.abs(Math.min(heading.top, end) - scrollY) <= JUMP_TOLERANCE_PX;
}

/** A heading that the reader jumped to by a link or the address. It stays active until they scroll away from it. */
interface JumpTarget {
  readonly id: string;
  /** True if the page has scrolled to it. */
  isReached: boolean;
}

/** Adds the listeners that mark the active heading, for this page and all that follow. */
export function trackActiveHeading(): void {
  let target: JumpTarget | undefined;
  const update = (): void => {
    const links = visibleLinks();
    if (links.length === 0) return;
    const headings = links.flatMap(positionOf);
    const end = document.documentElement.scrollHeight - window.innerHeight;
    const heading = headings.find(({ id }) => id === target?.id);
    const isAtTarget = heading !== undefined && isAtHeading(heading, window.scrollY, end);
    if (target?.isReached && !isAtTarget) target = undefined;
    if (target && isAtTarget) target.isReached = true;
    markActive(links, target && isAtTarget ? target.id : activeHeading(headings, window.scrollY));
  };
  const jumpTo = (hash: string): void => {
    const id = idIn(hash);
    target = id === "" ? undefined : { id, isReached: false };
    update();
  };
  const onClick = ({ target: clicked }: MouseEvent): void => {
    const link = clicked instanceof Element ? clicked.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    // The browser jumps after the click.
    if (link) requestAnimationFrame(() => jumpTo(link.hash));
  };
  jumpTo(window.location.hash);
  window.addEventListener("load", update);
  // In the frame, at the end of a page the list has given way to the footer of the site.
  window.addEventListener("scroll", () => requestAnimationFrame(update), { passive: true });
  window.addEventListener("resize", update);
  window.addEventListener("hashchange", () => jumpTo(window.location.hash));
  window.addEventListener(ARRIVE_EVENT, () => jumpTo(window.location.hash));
  document.addEventListener("click", onClick);
}

/** Lists of the headings of a page: the contents, and the list below the row of the current page in the menu. */
const LISTS = '[data-contents], [data-side-nav] [aria-current="page"] + ul';

/** Links of the list that the page has; empty when there is no list or it is hidden. */
function visibleLinks(): HTMLAnchorElement[] {
  const list = [...document.querySelectorAll(LISTS)].find((candidate) => candidate.checkVisibility());
  return list ? [...list.querySelectorAll<HTMLAnchorElement>("a")] : [];
}

/**
 * The heading of a link, measured now: images that load late move it. Its scroll margin counts. Empty for a heading in a
 * hidden panel of tabs.
 */
function positionOf(link: HTMLAnchorElement): HeadingPosition[] {
  const id = idIn(link.hash);
  const heading = document.getElementById(id);
  if (!heading?.checkVisibility()) return [];
  const margin = Number.parseFloat(getComputedStyle(heading).scrollMarginTop) || 0;
  return [{ id, top: heading.getBoundingClientRect().top + window.scrollY - margin }];
}

/** Marks the link of the active heading, and the link of the h2 above an active h3. */
function markActive(links: readonly HTMLAnchorElement[], active: string | undefined): void {
  for (const link of links) {
    const isCurrent = idIn(link.hash) === active;
    const isParent = link.nextElementSibling?.querySelector(`a[href="#${CSS.escape(active ?? "")}"]`) != null;
    link.toggleAttribute("data-active", isCurrent || isParent);
    if (!isCurrent) link.removeAttribute("aria-current");
    else {
      const isNew = !link.hasAttribute("aria-current");
      if (isNew) link.setAttribute("aria-current", "location");
      // The list of contents changes its height; the menu is the reader's own.
      if (isNew || link.closest("[data-contents]")) keepInView(link);
    }
  }
}

/** Scrolls the list, and only the list, so that the current entry is clear of its faded ends. */
function keepInView(link: HTMLElement): void {
  const list = link.closest("[data-contents]")?.parentElement ?? link.closest("[data-scroller]");
  if (!list) return;
  const [entry, view] = [link.getBoundingClientRect(), list.getBoundingClientRect()];
  const above = entry.top - CLEAR_PX - view.top;
  const below = entry.bottom + CLEAR_PX - view.bottom;
  if (above < 0 || below > 0) list.scrollTop += above < 0 ? above : below;
}

function idIn(hash: string): string {
  return percentDecode(hash.slice(1));
}
