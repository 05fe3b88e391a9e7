import type { ReactNode, RefObject } from "react";
import styles from "./CoverageNotice.module.css";

interface Props {
  readonly onRetry: () => void;
  readonly input: RefObject<HTMLInputElement | null>;
}

/** Says that only titles and headings were searched, because the prose of the pages did not load. */
export function CoverageNotice({ onRetry, input }: Props): ReactNode {
  const retry = (): void => {
    input.current?.focus();
    onRetry();
  };
  return (
    <p aria-live="polite" className={styles.notice}>
      Only titles and headings were searched: the full text did not load.{" "}
      <button type="button" className={styles.retry} onClick={retry}>
        Try again
      </button>
    </p>
  );
}
