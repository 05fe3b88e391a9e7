import useBaseUrl from "@docusaurus/useBaseUrl";
import type { LucideIcon } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { isPlainClick } from "./keys";
import styles from "./PageLink.module.css";

interface Props {
  /** Route and hash, without the base URL. */
  readonly url: string;
  readonly icon: LucideIcon;
  readonly onGo: (href: string) => void;
  readonly children: ReactNode;
}

/** A link to a page of this site that goes there without a reload and closes the dialog. */
export function PageLink({ url, icon: Icon, onGo, children }: Props): ReactNode {
  const href = useBaseUrl(url);
  const onClick = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onGo(href);
  };
  return (
    <a className={styles.link} href={href} onClick={onClick}>
      <Icon className={styles.icon} aria-hidden="true" />
      <span className={styles.text}>{children}</span>
    </a>
  );
}
