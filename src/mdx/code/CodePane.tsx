import type { ReactNode } from "react";
import { codeName, type CodeProps } from "./panels";
import styles from "./Code.module.css";

/** The code. It may scroll sideways, so it is focusable and has an accessible name. The build has escaped `html`. */
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
          // `src/reference/showValues.ts` may have inserted the reader's values before hydration.
          suppressHydrationWarning
        />
      )}
    </pre>
  );
}
