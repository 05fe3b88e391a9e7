/**
 * Prefetching of pages. Links near the viewport are prefetched one at a time, and never while the reader waits for
 * something; the page of a link that is hovered, touched or focused is fetched at once.
 */
import { APPLICATION_MARK } from "docusaurus-waymark-core/protocol/ids";
import { ARRIVE_EVENT, LEAVE_EVENT } from "docusaurus-waymark-core/protocol/events";
import { afterPaint, whenIdle } from "docusaurus-waymark-core/browser/scheduling";

/** Distance from the viewport within which links are prefetched. */
const ROOT_MARGIN = "200px";

/** Delay from the request for the application to the first prefetch, so that the two do not compete for the connection. */
const START_MS = 6_000;

/** Pause between two pages, so that a page the reader opens is fetched first. */
const PAUSE_MS = 100;

/** Links to pages of the site. Glossary terms are omitted: few readers follow them, as their definition is a tooltip. */
const LINKS = 'a[href^="/"]:not([data-term])';

/** Fetches the chunks of a page; resolves when they are loaded. */
export type Fetch = (pathname: string) => unknown;

/**
 * Prefetches pages whose links come near the viewport, also links that are added or revealed later. Starts `START_MS` after
 * the application was requested.
 *
 * @param root element with the links
 * @param fetchPage prefetches one page
 */
export function prefetchNearbyLinks(root: HTMLElement, fetchPage: Fetch): void {
  if (isSlowConnection()) return;
  const [mark] = performance.getEntriesByName(APPLICATION_MARK);
  const passed = performance.now() - (mark?.startTime ?? 0);
  window.setTimeout(() => observeNearbyLinks(root, fetchPage), START_MS - passed);
}

function observeNearbyLinks(root: HTMLElement, fetchPage: Fetch): void {
  const prefetch = createQueue(fetchPage);
  const nearby = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        nearby.unobserve(target);
        prefetch((target as HTMLAnchorElement).pathname);
      }
    },
    { rootMargin: ROOT_MARGIN },
  );
  const observed = new WeakSet<Element>();
  let isScheduled = false;
  const observe = (): void => {
    isScheduled = false;
    for (const link of root.querySelectorAll(LINKS)) {
      if (!observed.has(link)) nearby.observe(link);
      observed.add(link);
    }
  };
  // In idle time, because the next page is painted first.
  const schedule = (): void => {
    if (!isScheduled) whenIdle(observe);
    isScheduled = true;
  };
  observe();
  new MutationObserver(schedule).observe(root, { childList: true, subtree: true });
}

/** Makes a queue that fetches one page at a time, the last added one first. Returns the function that adds a page. */
function createQueue(fetchPage: Fetch): (pathname: string) => void {
  const waiting = new Set<string>();
  const fetched = new Set<string>();
  let isRunning = false;
  let isNavigating = false;
  window.addEventListener(LEAVE_EVENT, () => (isNavigating = true));
  window.addEventListener(ARRIVE_EVENT, () => afterPaint(() => (isNavigating = false)));
  /** True while the reader may be waiting: during client navigation, and while search or another dialog is open. */
  const isBusy = (): boolean => isNavigating || document.querySelector("dialog[open]") !== null;
  const pause = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, PAUSE_MS));
  const run = async (): Promise<void> => {
    isRunning = true;
    while (waiting.size > 0) {
      await pause();
      const last = isBusy() ? undefined : [...waiting].at(-1);
      if (last === undefined) continue;
      waiting.delete(last);
      fetched.add(last);
      await fetchPage(last);
      removeRepeatedTags();
    }
    isRunning = false;
  };
  return (pathname) => {
    if (fetched.has(pathname)) return;
    waiting.delete(pathname);
    waiting.add(pathname);
    if (!isRunning) void run();
  };
}

/** Docusaurus adds a `<link>` for every chunk of every page that it prefetches; most of them repeat a loaded chunk. */
function removeRepeatedTags(): void {
  const files = new Set<string>();
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')) {
    if (files.has(link.href)) link.remove();
    files.add(link.href);
  }
}

/**
 * Fetches a page at once when its link is hovered, touched or focused.
 *
 * @param fetchPage fetches one page with high priority
 */
export function preloadActiveLinks(fetchPage: Fetch): void {
  const preload = (target: EventTarget | null): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null;
    if (link && link.pathname !== window.location.pathname) void fetchPage(link.pathname);
  };
  for (const event of ["pointerover", "touchstart", "focusin"])
    document.addEventListener(event, ({ target }) => preload(target), { passive: true });
  // Links that were hovered or focused before the listeners were added.
  document.querySelectorAll(`${LINKS}:is(:hover, :focus)`).forEach(preload);
}

/** Nothing is prefetched on 2G and with Save-Data, as in Docusaurus, nor on 3G, which is too slow for it. */
function isSlowConnection(): boolean {
  const { connection } = navigator as {
    connection?: { readonly effectiveType?: string; readonly saveData?: boolean };
  };
  return connection?.saveData === true || /[23]g/.test(connection?.effectiveType ?? "");
}
