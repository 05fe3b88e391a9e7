import { SkipToContentFallbackId } from "@docusaurus/theme-common";
import type { MouseEvent, ReactNode } from "react";
import { focusOnce } from "../../lib/arrival";

/** First in the tab order; leads past menus into the page. Without scripts it is a plain link. */
export function SkipLink(): ReactNode {
  return (
    <div role="region" aria-label={LABEL}>
      <a className="skip-link" href={`#${SkipToContentFallbackId}`} onClick={enterPage}>
        {LABEL}
      </a>
    </div>
  );
}

const LABEL = "Skip to main content";

function enterPage(event: MouseEvent): void {
  const main = document.querySelector("main");
  if (!main) return;
  event.preventDefault();
  focusOnce(main);
  main.scrollIntoView();
}
