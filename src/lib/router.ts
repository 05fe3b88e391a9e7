/**
 * The site's router: the only module that imports it, so that another router is a change of this file
 * (UPGRADING.md says what React Router 8 will want here). The linter keeps everybody else out.
 */
import { useHistory, useLocation } from "@docusaurus/router";
import { useMemo } from "react";

/** Path, query (`?…`), hash (`#…`) and key of the current page. A component that calls it is rendered again at every change. */
export { useLocation };

/** Changes the page without reloading the site. Addresses begin with the base URL and are written as served. */
export interface Router {
  readonly push: (address: string) => void;
  /** Goes to an address that takes the place of the current one, so that Back skips this one. */
  readonly replace: (address: string) => void;
  /** Path, query and hash of the current page, at the time of the call. */
  readonly address: () => string;
  /** Whether the current page was reached by a link within the site, to its top. */
  readonly followedToTop: () => boolean;
}

/** The router; the same object for the whole visit. */
export function useRouter(): Router {
  const history = useHistory();
  return useMemo(
    () => ({
      push: (address) => history.push(address),
      replace: (address) => history.replace(address),
      address: () => history.createHref(history.location),
      followedToTop: () => history.action === "PUSH" && history.location.hash === "",
    }),
    [history],
  );
}
