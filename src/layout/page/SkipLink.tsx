import { SkipToContentFallbackId } from "@docusaurus/theme-common";
import type { MouseEvent, ReactNode } from "react";
import { focusOnce } from "../../lib/arrival";

/** The skip link, first in the tab order: moves focus past the menus to the content. Without scripts it is a plain link. */
export function SkipLink(): ReactNode {
  return (
    <div role="region" aria-label={LABEL}>
      <a className="skip-link" href={`#${SkipToContentFallbackId}`} onClick={focusMain}>
        {LABEL}
      </a>
    </div>
  );
}

const LABEL = "Skip to main content";

function focusMain(event: MouseEvent): void {
  const main = document.querySelector("main");
  if (!main) return;
  event.preventDefault();
  focusOnce(main);
  main.scrollIntoView();
}
