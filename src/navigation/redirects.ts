import type { Redirect } from "../lib/redirect";
import type { ProductIdentity } from "../product";
import { HANDBOOK_REDIRECTS } from "./handbook";

/** Leads to the chat, if the identity has one. */
export const CHAT_ROUTE = "/slack-url";

/**
 * The redirects of the site. The build adds alias routes under `/ipa` and `/docs` for them and for all pages. A redirect must
 * not be removed: its address is in the ledger (`urls.ledger`).
 */
export function redirectsOf(product: ProductIdentity): readonly Redirect[] {
  return [
    ...(product.links.chat === undefined ? [] : [{ from: CHAT_ROUTE, to: product.links.chat }]),
    { from: "/how-to/networks-concept", to: "/how-to/networks" },
    ...HANDBOOK_REDIRECTS,
  ];
}
