/**
 * The early script: serves a static page until the application runs it, and fetches the application when the reader
 * shows that it will be needed. Controls act by their markup; what needs the application is done over again later.
 */
import { SITE_NAV_ID } from "../layout/sideNav/ids";
import { codeChoiceKey } from "../lib/codeChoice";
import { REVEALED } from "../lib/early";
import { revealActive } from "../lib/reveal";
import { settle, settleBeforePlaces } from "../lib/settle";
import { loadApplication } from "./application";
import { onClick } from "./clicks";
import { createControls } from "./controls";
import { createDrawer } from "./drawer";
import { onIntent } from "./intent";
import { SEARCH, takeKept } from "./kept";
import { onKeyDown } from "./keys";
import { createWaiting } from "./waiting";
import { followScroll } from "./scroll";
import { nameShortcut } from "./search";
import { createLanguages } from "./tabs";
import { followTheme } from "./theme";

/** Suffix of storage keys that keeps sites on one origin apart; the build fills it in. */
declare const STORAGE_NAMESPACE: string;

const kept = takeKept();
const ended = new AbortController();
const { signal } = ended;
const themeKey = `theme${STORAGE_NAMESPACE}`;
const languages = createLanguages(codeChoiceKey(STORAGE_NAMESPACE));
const drawer = createDrawer();
const waiting = createWaiting();
const controls = createControls({ themeKey, languages, drawer, waiting });

followTheme(themeKey, signal);
followScroll(signal);
onClick(controls, kept.controls, signal);
onKeyDown({ languages, drawer, openSearch: controls.openSearch }, signal);
window.addEventListener("hashchange", drawer.close, { signal });
nameShortcut(document.querySelector(SEARCH));

for (const scroller of document.querySelectorAll<HTMLElement>(`#${SITE_NAV_ID} [data-scroller]`)) {
  revealActive(scroller);
  scroller.setAttribute(REVEALED, "");
}

window.siteEarly = {
  languages: languages.chosen,
  release: () => {
    ended.abort();
    drawer.unlock();
    return { drawerOpen: drawer.isOpen() };
  },
  replay: waiting.end,
};

onIntent(kept.sign, () => {
  loadApplication(waiting.fail);
  settle();
});
settleBeforePlaces();

if (kept.query !== null) controls.openSearch(kept.query);
