import type { ReactNode } from "react";
import { MethodTag } from "../../ui/MethodTag";
import type { CodeProps } from "./panels";
import styles from "./Code.module.css";

type BarProps = Pick<CodeProps, "title" | "tag" | "label">;

/** True when the bar would not be empty. */
export function hasBar({ title, tag, label }: BarProps): boolean {
  return Boolean(title) || Boolean(tag) || Boolean(label);
}

/** Title, method and path of a code block, in one row. */
export function CodeBar({ title, tag, label }: BarProps): ReactNode {
  return (
    <>
      {title && <span className={styles.title}>{title}</span>}
      {hasBar({ tag, label }) && (
        <span className={styles.request}>
          {tag && <MethodTag method={tag} />}
          {label && (
            <span className={styles.path} translate="no">
              {label}
            </span>
          )}
        </span>
      )}
    </>
  );
}
