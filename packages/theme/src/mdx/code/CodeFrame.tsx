import { translate } from "@docusaurus/Translate";
import clsx from "clsx";
import type { ReactNode } from "react";
import TryItButton from "@theme/TryItButton";
import { CopyButton } from "../../ui/CopyButton";
import { CodeBar, hasBar } from "./CodeBar";
import { outputLabel, type CodeProps } from "./panels";
import button from "../../ui/CopyButton.module.css";
import styles from "./Code.module.css";

interface Props extends Pick<CodeProps, "title" | "tag" | "label" | "output"> {
  /** Name of the group when the content begins with tabs. */
  readonly group?: string;
  /** Shows the button that tries the request of `tag` and `label`. */
  readonly tryIt?: boolean | undefined;
  readonly children: ReactNode;
}

/** The button that wraps long lines. `wrapCode.ts` shows it when a line is too long, and handles its clicks. */
function WrapButton(): ReactNode {
  return (
    <button
      type="button"
      className={clsx(button.button, styles.wrap)}
      data-act="wrap"
      aria-label={translate({ id: "code.wrapLongLines", message: "Wrap long lines" })}
      title={translate({ id: "code.wrapLongLines", message: "Wrap long lines" })}
      aria-pressed={false}
      hidden
      suppressHydrationWarning
    />
  );
}

/** The box around code: a bar, if it has content, and the copy button in the upper corner; nobody copies an output. */
export function CodeFrame({ group, tryIt, output, children, ...bar }: Props): ReactNode {
  const isHeaded = hasBar(bar);
  const isTabbed = group !== undefined;
  return (
    <div
      className={clsx(styles.frame, output && styles.output)}
      data-code-group={isTabbed ? "" : undefined}
      data-tabs={group}
      data-code=""
    >
      {isHeaded && (
        <div className={styles.bar} data-code-bar="">
          <CodeBar {...bar} />
          {tryIt && <TryItButton method={bar.tag ?? ""} path={bar.label ?? ""} />}
        </div>
      )}
      {output && (
        <div className={styles.outputLabel} data-search="skip">
          {outputLabel()}
        </div>
      )}
      {children}
      <WrapButton />
      {!output && <CopyButton className={clsx(styles.copy, !isHeaded && !isTabbed && styles.onCode)} />}
    </div>
  );
}
