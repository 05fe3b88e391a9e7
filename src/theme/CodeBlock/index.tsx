/**
 * Change: ejected whole; draws code that `plugins/markdown/code` highlighted at build, with our bar and copy button.
 * Reason: the stock block highlights in the browser and rebuilds itself after hydration.
 * Upstream: @docusaurus/theme-classic CodeBlock (eject).
 */
import { Children, type ReactNode } from "react";
import { CodeSingle } from "@site/src/mdx/code/CodeSingle";
import type { CodeProps } from "@site/src/mdx/code/panels";

interface Props extends CodeProps {
  /** `language-…` on code that comes from stock components. */
  readonly className?: string;
}

export default function CodeBlock({ className, children, ...code }: Props): ReactNode {
  const language = code.language ?? /language-(\S+)/.exec(className ?? "")?.[1];
  return (
    <CodeSingle {...code} language={language}>
      {code.html === undefined ? plainText(children) : undefined}
    </CodeSingle>
  );
}

/** Strings as one text without the final line break that fences leave; elements as they are. */
function plainText(children: ReactNode): ReactNode {
  const parts = Children.toArray(children);
  return parts.every((part) => typeof part === "string") ? parts.join("").replace(/\n$/, "") : children;
}
