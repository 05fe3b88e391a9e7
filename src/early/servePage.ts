/** Makes the controls of a page work by their markup, with or without the application. */
import { watchDrawer } from "../layout/sideNav/drawer";
import { followPage } from "../layout/sideNav/menu";
import { fillReport } from "../layout/pageFooter/report";
import { followHeadings } from "../layout/rightColumn/activeHeading";
import { followScroll } from "../layout/topBar/scrollProgress";
import { followTheme } from "../layout/topBar/theme";
import { SEARCH_BUTTON } from "../lib/searchUse";
import { tabChoiceKey } from "../lib/tabChoice";
import { type PageTabs, serveTabs } from "../mdx/code/tabs";
import { explainTerms } from "../mdx/terms";
import { shortcutNames } from "../search/dialog/shortcut";
import { offerWrap } from "../ui/wrapCode";
import { serveControls } from "./controls";
import type { Queue } from "./queue";

/** Place of the theme in local storage. */
export function themeKey(namespace: string): string {
  return `theme${namespace}`;
}

/**
 * Serves the page from now on.
 *
 * @param namespace suffix of storage keys that keeps sites on one origin apart
 * @param queue where controls wait that only the application serves
 * @param pressed controls that were pressed before
 */
export function servePage(namespace: string, queue: Queue, pressed: readonly HTMLElement[]): void {
  const tabs = serveTabs(tabChoiceKey(namespace));
  followTheme(themeKey(namespace));
  followScroll();
  followPage();
  followHeadings();
  watchDrawer();
  explainTerms();
  nameShortcut(document.querySelector(SEARCH_BUTTON));
  serveControls({ themeKey: themeKey(namespace), tabs, queue }, pressed);
  window.addEventListener("keydown", (event) => pressTab(tabs, event), { capture: true });
  for (const sign of ["pointerover", "focusin"])
    for (const listener of [offerWrap, fillReport])
      window.addEventListener(sign, listener, { passive: true });
}

/** Writes the platform's shortcut on the search button. */
function nameShortcut(button: HTMLElement | null): void {
  const { printed, spoken } = shortcutNames(navigator.userAgent);
  const hint = button?.querySelector("kbd");
  if (hint) hint.textContent = printed;
  button?.setAttribute("aria-keyshortcuts", spoken);
}

/** Keys of tabs. */
function pressTab(tabs: PageTabs, event: KeyboardEvent): void {
  if (!tabs.press(event)) return;
  event.preventDefault();
  event.stopPropagation();
}
