import { translate } from "@docusaurus/Translate";
import type { PropNavigationLink } from "@docusaurus/plugin-content-docs";
import clsx from "clsx";
import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { SiteLink } from "../../ui/SiteLink";
import styles from "./Neighbors.module.css";

interface Props {
  readonly previous: PropNavigationLink | undefined;
  readonly next: PropNavigationLink | undefined;
}

/** Links to the page before and after in the section's menu. */
export function Neighbors({ previous, next }: Props): ReactNode {
  if (!previous && !next) return null;
  return (
    <nav
      className={styles.neighbors}
      aria-label={translate({ id: "pageFooter.previousAndNextPage", message: "Previous and next page" })}
    >
      {previous && (
        <SiteLink className={clsx(styles.link)} to={previous.permalink} rel="prev">
          <span className={styles.way}>
            <ArrowLeft aria-hidden="true" /> {translate({ id: "pageFooter.previous", message: "Previous" })}
          </span>
          <span className={styles.title}>{previous.title}</span>
        </SiteLink>
      )}
      {next && (
        <SiteLink className={clsx(styles.link, styles.next)} to={next.permalink} rel="next">
          <span className={styles.way}>
            {translate({ id: "pageFooter.next", message: "Next" })} <ArrowRight aria-hidden="true" />
          </span>
          <span className={styles.title}>{next.title}</span>
        </SiteLink>
      )}
    </nav>
  );
}
