import Link from "@docusaurus/Link";
import clsx from "clsx";
import type { ReactNode } from "react";
import { topLinksOf, type TopLink } from "docusaurus-waymark-core/navigation/topLinks";
import { useIsErrorFile } from "docusaurus-waymark-core/sections/errorFile";
import { useProduct } from "docusaurus-waymark-core/sections/useProduct";
import { useSection } from "docusaurus-waymark-core/sections/useSection";
import { SiteLink } from "../../ui/SiteLink";
import styles from "./TopLinks.module.css";

/** The list of top links, for the bar and for the drawer. */
export function TopLinks(): ReactNode {
  const product = useProduct();
  return (
    <ul className={styles.list}>
      {topLinksOf(product).map((link) => (
        <li key={link.label}>
          <Item link={link} />
        </li>
      ))}
    </ul>
  );
}

function Item({ link }: { readonly link: TopLink }): ReactNode {
  const section = useSection();
  const isErrorFile = useIsErrorFile();
  // The error file is built for all unknown addresses, of either section.
  const current = link.section === section.id && !isErrorFile;
  const props = { to: link.href, className: clsx(styles.link), children: link.label };
  if (!link.href.startsWith("/")) return <Link {...props} target="_self" />;
  return <SiteLink {...props} {...(current && { "aria-current": "true" })} />;
}
