import { ARRIVE_EVENT } from "../../lib/pageEvents";
import { percentDecode } from "../../lib/percentDecode";

/** Distance below the scroll offset at which a heading counts as reached, in pixels. */
export const SCROLL_OFFSET_PX = 10;

/** How far from the place of a jump the page may stand and still count as there, in pixels: places are fractions. */
const ARRIVED_WITHIN_PX = 2;

/** A heading's id and the scroll position, in pixels, to which a jump to it leads on a page that is long enough. */
export interface HeadingPlace {
  readonly id: string;
  readonly top: number;
}

/**
 * The heading that the reader is in: the last one whose top is at or above the scroll position plus the offset.
 * Above the first heading there is none.
 */
export function activeHeading(places: readonly HeadingPlace[], scrollY: number): string | undefined {
  return places.findLast(({ top }) => top <= scrollY + SCROLL_OFFSET_PX)?.id;
}

/**
 * Whether the page stands where a jump to a heading leads. The last headings of a page share its end: no jump can bring
 * them to the top of the window.
 *
 * @param end the largest scroll position of the page, in pixels
 */
export function isAtHeading(place: HeadingPlace, scrollY: number, end: number): boolean {
  return Math.abs(Math.min(place.top, end) - scrollY) <= ARRIVED_WITHIN_PX;
}

/** A heading that the reader chose, by a link or an address. It is the active one until they scroll away from it. */
interface Choice {
  readonly id: string;
  /** Whether the jump to it is over. */
  arrived: boolean;
}

/** Keeps "On this page" in step with the heading that the reader is in. Works on the markup of `TocList`. */
export function trackActiveHeading(): void {
  let choice: Choice | undefined;
  const update = (): void => {
    const links = visibleLinks();
    if (links.length === 0) return;
    const places = links.flatMap(placeOf);
    const end = document.documentElement.scrollHeight - window.innerHeight;
    const chosen = places.find(({ id }) => id === choice?.id);
    const isThere = chosen !== undefined && isAtHeading(chosen, window.scrollY, end);
    if (choice?.arrived && !isThere) choice = undefined;
    if (choice && isThere) choice.arrived = true;
    light(links, choice && isThere ? choice.id : activeHeading(places, window.scrollY));
  };
  const choose = (hash: string): void => {
    const id = idIn(hash);
    choice = id === "" ? undefined : { id, arrived: false };
    update();
  };
  const onClick = ({ target }: MouseEvent): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    // The browser jumps after the click.
    if (link) requestAnimationFrame(() => choose(link.hash));
  };
  choose(window.location.hash);
  window.addEventListener("load", update);
  window.addEventListener("scroll", update, { passive: true });
  window.addEventListener("resize", update);
  window.addEventListener("hashchange", () => choose(window.location.hash));
  window.addEventListener(ARRIVE_EVENT, () => choose(window.location.hash));
  document.addEventListener("click", onClick);
}

/** Links of the list; none where there is no list or it does not show. */
function visibleLinks(): HTMLAnchorElement[] {
  const list = document.querySelector("[data-contents]");
  return list?.checkVisibility() ? [...list.querySelectorAll<HTMLAnchorElement>("a")] : [];
}

/**
 * Measured live, so that late images cannot make it wrong. The scroll margin of a heading is part of its place. A heading
 * in a hidden panel of tabs has none.
 */
function placeOf(link: HTMLAnchorElement): HeadingPlace[] {
  const id = idIn(link.hash);
  const heading = document.getElementById(id);
  if (!heading?.checkVisibility()) return [];
  const margin = Number.parseFloat(getComputedStyle(heading).scrollMarginTop) || 0;
  return [{ id, top: heading.getBoundingClientRect().top + window.scrollY - margin }];
}

/** Marks the link of the active heading; the entry that it stands under looks active too. */
function light(links: readonly HTMLAnchorElement[], active: string | undefined): void {
  for (const link of links) {
    const isCurrent = idIn(link.hash) === active;
    const isParent = link.nextElementSibling?.querySelector(`a[href="#${CSS.escape(active ?? "")}"]`) != null;
    link.toggleAttribute("data-active", isCurrent || isParent);
    if (isCurrent) link.setAttribute("aria-current", "location");
    else link.removeAttribute("aria-current");
  }
}

function idIn(hash: string): string {
  return percentDecode(hash.slice(1));
}
