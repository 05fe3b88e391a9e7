import type { ProductIdentity } from "../product";

/**
 * One address that only sends elsewhere. `from` is a route; `to` a route or an absolute https address.
 * A page that moved sends to a route, and the hash goes along; a page that is no more sends to a place (`/new#heading`).
 */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/**
 * Fixed redirects of the site. The alias routes under `/ipa` and `/docs` are derived from the pages and from these.
 * A redirect stays for good: the ledger (`urls.ledger`) holds its address.
 */
export function redirectsOf(product: ProductIdentity): readonly Redirect[] {
  return [
    { from: "/slack-url", to: product.links.chat },
    { from: "/how-to/networks-concept", to: "/how-to/networks" },
  ];
}
