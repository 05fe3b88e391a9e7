import { translate } from "@docusaurus/Translate";
import { SlidersHorizontal } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { kindOf, READER_VALUES, type ValueName } from "docusaurus-waymark-core/facts/readerValues";
import { formOf } from "docusaurus-waymark-core/values/readerValues";
import type { UsedValues } from "./useUsedValues";
import { useOnDemand } from "./useOnDemand";
import actions from "../layout/rightColumn/PageActions.module.css";
import styles from "./ReaderValuesButton.module.css";

interface Props {
  /** The values of the page with their example texts. Secrets and values without an example are not shown. */
  readonly uses: UsedValues;
}

/** Opens the panel in which the reader sets values for the code of pages, and shows those that are set. Hidden without scripts. */
export function ReaderValuesButton({ uses }: Props): ReactNode {
  const { opener, Opened, open, close } = useOnDemand(() =>
    import("./ReaderPanel").then((loaded) => loaded.default),
  );
  const names = Object.keys(uses);
  return (
    <div className={`${styles.values} needs-script`}>
      <button ref={opener} type="button" className={actions.action} aria-haspopup="dialog" onClick={open}>
        <SlidersHorizontal aria-hidden="true" />
        {translate({ id: "values.setYourValues", message: "Set your values" })}
      </button>
      {names.map((name) => (
        <Fragment key={name}>
          {" "}
          <SetValue name={name} text={uses[name]} />
        </Fragment>
      ))}
      {Opened && <Opened uses={names} onClose={close} />}
    </div>
  );
}

/** A value that the reader has set; CSS hides one that is not set. `showValues.ts` may have inserted it before hydration. */
function SetValue({
  name,
  text,
}: {
  readonly name: ValueName;
  readonly text: string | undefined;
}): ReactNode {
  if (text === undefined || kindOf(name) === "secret") return null;
  return (
    <span className={styles.value}>
      {READER_VALUES[name]?.label}{" "}
      <var data-var={formOf(name, "raw")} suppressHydrationWarning>
        {text}
      </var>
    </span>
  );
}

/** A note that CSS hides for all readers but those who have set an older release: everything on the page came with `since`. */
export function NewerPage({ since }: { readonly since: string }): ReactNode {
  return (
    <p
      className={styles.newer}
      data-since={since}
      data-page-tools=""
      data-search="skip"
      data-markdown-ignore=""
    >
      {translate(
        {
          id: "values.everythingOnThisPageCameWith",
          message: "Everything on this page came with release {since}.",
        },
        { since },
      )}
    </p>
  );
}
