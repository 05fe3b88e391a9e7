import type { ReactNode } from "react";
import styles from "./Field.module.css";

interface Props {
  /** Unique in the page. */
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Placeholder of the field. */
  readonly example?: string | undefined;
  /** Suggestions of the browser; other values can be typed. */
  readonly choices?: readonly string[];
  /** Values and their labels; then the field is a list to choose from. */
  readonly options?: readonly (readonly [value: string, label: string])[] | undefined;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Called when the field loses focus. */
  readonly onLeave?: () => void;
}

/** A text field with label, error and hint. It has no `name`, so that a form submission could never send its value. */
export function Field(props: Props): ReactNode {
  const { id, label, hint, error, example, choices = [], options, text, onText, onLeave } = props;
  const notes = [
    ...(error === undefined ? [] : [`${id}-error`]),
    ...(hint === undefined ? [] : [`${id}-hint`]),
  ];
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {options ? (
        <select
          id={id}
          className={styles.input}
          value={text}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
          aria-describedby={notes.join(" ") || undefined}
        >
          {options.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          type="text"
          className={styles.input}
          placeholder={example}
          value={text}
          list={choices.length > 0 ? `${id}-choices` : undefined}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
          onBlur={onLeave}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error !== undefined}
          aria-describedby={notes.join(" ") || undefined}
        />
      )}
      {choices.length > 0 && (
        <datalist id={`${id}-choices`}>
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A group of fields, in two columns on wide screens. */
export function FieldGroup({ title, children }: GroupProps): ReactNode {
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
