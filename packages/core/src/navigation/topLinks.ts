import { translate } from "@docusaurus/Translate";
import type { ProductIdentity } from "../product/identity";
import { CHAT_ROUTE } from "../product/chat";
import { homeOf, PARTS, type SectionId } from "../sections";

/** A link of the top bar. `href` is a route that starts with `/`, or an absolute address. */
export interface TopLink {
  readonly label: string;
  readonly href: string;
  /** The section whose pages mark this link as current. */
  readonly section?: SectionId;
}

/** Links of the top bar in their fixed order, without those that the product does not have. */
export function topLinksOf({ links }: ProductIdentity): readonly TopLink[] {
  const all: readonly OptionalLink<TopLink>[] = [
    { label: translate({ id: "topLinks.home", message: "Home" }), href: links.home },
    ...PARTS.map((section) => ({ label: section.label, href: homeOf(section), section: section.id })),
    { label: translate({ id: "topLinks.learn", message: "Learn" }), href: links.learn },
    {
      label: knownCodeHost(links.code) ?? translate({ id: "topLinks.source", message: "Source" }),
      href: links.code,
    },
    { label: translate({ id: "topLinks.support", message: "Support" }), href: links.chat && CHAT_ROUTE },
  ];
  return all.filter(hasTarget);
}

/** A link whose target is a field that an identity may lack. */
export type OptionalLink<Link extends { readonly href: string }> = Omit<Link, "href"> & {
  readonly href: string | undefined;
};

/** True for a link to a field that the identity has. */
export function hasTarget<Link extends { readonly href: string }>(
  link: OptionalLink<Link>,
): link is OptionalLink<Link> & Link {
  return link.href !== undefined;
}

const CODE_HOSTS: Readonly<Record<string, string>> = { "github.com": "GitHub", "gitlab.com": "GitLab" };

/** Name of a well-known code host; undefined for others. */
export function knownCodeHost(address: string): string | undefined {
  return CODE_HOSTS[new URL(address).host];
}
