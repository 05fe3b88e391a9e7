import clsx from "clsx";
import { ArrowRight } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { SiteLink } from "docusaurus-theme-waymark/ui/SiteLink";
import styles from "./Hero.module.css";

interface Props {
  /** The page's h1. */
  readonly title: string;
  readonly primary: string;
  readonly primaryLabel: string;
  readonly secondary: string;
  readonly secondaryLabel: string;
  /** The drawing next to the text; the build imports it by the attribute `name`. */
  readonly drawing: ComponentType;
  readonly children: ReactNode;
}

/** Top of the home page: title, introduction, two links, and a drawing. */
export default function Hero({ title, drawing: Drawing, children, ...links }: Props): ReactNode {
  return (
    <div className={styles.hero}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.lead}>{children}</div>
        <p className={styles.links}>
          <SiteLink className={clsx(styles.link, styles.primary)} to={links.primary}>
            {links.primaryLabel}
            <ArrowRight aria-hidden="true" />
          </SiteLink>
          <SiteLink className={clsx(styles.link)} to={links.secondary}>
            {links.secondaryLabel}
          </SiteLink>
        </p>
      </div>
      <Drawing />
    </div>
  );
}
