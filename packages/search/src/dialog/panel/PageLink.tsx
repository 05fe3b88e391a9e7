import type { LucideIcon } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { isPlainClick } from "docusaurus-waymark-core/lib/plainClick";
import type { Commands } from "./context";
import styles from "./PageLink.module.css";

interface Props {
  /** Route and hash, without the base URL. */
  readonly url: string;
  readonly icon: LucideIcon;
  readonly commands: Commands;
  readonly children: ReactNode;
}

/** A link to a page of this site that closes the dialog. */
export function PageLink({ url, icon: Icon, commands, children }: Props): ReactNode {
  const href = commands.hrefOf(url);
  const onClick = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    commands.go(href);
  };
  return (
    <a className={styles.link} href={href} onClick={onClick}>
      <Icon className={styles.icon} aria-hidden="true" />
      <span className={styles.text}>{children}</span>
    </a>
  );
}
