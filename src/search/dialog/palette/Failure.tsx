import { Unplug } from "lucide-react";
import type { ReactNode } from "react";
import type { SearchError } from "../../client";
import { errorText, errorTitle } from "./words";
import styles from "./Panel.module.css";

interface Props {
  readonly error: SearchError;
  readonly onRetry: () => void;
  readonly toField: () => void;
}

/** Says in plain words why search failed, each reason its own (SPEC section 8), and offers to try again. */
export function Failure({ error, onRetry, toField }: Props): ReactNode {
  const retry = (): void => {
    toField();
    onRetry();
  };
  return (
    <div className={styles.panel}>
      <div className={styles.failure}>
        <Unplug className={styles.failureIcon} aria-hidden="true" />
        <p className={styles.failureTitle}>{errorTitle(error)}</p>
        <p className={styles.failureText}>{withCode(errorText(error))}</p>
        <button type="button" className={styles.button} onClick={retry}>
          Try again
        </button>
      </div>
    </div>
  );
}

/** Messages put commands between backticks. */
function withCode(message: string): ReactNode {
  return message.split("`").map((part, place) => (place % 2 === 1 ? <code key={place}>{part}</code> : part));
}
