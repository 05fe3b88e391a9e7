import { whenIdle } from "../../lib/whenIdle";

/** How far outside the window a link may be when its page is fetched ahead (SPEC section 9). */
export const ROOT_MARGIN = "200px";

const LINKS = 'a[href^="/"]';

/**
 * Fetches pages ahead whose links come near the window, links that appear or are revealed later included.
 * Slow and data-saving connections are left alone by Docusaurus' own `prefetch`.
 */
export function prefetchNearbyLinks(root: HTMLElement, prefetch: (pathname: string) => void): void {
  const nearby = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        nearby.unobserve(target);
        whenIdle(() => prefetch((target as HTMLAnchorElement).pathname));
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

/**
 * Docusaurus adds a tag for every chunk of every route that it fetches ahead, most of them for files that it has
 * asked for before. A tag for a known file is taken out again at once, so tags never outnumber files.
 */
export function keepPrefetchTagsUnique(head: HTMLElement): void {
  const known = new Set<string>();
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLLinkElement) || node.rel !== "prefetch") continue;
      if (known.has(node.href)) node.remove();
      known.add(node.href);
    }
  }).observe(head, { childList: true });
}
