import { translate } from "@docusaurus/Translate";
import type { ReactNode } from "react";
import styles from "./KeyHints.module.css";

const HINTS = [
  {
    keys: ["↑", "↓"],
    spoken: translate({ id: "search.upAndDown", message: "Up and Down" }),
    does: translate({ id: "search.toMove", message: "to move" }),
  },
  {
    keys: ["↵"],
    spoken: translate({ id: "search.enter", message: "Enter" }),
    does: translate({ id: "search.toOpen", message: "to open" }),
  },
  {
    keys: ["esc"],
    spoken: translate({ id: "search.escape", message: "Escape" }),
    does: translate({ id: "search.toClose", message: "to close" }),
  },
] as const;

/** The dialog's keys; hidden on devices without a keyboard. */
export function KeyHints(): ReactNode {
  return (
    <ul className={styles.hints}>
      {HINTS.map(({ keys, spoken, does }) => (
        <li key={spoken} className={styles.hint}>
          {keys.map((key) => (
            <kbd key={key} className={styles.key} aria-hidden="true">
              {key}
            </kbd>
          ))}
          <span className="visually-hidden">{spoken}</span> {does}
        </li>
      ))}
    </ul>
  );
}
