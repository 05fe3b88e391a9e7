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
import { codeChoiceKey } from "../lib/codeChoice";
import { createCodeTabs } from "../mdx/code/tabs";
import { isSearchShortcut } from "../search/dialog/shortcut";
import { loadAtIntent } from "./application";
import { serveControls } from "./controls";
import { SEARCH, takeKept } from "./kept";
import { createQueue } from "./queue";
import { isSearching, nameShortcut, openEarlySearch } from "./search";

/** Suffix of storage keys that keeps sites on one origin apart; the build fills it in. */
declare const STORAGE_NAMESPACE: string;

const kept = takeKept();
const themeKey = `theme${STORAGE_NAMESPACE}`;
const codeTabs = createCodeTabs(codeChoiceKey(STORAGE_NAMESPACE));
const queue = createQueue();

followTheme(themeKey);
followScroll();
followPage();
followHeadings();
watchDrawer();
nameShortcut(document.querySelector(SEARCH));
serveControls({ themeKey, codeTabs, openSearch, queue }, kept.controls);
window.addEventListener("keydown", onKeyDown, { capture: true });
loadAtIntent(kept.sign, queue.fail);
if (kept.query !== null) openSearch(kept.query);

function openSearch(query?: string): void {
  if (isSearching()) return;
  openEarlySearch(query);
  // Closed in the meantime: the wish was taken back.
  queue.add(() => {
    if (isSearching()) document.querySelector<HTMLElement>(SEARCH)?.click();
  });
}

/** Keys of tabs, and the shortcut of search until the application knows it. */
function onKeyDown(event: KeyboardEvent): void {
  if (!queue.isOver() && isSearchShortcut(event)) openSearch();
  else if (!codeTabs.press(event)) return;
  event.preventDefault();
  event.stopPropagation();
}
