import type { ReactNode } from "react";
import { CodeFrame } from "./CodeFrame";
import { CodePane } from "./CodePane";
import type { CodeProps } from "./panels";

/** One code block. */
export function CodeSingle(code: CodeProps): ReactNode {
  const { title, tag, label, output } = code;
  return (
    <CodeFrame title={title} tag={tag} label={label} output={output}>
      <CodePane {...code} />
    </CodeFrame>
  );
}
