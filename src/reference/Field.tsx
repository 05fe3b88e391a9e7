import type { ReactNode } from "react";
import styles from "./ReaderPanel.module.css";

interface Props {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly example: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** The reader leaves the field. */
  readonly onLeave: () => void;
}

/** A text field with its label, its hint and its error. It has no name: a browser could send nothing of it. */
export function Field({ id, label, hint, error, example, text, onText, onLeave }: Props): ReactNode {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        className={styles.input}
        placeholder={example}
        value={text}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        onBlur={onLeave}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? `${id}-hint` : `${id}-error ${id}-hint`}
      />
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}
