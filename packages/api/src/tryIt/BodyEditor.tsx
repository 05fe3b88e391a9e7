import { translate } from "@docusaurus/Translate";
import { useId, useMemo, type ReactNode } from "react";
import type { Body } from "../openapi/mock/operation";
import { readJson } from "../openapi/schema/jsonText";
import { useDebounced } from "docusaurus-theme-waymark/ui/useDebounced";
import fields from "docusaurus-theme-waymark/reference/Field.module.css";
import styles from "./TryIt.module.css";

interface Props {
  readonly body: Body;
  readonly required: boolean;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** Limits of the height of the editor. */
const MIN_LINES = 5;
const MAX_LINES = 18;

/** Labels by the kind of the body; the fields of a form are edited as JSON too. */
const LABELS = {
  json: translate({ id: "tryIt.requestBodyAsJson", message: "Request body, as JSON" }),
  form: translate({ id: "tryIt.fieldsOfTheFormAsJson2", message: "Form fields, as JSON" }),
  multipart: translate({
    id: "tryIt.fieldsOfTheFormAsJson",
    message: "Form fields, as JSON; files are sent empty",
  }),
  text: translate({ id: "tryIt.requestBody", message: "Request body" }),
} as const;

/** An editor for a body, which is validated while the reader types; a file is sent without one. */
export function BodyEditor(props: Props): ReactNode {
  const { kind, mediaType } = props.body;
  if (kind === "file")
    return (
      <p>
        {translate(
          {
            id: "tryIt.theSimulationSendsAnEmptyFile",
            message: "The simulation sends an empty file of the type {mediaType}.",
          },
          { mediaType },
        )}
      </p>
    );
  return <TextEditor {...props} label={LABELS[kind]} />;
}

function TextEditor({
  body,
  required,
  label,
  text,
  onChange,
}: Props & { readonly label: string }): ReactNode {
  const id = useId();
  const mistakes = useMemo(() => bodyMistakes(body, required, text), [body, required, text]);
  const announcement = useDebounced(mistakes.join(" "));
  const lines = text.split("\n").length;
  return (
    <div className={fields.field}>
      <label htmlFor={id}>{label}</label>
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
        {mistakes.length === 0 && (
          <li>{translate({ id: "tryIt.theBodyFitsTheSchema", message: "The body matches the schema." })}</li>
        )}
        {mistakes.map((mistake) => (
          <li key={mistake}>{mistake}</li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  );
}

/** Maximum number of mistakes in the list. */
const MAX_MISTAKES = 20;

/** The mistakes in the text of a body, one sentence each, beginning with a JSON pointer; empty for a valid body. */
function bodyMistakes({ check, kind }: Body, required: boolean, text: string): string[] {
  if (text.trim() === "")
    return required
      ? [translate({ id: "tryIt.theOperationNeedsABody", message: "The operation needs a body." })]
      : [];
  if (kind === "text") return [];
  const read = readJson(text);
  if ("problem" in read) return [read.problem];
  const mistakes = check(read.value);
  const shown = mistakes
    .slice(0, MAX_MISTAKES)
    .map(
      ({ pointer, message }) =>
        `${pointer === "" ? translate({ id: "tryIt.theBody", message: "The body" }) : pointer} ${message}`,
    )
    .map((sentence) => (/[.?!]$/.test(sentence) ? sentence : `${sentence}.`));
  const more = mistakes.length - shown.length;
  return more > 0
    ? [...shown, translate({ id: "tryIt.andMore", message: "And {more} more." }, { more })]
    : shown;
}
