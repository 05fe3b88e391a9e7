import type { ReactNode } from "react";
import { fillPlaces } from "../../lib/apiVariables";
import { useReaderValues } from "../../reference/useReaderValues";
import { codeName, type CodeProps } from "./panels";
import styles from "./Code.module.css";

/** The code itself. It scrolls sideways, so it takes focus and has a name; `html` comes escaped from the build. */
export function CodePane(code: CodeProps): ReactNode {
  const values = useReaderValues();
  return (
    <pre
      className={styles.pre}
      tabIndex={0}
      role="group"
      aria-label={codeName(code)}
      data-language={code.language}
    >
      {code.html === undefined ? (
        <code className={styles.code}>{code.children}</code>
      ) : (
        <code
          className={styles.code}
          dangerouslySetInnerHTML={{ __html: fillPlaces(code.html, values) }}
          // The head script has already filled in the reader's server.
          suppressHydrationWarning
        />
      )}
    </pre>
  );
}
