import type { ReactNode } from "react";
import { samplePlacesOf } from "../product/samplePlaces";
import { useProduct } from "../sections/useProduct";
import { Field } from "./Field";
import { useReaderForm } from "./useReaderForm";
import { useReaderValues } from "./useReaderValues";
import styles from "./ReaderPanel.module.css";

/** Lets a reader put the own server and token into every sample of the API reference. Nothing without scripts. */
export function ReaderPanel(): ReactNode {
  const { baseUrl, tokenVariable } = samplePlacesOf(useProduct());
  const values = useReaderValues();
  return (
    <details className={styles.panel} data-search="skip">
      <summary className={styles.summary}>
        <span className={styles.lead}>Samples call</span>
        {/* The head script has already filled in the reader's server. */}
        <span className={styles.url} data-base-url="" suppressHydrationWarning>
          {values.baseUrl ?? baseUrl}
        </span>
        {values.token !== undefined && <span className={styles.lead}>with your token</span>}
        <span className={styles.change}>Change</span>
      </summary>
      <ReaderForm defaultUrl={baseUrl} tokenVariable={tokenVariable} />
    </details>
  );
}

interface FormProps {
  readonly defaultUrl: string;
  readonly tokenVariable: string;
}

/** `method="dialog"`: even a browser that submits before React arrives goes nowhere. */
function ReaderForm({ defaultUrl, tokenVariable }: FormProps): ReactNode {
  const { baseUrl, token, errors, spoken, apply, reset } = useReaderForm();
  return (
    <form
      method="dialog"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <Field
        label="Base URL"
        field={baseUrl}
        error={errors.baseUrl}
        placeholder={defaultUrl}
        hint="Scheme, host and port of your own server. Empty means the cloud. This browser remembers it."
      />
      <Field
        label="Access token"
        field={token}
        error={errors.token}
        placeholder={`read from ${tokenVariable}`}
        hint="Shown in the samples until you reload or leave. It is never stored and never sent."
      />
      <div className={styles.actions}>
        <button type="submit" className={styles.apply}>
          Use in samples
        </button>
        <button type="button" className={styles.reset} onClick={reset}>
          Reset
        </button>
        <span role="status" className={styles.spoken}>
          {spoken}
        </span>
      </div>
    </form>
  );
}
