import { translate } from "@docusaurus/Translate";
import type { ProductIdentity } from "../product";
import { homeOf, PARTS, type SectionId } from "../sections";

/** A link of the top bar. `href` is a route that starts with `/`, or an absolute address. */
export interface TopLink {
  readonly label: string;
  readonly href: string;
  /** The section whose pages mark this link as current. */
  readonly section?: SectionId;
}

/** Links of the top bar in their fixed order. */
export function topLinksOf({ links }: ProductIdentity): readonly TopLink[] {
  return [
    { label: translate({ id: "topLinks.home", message: "Home" }), href: links.home },
    ...PARTS.map((section) => ({ label: section.label, href: homeOf(section), section: section.id })),
    { label: translate({ id: "topLinks.learn", message: "Learn" }), href: links.learn },
    {
      label: knownCodeHost(links.code) ?? translate({ id: "topLinks.source", message: "Source" }),
      href: links.code,
    },
    { label: translate({ id: "topLinks.support", message: "Support" }), href: "/slack-url" },
  ];
}

const CODE_HOSTS: Readonly<Record<string, string>> = { "github.com": "GitHub", "gitlab.com": "GitLab" };

/** Name of a well-known code host; undefined for others. */
export function knownCodeHost(address: string): string | undefined {
  return CODE_HOSTS[new URL(address).host];
}
