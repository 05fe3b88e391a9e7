import clsx from "clsx";
import type { ReactNode } from "react";
import styles from "./PopoverMenu.module.css";

/** A link of the menu. */
export interface MenuLink {
  readonly label: string;
  /** Address with base URL. */
  readonly href: string;
  readonly current: boolean;
  /** Language of the label and of the linked page. */
  readonly lang?: string;
}

interface Props {
  /** Unique on the page. */
  readonly id: string;
  /** Accessible name of the button and of the list. */
  readonly label: string;
  readonly links: readonly MenuLink[];
  /** Content of the button. */
  readonly children: ReactNode;
}

/**
 * A button that opens a list of links (ARIA disclosure pattern). It works before hydration and without scripts: the browser
 * opens and closes it by the Popover API, on Escape and on a press elsewhere too. The links load whole pages, as they lead to other
 * builds of the site.
 */
export function PopoverMenu({ id, label, links, children }: Props): ReactNode {
  return (
    <div className={styles.menu}>
      <button
        type="button"
        className={clsx(styles.button)}
        popoverTarget={id}
        aria-label={label}
        title={label}
      >
        {children}
      </button>
      <ul id={id} popover="auto" className={styles.list} aria-label={label}>
        {links.map(({ label: text, href, current, lang }) => (
          <li key={href}>
            <a
              className={styles.link}
              href={href}
              {...(current && { "aria-current": "true" as const })}
              {...(lang !== undefined && { lang, hrefLang: lang })}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
