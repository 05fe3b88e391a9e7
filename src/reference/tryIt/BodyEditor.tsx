import { useId, useMemo, type ReactNode } from "react";
import type { MockOperation } from "../../openapi/mock/operation";
import { useDebounced } from "../../ui/useDebounced";
import { bodyMistakes } from "./bodyMistakes";
import fields from "../Field.module.css";
import styles from "./TryIt.module.css";

interface Props {
  readonly body: NonNullable<MockOperation["body"]>;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** Milliseconds without a change before mistakes are spoken, so that they do not interrupt typing. */
const SPEAK_DELAY = 600;

/** Height of the editor in lines. */
const MIN_LINES = 5;
const MAX_LINES = 18;

/** The JSON of a body, checked against its schema as the reader types. */
export function BodyEditor({ body, text, onChange }: Props): ReactNode {
  const id = useId();
  const mistakes = useMemo(() => bodyMistakes(body, text), [body, text]);
  const spoken = useDebounced(mistakes.join(" "), SPEAK_DELAY);
  const lines = text.split("\n").length;
  return (
    <div className={fields.field}>
      <label htmlFor={id}>Request body, as JSON</label>
      <textarea
        id={id}
        className={fields.input}
        value={text}
        rows={Math.max(MIN_LINES, Math.min(MAX_LINES, lines))}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={mistakes.length > 0}
        aria-describedby={`${id}m`}
        onChange={(event) => onChange(event.target.value)}
      />
      <ul id={`${id}m`} className={styles.mistakes} data-fits={mistakes.length === 0 ? "" : undefined}>
        {mistakes.length === 0 && <li>The body fits the schema.</li>}
        {mistakes.map((mistake) => (
          <li key={mistake}>{mistake}</li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </div>
  );
}
