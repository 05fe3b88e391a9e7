import { translate } from "@docusaurus/Translate";
import type { MouseEvent, ReactNode } from "react";
import { focusOnce } from "docusaurus-waymark-core/browser/arrival";
import { SITE_MAIN_ID } from "docusaurus-waymark-core/protocol/ids";

/** The skip link, first in the tab order: moves focus past the menus to the content. Before hydration it is a plain link. */
export function SkipLink(): ReactNode {
  return (
    <div role="region" aria-label={LABEL}>
      <a className="skip-link" href={`#${SITE_MAIN_ID}`} onClick={focusMain}>
        {LABEL}
      </a>
    </div>
  );
}

const LABEL = translate({ id: "page.skipToMainContent", message: "Skip to main content" });

function focusMain(event: MouseEvent): void {
  const main = document.getElementById(SITE_MAIN_ID);
  if (!main) return;
  event.preventDefault();
  focusOnce(main);
  main.scrollIntoView();
}
