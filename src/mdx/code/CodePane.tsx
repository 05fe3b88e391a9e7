import type { ReactNode } from "react";
import { codeName, type CodeProps } from "./panels";
import styles from "./Code.module.css";

/** The code itself. It scrolls sideways, so it takes focus and has a name; `html` comes escaped from the build. */
export function CodePane(code: CodeProps): ReactNode {
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
          dangerouslySetInnerHTML={{ __html: code.html }}
          // The reader's values may stand in it already; `src/reference/showValues.ts` fills them in.
          suppressHydrationWarning
        />
      )}
    </pre>
  );
}
