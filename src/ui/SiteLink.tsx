import { useHistory } from "@docusaurus/router";
import useBrokenLinks from "@docusaurus/useBrokenLinks";
import { useBaseUrlUtils } from "@docusaurus/useBaseUrl";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { applyTrailingSlash } from "@docusaurus/utils-common";
import { createContext, useContext, type ComponentProps, type MouseEvent, type ReactNode } from "react";

type History = ReturnType<typeof useHistory>;

const HistoryContext = createContext<History | null>(null);

/** Lets the links below it change the page without loading the site anew. */
export function SiteLinkHost({ children }: { readonly children: ReactNode }): ReactNode {
  return <HistoryContext value={useHistory()}>{children}</HistoryContext>;
}

interface Props extends Omit<ComponentProps<"a">, "href" | "target"> {
  /** Route with or without the base URL, or a hash of the page at hand. */
  readonly to: string;
}

/**
 * A link to a page of this site, or to a place on the page. It does what the stock link does (base URL, trailing slash,
 * check for broken links, fetching ahead) without depending on the address at hand: a page has hundreds of links, and
 * none of them has to be drawn anew when the reader goes elsewhere.
 */
export function SiteLink({ to, onClick, ...props }: Props): ReactNode {
  const history = useContext(HistoryContext);
  const href = useAddress(to);
  useBrokenLinks().collectLink(href);
  if (href.startsWith("#")) return <a href={href} {...props} onClick={onClick} />;
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (history && isPlain(event)) go(event, history);
  };
  return <a {...props} href={href} onClick={follow} onMouseEnter={fetchAhead} onTouchStart={fetchAhead} />;
}

function useAddress(to: string): string {
  const { baseUrl, trailingSlash } = useDocusaurusContext().siteConfig;
  const { withBaseUrl } = useBaseUrlUtils();
  return to.startsWith("#") ? to : applyTrailingSlash(withBaseUrl(to), { baseUrl, trailingSlash });
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
