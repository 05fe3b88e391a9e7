import Link from "@docusaurus/Link";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import clsx from "clsx";
import { Code, MessageCircle } from "lucide-react";
import { useSyncExternalStore, type ComponentProps, type ReactNode } from "react";
import { socialLinksOf, type SocialLink } from "docusaurus-waymark-core/navigation/socialLinks";
import { useProduct } from "docusaurus-waymark-core/sections/useProduct";
import { SiteLink } from "../../ui/SiteLink";
import button from "../../ui/IconButton.module.css";
import styles from "./SiteFooter.module.css";

const ICONS = { x: XMark, code: Code, chat: MessageCircle };

/** The footer of every page: copyright with the current year, and social links. */
export function SiteFooter(): ReactNode {
  const product = useProduct();
  const year = useCurrentYear();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.copyright}>
          © {year} {product.company}
        </p>
        <ul className={styles.social}>
          {socialLinksOf(product).map((link) => (
            <li key={link.label}>
              <Social link={link} />
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}

function Social({ link }: { readonly link: SocialLink }): ReactNode {
  const Icon = ICONS[link.icon];
  const props = {
    to: link.href,
    className: clsx(button.button),
    "aria-label": link.label,
    title: link.label,
    children: <Icon aria-hidden="true" />,
  };
  return link.href.startsWith("/") ? <SiteLink {...props} /> : <Link {...props} target="_self" />;
}

/** The logo of the network X in the stroke style of the icon library, which has no brands. */
function XMark(props: ComponentProps<"svg">): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      {...props}
    >
      <path d="M4 4h4.6L20 20h-4.6Z" />
      <path strokeLinecap="round" d="m4.5 20 6.6-7M19.5 4l-6.1 6.5" />
    </svg>
  );
}

const neverChanges = (): (() => void) => () => undefined;

/** The current year; the year of the build in the static HTML and during hydration. */
function useCurrentYear(): number {
  const { siteConfig } = useDocusaurusContext();
  return useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => siteConfig.customFields?.["buildYear"] as number,
  );
}
