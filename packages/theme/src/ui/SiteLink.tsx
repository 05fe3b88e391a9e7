/**
 * Links within the site, with client navigation and without a subscription to the current address. The next page takes 3 to
 * 13 % less work than with the stock links, which also prefetch 30 kB at the first intent on the home page (tools/bench/RESULTS.md).
 */
import useBrokenLinks from "@docusaurus/useBrokenLinks";
import { useBaseUrlUtils } from "@docusaurus/useBaseUrl";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { applyTrailingSlash } from "@docusaurus/utils-common";
import { createContext, useContext, type ComponentProps, type MouseEvent, type ReactNode } from "react";
import { isPlainClick } from "docusaurus-waymark-core/lib/plainClick";
import { useRouter, type Router } from "docusaurus-waymark-core/browser/router";

const RouterContext = createContext<Router | null>(null);

/** The router, without a subscription to the current address; null outside `SiteLinkHost`, where links reload the site. */
export function useSiteRouter(): Router | null {
  return useContext(RouterContext);
}

/** Enables client navigation for the links below it. */
export function SiteLinkHost({ children }: { readonly children: ReactNode }): ReactNode {
  return <RouterContext value={useRouter()}>{children}</RouterContext>;
}

type AnchorProps = Omit<ComponentProps<"a">, "href" | "target">;

interface Props extends AnchorProps {
  /** Route with or without the base URL, or a hash of the current page. */
  readonly to: string;
}

/**
 * A link to a page of this site, or to a hash of the current page. Like the stock link it adds the base URL, normalizes the
 * trailing slash and registers the link for the check of broken links. Unlike the stock link it does not subscribe to the
 * current address: a page has hundreds of links, and client navigation renders none of them again.
 */
export function SiteLink({ to, ...props }: Props): ReactNode {
  const href = useAddress()(to);
  const { collectLink } = useBrokenLinks();
  const isFile = FILE.test(href);
  // The check of pages knows files; that of Docusaurus knows routes only.
  if (!isFile) collectLink(href);
  return isFile || href.startsWith("#") ? <a href={href} {...props} /> : <PageLink href={href} {...props} />;
}

/** The address of a file, such as a feed, which browsers load by themselves. */
const FILE = /^[^?#]*\.[a-z][a-z\d]{1,10}(?:[?#]|$)/i;

/** A link to a page of this site by its final address: no base URL or trailing slash is added, no check is made. */
export function PageLink({ href, onClick, ...props }: AnchorProps & { readonly href: string }): ReactNode {
  const router = useSiteRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (router && !event.defaultPrevented && isPlainClick(event)) go(event, router);
  };
  return <a {...props} href={href} onClick={follow} />;
}

/** Returns a function that makes the final address of a route (with or without the base URL); a hash is returned unchanged. */
export function useAddress(): (to: string) => string {
  const { baseUrl, trailingSlash } = useDocusaurusContext().siteConfig;
  const { withBaseUrl } = useBaseUrlUtils();
  return (to) => (to.startsWith("#") ? to : applyTrailingSlash(withBaseUrl(to), { baseUrl, trailingSlash }));
}

/** A link to the current address replaces the entry of the history, as browsers do. */
function go(event: MouseEvent<HTMLAnchorElement>, router: Router): void {
  event.preventDefault();
  const { pathname, search, hash } = event.currentTarget;
  const address = pathname + search + hash;
  if (address === router.address()) router.replace(address);
  else router.push(address);
}
