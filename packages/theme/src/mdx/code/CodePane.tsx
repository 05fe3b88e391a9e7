import type { ReactNode } from "react";
import { codeName, type CodeProps } from "./panels";

/**
 * The code. The build has escaped `html`. While it scrolls sideways, `wrapCode.ts` makes it a tab stop, for which it has an
 * accessible name.
 */
export function CodePane(code: CodeProps): ReactNode {
  return (
    <pre
      role="group"
      aria-label={codeName(code)}
      data-language={code.language}
      data-wraps={code.wraps ? "" : undefined}
      translate="no"
      // The early script may have made it a tab stop before hydration.
      suppressHydrationWarning
    >
      {code.html === undefined ? (
        <code>{code.children}</code>
      ) : (
        <code
          dangerouslySetInnerHTML={{ __html: code.html }}
          // `packages/theme/src/reference/showValues.ts` may have inserted the reader's values before hydration.
          suppressHydrationWarning
        />
      )}
    </pre>
  );
}
