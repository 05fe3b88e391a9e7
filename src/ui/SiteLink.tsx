import useBrokenLinks from "@docusaurus/useBrokenLinks";
import { useBaseUrlUtils } from "@docusaurus/useBaseUrl";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { applyTrailingSlash } from "@docusaurus/utils-common";
import { createContext, useContext, type ComponentProps, type MouseEvent, type ReactNode } from "react";
import { useRouter, type Router } from "../lib/router";

const RouterContext = createContext<Router | null>(null);

/** The router without the current address; null where no host is above, and links are left to the browser. */
export function useSiteRouter(): Router | null {
  return useContext(RouterContext);
}

/** Lets the links below it change the page without reloading the site. */
export function SiteLinkHost({ children }: { readonly children: ReactNode }): ReactNode {
  return <RouterContext value={useRouter()}>{children}</RouterContext>;
}

type AnchorProps = Omit<ComponentProps<"a">, "href" | "target">;

interface Props extends AnchorProps {
  /** Route with or without the base URL, or a hash of the current page. */
  readonly to: string;
}

/**
 * A link to a page of this site, or to a place on the page. It does what the stock link does (base URL, trailing slash,
 * check for broken links; `src/layout/prefetch` fetches pages ahead) without depending on the current address: a page has hundreds of links, and
 * none of them has to be rendered again when the reader goes elsewhere.
 */
export function SiteLink({ to, ...props }: Props): ReactNode {
  const href = useAddress()(to);
  useBrokenLinks().collectLink(href);
  return href.startsWith("#") ? <a href={href} {...props} /> : <PageLink href={href} {...props} />;
}

/** A link to a page of this site whose address is known to exist and stands as it is served. */
export function PageLink({ href, onClick, ...props }: AnchorProps & { readonly href: string }): ReactNode {
  const router = useSiteRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (router && isPlain(event)) go(event, router);
  };
  return <a {...props} href={href} onClick={follow} />;
}

/** Makes addresses as they are served out of routes with or without the base URL; a hash stays as it is. */
export function useAddress(): (to: string) => string {
  const { baseUrl, trailingSlash } = useDocusaurusContext().siteConfig;
  const { withBaseUrl } = useBaseUrlUtils();
  return (to) => (to.startsWith("#") ? to : applyTrailingSlash(withBaseUrl(to), { baseUrl, trailingSlash }));
}

/** A press that asks for a new tab or window, or that somebody has answered already, is left to the browser. */
function isPlain(event: MouseEvent): boolean {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** The current address once more takes the place of its own entry in the history, as a browser does it. */
function go(event: MouseEvent<HTMLAnchorElement>, router: Router): void {
  event.preventDefault();
  const { pathname, search, hash } = event.currentTarget;
  const address = pathname + search + hash;
  if (address === router.address()) router.replace(address);
  else router.push(address);
}
