import { Fragment, lazy, Suspense, useRef, useState, type ReactNode } from "react";
import { READER_VALUES, type ValueName } from "../facts/readerValues";
import { formOf } from "../lib/readerValues";
import type { UsedValues } from "./useUsedValues";
import styles from "./ReaderLine.module.css";

const ReaderPanel = lazy(() => import("./ReaderPanel"));

interface Props {
  /** What the page uses, with the text that stands for it there; secrets and what has no text show their label only. */
  readonly uses: UsedValues;
  /** The release that brought everything on the page, where it is newer than the oldest one. */
  readonly since?: string | undefined;
}

/**
 * Says below the title which values a page uses, and opens the panel in which the reader sets them. Nothing without scripts.
 * A reader of an older release than the page is about is told so; nobody else sees that sentence.
 */
export function ReaderLine({ uses, since }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const names = Object.keys(uses) as ValueName[];
  const close = (): void => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <div data-reader-line data-search="skip" data-markdown-ignore="">
      {since && (
        <p className={styles.newer} data-since={since}>
          Everything on this page came with release {since}.
        </p>
      )}
      <div className={styles.line}>
        Values on this page:{" "}
        {names.map((name) => (
          <Fragment key={name}>
            <span className={styles.value}>
              {READER_VALUES[name].label.toLowerCase()}
              <Shown name={name} text={uses[name]} />
            </span>{" "}
          </Fragment>
        ))}
        <button
          ref={opener}
          type="button"
          className={styles.open}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          Set your values
        </button>
      </div>
      {isOpen && (
        <Suspense>
          <ReaderPanel uses={names} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

/** What stands in the code. The reader's value may stand here already when React arrives. */
function Shown({ name, text }: { readonly name: ValueName; readonly text: string | undefined }): ReactNode {
  if (text === undefined || READER_VALUES[name].kind === "secret") return null;
  return (
    <>
      {" "}
      <var data-var={formOf(name, "raw")} suppressHydrationWarning>
        {text}
      </var>
    </>
  );
}
