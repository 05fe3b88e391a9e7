import Link from "@docusaurus/Link";
import clsx from "clsx";
import { Code, MessageCircle } from "lucide-react";
import type { ReactNode } from "react";
import { socialLinksOf, type SocialLink } from "../../navigation/socialLinks";
import { useProduct } from "../../sections/useProduct";
import { XMark } from "../../ui/XMark";
import styles from "./SiteFooter.module.css";
import { useCurrentYear } from "./useCurrentYear";

const ICONS = { x: XMark, code: Code, chat: MessageCircle };

/** The foot of every page: copyright with the current year, and social links. */
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
  return (
    <Link
      className={clsx(styles.link)}
      to={link.href}
      target="_self"
      aria-label={link.label}
      title={link.label}
    >
      <Icon aria-hidden="true" />
    </Link>
  );
}
