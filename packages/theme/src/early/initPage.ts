/** Adds the listeners of every control of a page. Controls are found by their markup, so the application is not needed. */
import { initDrawer } from "../layout/sideNav/drawer";
import { initMenu } from "../layout/sideNav/menu";
import { initPlaces } from "../layout/page/places";
import { initTarget } from "../layout/page/target";
import { trackActiveHeading } from "../layout/rightColumn/activeHeading";
import { trackScroll } from "../layout/topBar/scrollProgress";
import { syncTheme } from "../layout/topBar/theme";
import { SEARCH_BUTTON } from "docusaurus-waymark-core/protocol/attributes";
import { tabChoiceKey } from "docusaurus-waymark-core/values/tabChoice";
import { type PageTabs, initTabs } from "../mdx/code/tabs";
import { initTermTooltips } from "../mdx/terms";
import { shortcutNames } from "docusaurus-waymark-core/browser/shortcut";
import { watchCode } from "../ui/wrapCode";
import { initControls } from "./controls";
import type { Queue } from "./queue";

/** Key of the theme in local storage. */
export function themeKey(namespace: string): string {
  return `theme${namespace}`;
}

/**
 * Initializes the page's controls; call it once for each document.
 *
 * @param namespace suffix of storage keys that keeps sites on one origin apart
 * @param queue where presses wait that only the application handles
 */
export function initPage(namespace: string, queue: Queue): void {
  const tabs = initTabs(tabChoiceKey(namespace));
  syncTheme(themeKey(namespace));
  trackScroll();
  initPlaces();
  initTarget();
  initMenu();
  trackActiveHeading();
  initDrawer();
  initTermTooltips();
  showShortcut(document.querySelector(SEARCH_BUTTON));
  initControls({ themeKey: themeKey(namespace), tabs, queue });
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === "Escape") queue.cancel();
    pressTab(tabs, event);
  };
  window.addEventListener("keydown", onKey, { capture: true });
  watchCode();
}

/** Writes the shortcut of the reader's platform on the search button. */
function showShortcut(button: HTMLElement | null): void {
  const { printed, spoken } = shortcutNames(navigator.userAgent);
  const hint = button?.querySelector("kbd");
  if (hint) hint.textContent = printed;
  button?.setAttribute("aria-keyshortcuts", spoken);
}

/** Moves along the tabs by key (ARIA tabs pattern); other keys are left to the page. */
function pressTab(tabs: PageTabs, event: KeyboardEvent): void {
  if (!tabs.press(event)) return;
  event.preventDefault();
  event.stopPropagation();
}
