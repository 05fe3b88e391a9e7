import { tabChoiceKey } from "docusaurus-waymark-core/values/tabChoice";
import { restoreMenuPlace } from "../layout/sideNav/menuPlace";
import { openTarget, revealSelectedTabs, showTabs, storedTabs } from "../mdx/code/tabs";

/**
 * Sets what must be correct at the first paint; called in the head of the page. `data-js` on the root tells style sheets
 * that scripts run: without it, parts that only a script can open are shown open. The class `dark` follows `data-theme`.
 * While the page is parsed, each group of tabs selects the tab of the address, of the reader's last choice, or of the
 * reader's operating system, and the menu is as the page before has left it.
 *
 * @param namespace suffix of storage keys that keeps sites on one origin apart
 */
export function prepareFirstPaint(namespace: string): void {
  document.documentElement.setAttribute("data-js", "");
  syncDarkClass();
  const tabs = storedTabs(tabChoiceKey(namespace));
  let isMenuRestored = false;
  const show = (): void => {
    isMenuRestored ||= restoreMenuPlace();
    showTabs(tabs);
    openTarget(tabs);
  };
  const observer = new MutationObserver(show);
  observer.observe(document, { childList: true, subtree: true });
  // At "interactive" parsing has ended and the application has not started, so the two never write at the same time.
  document.addEventListener(
    "readystatechange",
    () => {
      observer.disconnect();
      show();
      revealSelectedTabs();
    },
    { once: true },
  );
}

/**
 * Sets the class `dark` whenever `data-theme` is `dark`. It observes both attributes, because client navigation overwrites
 * `class`. Mutation observers run before paint, so no frame shows the wrong theme.
 */
function syncDarkClass(): void {
  const { documentElement: root } = document;
  const sync = (): void => {
    const isDark = root.getAttribute("data-theme") === "dark";
    if (root.classList.contains("dark") !== isDark) root.classList.toggle("dark", isDark);
  };
  new MutationObserver(sync).observe(root, { attributeFilter: ["data-theme", "class"] });
  sync();
}
