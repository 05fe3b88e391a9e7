import type { ProductIdentity } from "./identity";

/** Hosts that pages may link to: those of the product's own addresses, and those that the identity adds. */
export function outboundHosts({ api, links, outbound }: ProductIdentity): ReadonlySet<string> {
  const own = [...Object.values<string>({ ...links }), api.url].map((address) => new URL(address).host);
  return new Set([...own, ...(outbound?.links ?? [])]);
}
