/**
 * The script of every page. It makes the page's controls work by their markup, before the application is there and after:
 * the application only renders them. At the first sign of intent it fetches the application; what only that can do waits
 * in a queue.
 */
import { watchDrawer } from "../layout/sideNav/drawer";
import { followPage } from "../layout/sideNav/menu";
import { followHeadings } from "../layout/rightColumn/activeHeading";
import { followScroll } from "../layout/topBar/scrollProgress";
import { followTheme } from "../layout/topBar/theme";
import { tabChoiceKey } from "../lib/tabChoice";
import { serveTabs } from "../mdx/code/tabs";
import { explainTerms } from "../mdx/terms";
import { SEARCH_BUTTON } from "../lib/searchUse";
import { shortcutNames } from "../search/dialog/shortcut";
import { offerWrap } from "../ui/wrapCode";
import { loadAtIntent } from "./application";
import { serveControls } from "./controls";
import { takeEarlyEvents } from "./earlyEvents";
import { createQueue } from "./queue";

/** Suffix of storage keys that keeps sites on one origin apart; the build fills it in. */
declare const STORAGE_NAMESPACE: string;

const recorded = takeEarlyEvents();
const themeKey = `theme${STORAGE_NAMESPACE}`;
const tabs = serveTabs(tabChoiceKey(STORAGE_NAMESPACE));
const queue = createQueue();

followTheme(themeKey);
followScroll();
followPage();
followHeadings();
watchDrawer();
explainTerms();
nameShortcut(document.querySelector(SEARCH_BUTTON));
serveControls({ themeKey, tabs, queue }, recorded.controls);
window.addEventListener("keydown", onKeyDown, { capture: true });
for (const sign of ["pointerover", "focusin"]) window.addEventListener(sign, offerWrap, { passive: true });
loadAtIntent(recorded.sign, queue.fail);

/** Writes the platform's shortcut on the search button. */
function nameShortcut(button: HTMLElement | null): void {
  const { printed, spoken } = shortcutNames(navigator.userAgent);
  const hint = button?.querySelector("kbd");
  if (hint) hint.textContent = printed;
  button?.setAttribute("aria-keyshortcuts", spoken);
}

/** Keys of tabs. */
function onKeyDown(event: KeyboardEvent): void {
  if (!tabs.press(event)) return;
  event.preventDefault();
  event.stopPropagation();
}
