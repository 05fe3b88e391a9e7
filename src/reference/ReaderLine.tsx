import { Fragment, type ReactNode } from "react";
import { kindOf, READER_VALUES, type ValueName } from "../facts/readerValues";
import { formOf } from "../lib/readerValues";
import type { UsedValues } from "./useUsedValues";
import { useOnDemand } from "./useOnDemand";
import styles from "./ReaderLine.module.css";

interface Props {
  /** The values of the page with their example texts. Secrets and values without an example show their label only. */
  readonly uses: UsedValues;
  /** Release that introduced everything on the page, if the oldest known release does not have it. */
  readonly since?: string | undefined;
}

/**
 * The line below the title that lists the values of a page and opens the panel in which the reader sets them. Hidden without
 * scripts. Readers who have set a release older than `since` see a note; CSS hides it for all others.
 */
export function ReaderLine({ uses, since }: Props): ReactNode {
  const { opener, Opened, open, close } = useOnDemand(() =>
    import("./ReaderPanel").then((loaded) => loaded.default),
  );
  const names = Object.keys(uses);
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
              {READER_VALUES[name]?.label.toLowerCase()}
              <Shown name={name} text={uses[name]} />
            </span>{" "}
          </Fragment>
        ))}
        <button ref={opener} type="button" className={styles.open} aria-haspopup="dialog" onClick={open}>
          Set your values
        </button>
      </div>
      {Opened && <Opened uses={names} onClose={close} />}
    </div>
  );
}

/** The text of a value. `showValues.ts` may have inserted the reader's value before hydration. */
function Shown({ name, text }: { readonly name: ValueName; readonly text: string | undefined }): ReactNode {
  if (text === undefined || kindOf(name) === "secret") return null;
  return (
    <>
      {" "}
      <var data-var={formOf(name, "raw")} suppressHydrationWarning>
        {text}
      </var>
    </>
  );
}
