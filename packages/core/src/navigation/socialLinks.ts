import type { ProductIdentity } from "../product/identity";
import { CHAT_ROUTE } from "../product/chat";
import { hasTarget, knownCodeHost, type OptionalLink } from "./topLinks";

/** A link in the footer of every page. */
export interface SocialLink {
  readonly label: string;
  readonly href: string;
  readonly icon: "x" | "code" | "chat";
}

/** Social links of the footer, in their fixed order, without those that the product does not have. */
export function socialLinksOf({ links, name }: ProductIdentity): readonly SocialLink[] {
  const all: readonly OptionalLink<SocialLink>[] = [
    { label: `${name} on X`, href: links.x, icon: "x" },
    { label: codeLabel(name, links.code), href: links.code, icon: "code" },
    { label: `${name} community chat`, href: links.chat && CHAT_ROUTE, icon: "chat" },
  ];
  return all.filter(hasTarget);
}

/** Label of the link to the code: with the name of a well-known host, otherwise "source code". */
function codeLabel(name: string, address: string): string {
  const host = knownCodeHost(address);
  return host === undefined ? `${name} source code` : `${name} on ${host}`;
}
