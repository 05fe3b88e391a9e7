import clsx from "clsx";
import type { ReactNode } from "react";
import { TryItButton } from "../../reference/TryItButton";
import { CopyButton } from "../../ui/CopyButton";
import { CodeBar, hasBar } from "./CodeBar";
import type { CodeProps } from "./panels";
import button from "../../ui/CopyButton.module.css";
import styles from "./Code.module.css";

interface Props extends Pick<CodeProps, "title" | "tag" | "label"> {
  /** The content starts with a row of tabs, of groups of this name. */
  readonly group?: string;
  /** Offers to try the request of `tag` and `label`. */
  readonly tryIt?: boolean | undefined;
  readonly children: ReactNode;
}

/** Breaks long lines; `wrapCode.ts` shows it where there are any, and acts on it. */
function WrapButton(): ReactNode {
  return (
    <button
      type="button"
      className={clsx(button.button, styles.wrap)}
      data-act="wrap"
      aria-pressed={false}
      hidden
      suppressHydrationWarning
    >
      Wrap
    </button>
  );
}

/** The box around code: a bar only where there is something to say, and the copy button in its upper corner. */
export function CodeFrame({ group, tryIt, children, ...bar }: Props): ReactNode {
  const headed = hasBar(bar);
  const tabbed = group !== undefined;
  return (
    <div className={styles.frame} data-code-group={tabbed ? "" : undefined} data-tabs={group} data-code="">
      {headed && (
        <div className={styles.bar} data-code-bar="">
          <CodeBar {...bar} />
          {tryIt && <TryItButton method={bar.tag ?? ""} path={bar.label ?? ""} />}
        </div>
      )}
      {children}
      <WrapButton />
      <CopyButton className={clsx("needs-script", styles.copy, !headed && !tabbed && styles.onCode)} />
    </div>
  );
}
