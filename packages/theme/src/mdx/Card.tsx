import clsx from "clsx";
import type { ReactNode } from "react";
import type { CardIconName } from "./cardIconNames";
import { CARD_ICONS } from "./cardIcons";
import styles from "./Cards.module.css";
import { ProseLink } from "./prose/ProseLink";

interface Props {
  readonly title: string;
  /** Route or address. */
  readonly href: string;
  readonly icon?: CardIconName;
  /** One line. */
  readonly children?: ReactNode;
}

/** A tile that links to a page. The title is the only link, stretched over the tile by CSS. */
export default function Card({ title, href, icon, children }: Props): ReactNode {
  return (
    <li className={styles.card}>
      {icon !== undefined && <CardIcon name={icon} />}
      <div className={styles.text}>
        <ProseLink className={clsx(styles.link)} to={href}>
          {title}
        </ProseLink>
        <div className={styles.line}>{children}</div>
      </div>
    </li>
  );
}

function CardIcon({ name }: { readonly name: CardIconName }): ReactNode {
  const Icon = CARD_ICONS[name];
  return (
    <span className={styles.icon}>
      <Icon aria-hidden="true" />
    </span>
  );
}
