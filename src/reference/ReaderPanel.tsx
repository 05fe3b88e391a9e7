import { X } from "lucide-react";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { READER_VALUES, VALUE_NAMES, type ValueName } from "../facts/readerValues";
import { showToast } from "../ui/toast";
import { Field } from "./Field";
import { useReaderForm } from "./useReaderForm";
import styles from "./ReaderPanel.module.css";

interface Props {
  /** Values that the page uses: they come first. */
  readonly uses: readonly ValueName[];
  readonly onClose: () => void;
}

/** The dialog in which a reader sets values for the code of all pages. Loaded when it is first opened. */
export default function ReaderPanel({ uses, onClose }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={title}
      onClose={onClose}
      // The content covers the whole dialog: a click on the element itself is a click beside it.
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <div className={styles.sheet}>
        <form method="dialog" className={styles.head}>
          <h2 id={title} className={styles.title}>
            Your values
          </h2>
          <button className={styles.close} aria-label="Close">
            <X aria-hidden="true" />
          </button>
        </form>
        <p className={styles.intro}>
          They take the place of the examples in the code of all pages, underlined. This browser remembers
          them, and nothing is sent. An empty field leaves the example.
        </p>
        <ReaderForm uses={uses} onDone={() => dialog.current?.close()} />
      </div>
    </dialog>
  );
}

interface FormProps {
  readonly uses: readonly ValueName[];
  readonly onDone: () => void;
}

function ReaderForm({ uses, onDone }: FormProps): ReactNode {
  const id = useId();
  const form = useReaderForm();
  const [spoken, setSpoken] = useState("");
  const others = VALUE_NAMES.filter((name) => !uses.includes(name));
  const apply = (): void => {
    const wrong = form.apply();
    setSpoken("");
    if (wrong !== undefined) {
      document.getElementById(id + wrong)?.focus();
      return;
    }
    onDone();
    showToast("info", "All pages now use your values.");
  };
  const fields = (legend: string, names: readonly ValueName[]): ReactNode => (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {names.map((name) => (
        <Field
          key={name}
          id={id + name}
          {...READER_VALUES[name]}
          text={form.texts[name] ?? ""}
          error={form.errors[name]}
          onText={(text) => form.type(name, text)}
          onLeave={() => form.check(name)}
        />
      ))}
    </fieldset>
  );
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      {fields("On this page", uses)}
      {others.length > 0 && fields("On other pages", others)}
      <div className={styles.actions}>
        <button type="submit" className={styles.apply}>
          Use these values
        </button>
        <button
          type="button"
          onClick={() => {
            form.clear();
            setSpoken("All pages are as published again.");
          }}
        >
          Clear all
        </button>
        <span role="status">{spoken}</span>
      </div>
    </form>
  );
}
