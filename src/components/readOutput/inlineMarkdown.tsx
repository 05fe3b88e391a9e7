import type { ReactNode } from "react";
import { InlineCode } from "docusaurus-theme-waymark/mdx/prose/plain";

/** Text with `code` and **strong** parts. Everything else stays text, whatever it contains. */
export function inlineMarkdown(text: string): ReactNode {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part, index) => {
    // Parts never move.
    if (/^`[^`]+`$/.test(part)) return <InlineCode key={index}>{part.slice(1, -1)}</InlineCode>;
    if (/^\*\*[^*]+\*\*$/.test(part)) return <strong key={index}>{part.slice(2, -2)}</strong>;
    return part;
  });
}
