/**
 * The router of the site. No other module may import it (the linter checks that), so that a change of the router is a change
 * of this file. UPGRADING.md says what changes with React Router 8.
 */
import { useHistory, useLocation } from "@docusaurus/router";
import { useMemo } from "react";
import { LEAVING } from "../protocol/attributes";

/** Path, query (`?…`), hash (`#…`) and key of the current page. A component that calls it renders again at every change. */
export { useLocation };

/** Client navigation. Addresses are paths on the server: they begin with the base URL. */
export interface Router {
  /** Goes to an address. If the browser is already leaving for another page, it loads the address itself. */
  readonly push: (address: string) => void;
  /** Goes to an address, which replaces the current entry of the history. */
  readonly replace: (address: string) => void;
  /** Path, query and hash of the current page, at the time of the call. */
  readonly address: () => string;
  /** True if the current page was reached by client navigation, without a hash. */
  readonly followedToTop: () => boolean;
}

/** The router; the same object on every page. */
export function useRouter(): Router {
  const history = useHistory();
  return useMemo(
    () => ({
      push: (address) => {
        if (document.documentElement.hasAttribute(LEAVING)) window.location.assign(address);
        else history.push(address);
      },
      replace: (address) => history.replace(address),
      address: () => history.createHref(history.location),
      followedToTop: () => history.action === "PUSH" && history.location.hash === "",
    }),
    [history],
  );
}
