import { useHistory } from "@docusaurus/router";
import useBrokenLinks from "@docusaurus/useBrokenLinks";
import { useBaseUrlUtils } from "@docusaurus/useBaseUrl";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { applyTrailingSlash } from "@docusaurus/utils-common";
import { createContext, useContext, type ComponentProps, type MouseEvent, type ReactNode } from "react";

type History = ReturnType<typeof useHistory>;

const HistoryContext = createContext<History | null>(null);

/** The router's history without the address at hand; null where no host is above, and links are left to the browser. */
export function useSiteHistory(): History | null {
  return useContext(HistoryContext);
}

/** Lets the links below it change the page without loading the site anew. */
export function SiteLinkHost({ children }: { readonly children: ReactNode }): ReactNode {
  return <HistoryContext value={useHistory()}>{children}</HistoryContext>;
}

type AnchorProps = Omit<ComponentProps<"a">, "href" | "target">;

interface Props extends AnchorProps {
  /** Route with or without the base URL, or a hash of the page at hand. */
  readonly to: string;
}

/**
 * A link to a page of this site, or to a place on the page. It does what the stock link does (base URL, trailing slash,
 * check for broken links, fetching ahead) without depending on the address at hand: a page has hundreds of links, and
 * none of them has to be drawn anew when the reader goes elsewhere.
 */
export function SiteLink({ to, ...props }: Props): ReactNode {
  const href = useAddress()(to);
  useBrokenLinks().collectLink(href);
  return href.startsWith("#") ? <a href={href} {...props} /> : <PageLink href={href} {...props} />;
}

/** A link to a page of this site whose address is known to exist and stands as it is served. */
export function PageLink({ href, onClick, ...props }: AnchorProps & { readonly href: string }): ReactNode {
  const history = useSiteHistory();
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (history && isPlain(event)) go(event, history);
  };
  return <a {...props} href={href} onClick={follow} onMouseEnter={fetchAhead} onTouchStart={fetchAhead} />;
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

/** The address at hand once more takes the place of its own entry in the history, as a browser does it. */
function go(event: MouseEvent<HTMLAnchorElement>, history: History): void {
  event.preventDefault();
  const { pathname, search, hash } = event.currentTarget;
  const address = pathname + search + hash;
  if (address === history.createHref(history.location)) history.replace(address);
  else history.push(address);
}

function fetchAhead({ currentTarget }: { readonly currentTarget: HTMLAnchorElement }): void {
  void window.docusaurus.preload(currentTarget.pathname);
}
