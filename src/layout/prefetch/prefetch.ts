import { ARRIVE_EVENT, LEAVE_EVENT } from "../../lib/pageEvents";

/** How far outside the window a link may be when its page is fetched ahead. */
const ROOT_MARGIN = "200px";

/** Milliseconds from one page to the next: what is fetched ahead must leave room for what the reader asks for. */
const PAUSE_MS = 2_000;

/** Terms lead to the glossary from almost every page, and few readers follow them: their definition is on the page. */
const LINKS = 'a[href^="/"]:not([data-term])';

/** Fetches a page's chunks; resolves when they are there. */
export type Fetch = (pathname: string) => unknown;

/**
 * Fetches pages ahead whose links come near the window, links that appear or are revealed later included: one page at a
 * time, the one that came near last first, and none while something that the reader asked for is on its way.
 *
 * @param root what holds the links
 * @param fetchPage for a page that may be needed
 */
export function prefetchNearbyLinks(root: HTMLElement, fetchPage: Fetch): void {
  if (isSlowConnection()) return;
  const turn = createTurn(fetchPage);
  const nearby = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        nearby.unobserve(target);
        turn((target as HTMLAnchorElement).pathname);
      }
    },
    { rootMargin: ROOT_MARGIN },
  );
  const observe = (node: ParentNode): void =>
    node.querySelectorAll(LINKS).forEach((link) => nearby.observe(link));
  observe(root);
  new MutationObserver((changes) => {
    const added = changes
      .flatMap(({ addedNodes }) => [...addedNodes])
      .filter((node) => node instanceof Element);
    for (const node of added) {
      if (node.matches(LINKS)) nearby.observe(node);
      observe(node);
    }
  }).observe(root, { childList: true, subtree: true });
}

/** Returns what puts a page in line. */
function createTurn(fetchPage: Fetch): (pathname: string) => void {
  const line = new Set<string>();
  const asked = new Set<string>();
  let isRunning = false;
  let isLeaving = false;
  window.addEventListener(LEAVE_EVENT, () => (isLeaving = true));
  window.addEventListener(ARRIVE_EVENT, () => (isLeaving = false));
  /** An open dialog is search, at work or on its way, or something that the reader looks at. */
  const isBusy = (): boolean => isLeaving || document.querySelector("dialog[open]") !== null;
  const pause = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, PAUSE_MS));
  const run = async (): Promise<void> => {
    isRunning = true;
    while (line.size > 0) {
      await pause();
      const last = isBusy() ? undefined : [...line].at(-1);
      if (last === undefined) continue;
      line.delete(last);
      asked.add(last);
      await fetchPage(last);
      removeRepeatedTags();
    }
    isRunning = false;
  };
  return (pathname) => {
    if (asked.has(pathname)) return;
    line.delete(pathname);
    line.add(pathname);
    if (!isRunning) void run();
  };
}

/** Docusaurus adds a tag for every chunk of every page that it fetches ahead, most of them for files that are there. */
function removeRepeatedTags(): void {
  const files = new Set<string>();
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')) {
    if (files.has(link.href)) link.remove();
    files.add(link.href);
  }
}

/**
 * Fetches a page at once when the reader is about to go there: the pointer or a finger is on its link, or focus is.
 *
 * @param fetchPage for a page that will be needed
 */
export function preloadPointedLinks(fetchPage: Fetch): void {
  const preload = (target: EventTarget | null): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null;
    if (link && link.pathname !== window.location.pathname) void fetchPage(link.pathname);
  };
  for (const event of ["pointerover", "touchstart", "focusin"])
    document.addEventListener(event, ({ target }) => preload(target), { passive: true });
  // Where the pointer or focus was before.
  document.querySelectorAll(`${LINKS}:is(:hover, :focus)`).forEach(preload);
}

/** Docusaurus leaves 2G and readers who save data alone; 3G has no room for pages that nobody asked for either. */
function isSlowConnection(): boolean {
  const { connection } = navigator as {
    connection?: { readonly effectiveType?: string; readonly saveData?: boolean };
  };
  return connection?.saveData === true || /[23]g/.test(connection?.effectiveType ?? "");
}
