import { useId, type ReactNode, type RefObject } from "react";
import styles from "./ReaderPanel.module.css";

interface Props {
  readonly label: string;
  readonly hint: ReactNode;
  readonly error: string | undefined;
  readonly placeholder: string;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** A text field with its label, its hint and its error. It has no name: a browser could send nothing of it. */
export function Field({ label, hint, error, placeholder, field }: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        ref={field}
        id={id}
        type="text"
        className={styles.input}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? `${id}h` : `${id}e ${id}h`}
      />
      {error !== undefined && (
        <p id={`${id}e`} className={styles.error} role="alert">
          {error}
        </p>
      )}
      <p id={`${id}h`} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}
