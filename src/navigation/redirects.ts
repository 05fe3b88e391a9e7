import type { ProductIdentity } from "../product";

/** One address that only sends elsewhere. `from` is a route; `to` a route or an absolute https address. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Fixed redirects of the site. The `/ipa` alias routes are derived from the API pages themselves. */
export function redirectsOf(product: ProductIdentity): readonly Redirect[] {
  return [
    { from: "/slack-url", to: product.links.chat },
    { from: "/how-to/networks-concept", to: "/how-to/networks" },
  ];
}
