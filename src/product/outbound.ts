import type { ProductIdentity } from "./identity";

/** Hosts that pages may link to: only those of the product's own addresses. */
export function outboundHosts({ api, links }: ProductIdentity): ReadonlySet<string> {
  return new Set([...Object.values<string>({ ...links }), api.url].map((address) => new URL(address).host));
}
