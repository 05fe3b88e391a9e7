import clsx from "clsx";
import type { ReactNode } from "react";
import { CARD_ICONS } from "./cardIcons";
import styles from "./Cards.module.css";
import { ProseLink } from "./prose/ProseLink";

interface Props {
  readonly title: string;
  /** Route or address. */
  readonly href: string;
  /** Name in `cardIcons.ts`. */
  readonly icon?: string;
  /** One line. */
  readonly children?: ReactNode;
}

/** A tile that links to a page. The title is the only link, stretched over the tile by CSS. */
export default function Card({ title, href, icon, children }: Props): ReactNode {
  return (
    <li className={styles.card}>
      {icon !== undefined && <CardIcon name={icon} card={title} />}
      <div className={styles.text}>
        <ProseLink className={clsx(styles.link)} to={href}>
          {title}
        </ProseLink>
        <div className={styles.line}>{children}</div>
      </div>
    </li>
  );
}

function CardIcon({ name, card }: { readonly name: string; readonly card: string }): ReactNode {
  const Icon = CARD_ICONS[name];
  if (!Icon) {
    const names = Object.keys(CARD_ICONS).join(", ");
    throw new Error(`<Card title="${card}"> asks for an icon "${name}". Fix: use one of ${names}.`);
  }
  return (
    <span className={styles.icon}>
      <Icon aria-hidden="true" />
    </span>
  );
}
