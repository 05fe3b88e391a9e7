import { useId, type ReactNode } from "react";
import styles from "./TryIt.module.css";

interface FieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: string;
  readonly placeholder?: string | undefined;
  /** Values that the browser offers; others may be typed. */
  readonly choices?: readonly string[];
  readonly onChange: (value: string) => void;
}

/** A text field with its label and hint. It has no name and the browser keeps nothing of it. */
export function TextField({
  label,
  hint,
  value,
  placeholder,
  choices = [],
  onChange,
}: FieldProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        className={styles.input}
        value={value}
        placeholder={placeholder}
        list={choices.length > 0 ? `${id}l` : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={hint ? `${id}h` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {choices.length > 0 && (
        <datalist id={`${id}l`}>
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
      {hint && (
        <p id={`${id}h`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  readonly parameters: readonly FieldParameter[];
  readonly values: ReadonlyMap<string, string>;
  readonly onChange: (values: ReadonlyMap<string, string>) => void;
}

/** What a field needs to know of its parameter. */
interface FieldParameter {
  readonly name: string;
  readonly required: boolean;
  readonly example: string | undefined;
  readonly choices: readonly string[];
}

/** The fields of the parameters of one kind; nothing when there are none. */
export function ParameterFields({ title, parameters, values, onChange }: GroupProps): ReactNode {
  if (parameters.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {parameters.map(({ name, required, example, choices }) => (
        <TextField
          key={name}
          label={name}
          value={values.get(name) ?? ""}
          placeholder={required || example === undefined ? undefined : `for example ${example}`}
          choices={choices}
          onChange={(value) => onChange(new Map(values).set(name, value))}
        />
      ))}
    </fieldset>
  );
}
