import { LoaderCircle, Search, X } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { IconButton } from "../../../ui/IconButton";
import { inputProps } from "./inputProps";
import type { Session, SessionState } from "./session";
import { isBlank } from "./view";
import styles from "./SearchField.module.css";

interface Props {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly session: Session;
  readonly state: SessionState;
  readonly onDismiss: () => void;
}

/** The head of the dialog: the query, and the ways to clear it and to close. */
export function SearchField({ input, session, state, onDismiss }: Props): ReactNode {
  const { query, status } = state.core;
  const clear = (): void => {
    session.clear();
    input.current?.focus();
  };
  return (
    <div className={styles.field}>
      <label {...session.api.getLabelProps()} className="visually-hidden">
        Search
      </label>
      <StatusIcon stalled={status === "stalled" && !isBlank(query)} />
      <input ref={input} {...inputProps(session, state)} className={styles.input} />
      {query !== "" && (
        <button type="button" className={styles.clear} onClick={clear}>
          Clear
        </button>
      )}
      <IconButton label="Close" className={styles.close} onClick={onDismiss}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}

function StatusIcon({ stalled }: { readonly stalled: boolean }): ReactNode {
  return stalled ? (
    <LoaderCircle className={styles.spinner} aria-hidden="true" />
  ) : (
    <Search className={styles.icon} aria-hidden="true" />
  );
}
