/**
 * Change: rewritten; renders code that `packages/theme/src/plugins/markdown/code` has highlighted, with our bar and copy button.
 * Reason: the stock component highlights in the browser, and renders again after hydration.
 * Upstream: @docusaurus/theme-classic CodeBlock (eject).
 */
import { Children, type ReactNode } from "react";
import { CodeSingle } from "docusaurus-theme-waymark/mdx/code/CodeSingle";
import type { CodeProps } from "docusaurus-theme-waymark/mdx/code/panels";

interface Props extends CodeProps {
  /** `language-…` on code of stock components. */
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

/** Joins strings and removes the final line break of a fence; other children are returned unchanged. */
function plainText(children: ReactNode): ReactNode {
  const parts = Children.toArray(children);
  return parts.every((part) => typeof part === "string") ? parts.join("").replace(/\n$/, "") : children;
}
