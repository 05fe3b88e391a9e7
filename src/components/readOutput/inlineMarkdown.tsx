import type { ReactNode } from "react";
import { InlineCode } from "docusaurus-theme-waymark/mdx/prose/plain";
import { SiteLink } from "docusaurus-theme-waymark/ui/SiteLink";

const PARTS = /(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\(\/[^)\s]*\))/;
const LINK = /^\[([^\]]+)\]\((\/[^)\s]*)\)$/;

/** Text with `code`, **strong** parts, and links to pages of the site. Everything else stays text, whatever it contains. */
export function inlineMarkdown(text: string): ReactNode {
  return text.split(PARTS).map((part, index) => {
    // Parts never move.
    if (/^`[^`]+`$/.test(part)) return <InlineCode key={index}>{part.slice(1, -1)}</InlineCode>;
    if (/^\*\*[^*]+\*\*$/.test(part)) return <strong key={index}>{part.slice(2, -2)}</strong>;
    const [, label, to] = LINK.exec(part) ?? [];
    if (label !== undefined && to !== undefined)
      return (
        <SiteLink key={index} to={to}>
          {label}
        </SiteLink>
      );
    return part;
  });
}
