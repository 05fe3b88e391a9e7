import type { PropNavigationLink } from "@docusaurus/plugin-content-docs";
import type { ReactNode } from "react";
import { Feedback } from "./Feedback";
import { Neighbors } from "./Neighbors";
import styles from "./PageFooter.module.css";

interface Props {
  readonly previous: PropNavigationLink | undefined;
  readonly next: PropNavigationLink | undefined;
}

/** The foot of a page: feedback question, previous and next page. */
export function PageFooter({ previous, next }: Props): ReactNode {
  return (
    <footer className={styles.foot} data-search="skip">
      <Feedback />
      <Neighbors previous={previous} next={next} />
    </footer>
  );
}
