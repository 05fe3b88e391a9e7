import { tabChoiceKey } from "../lib/tabChoice";
import { openTarget, revealChosenTabs, showTabs, storedTabs } from "../mdx/code/tabs";

/**
 * What has to be right before a page is painted; for its head. `data-js` tells style sheets that scripts run: what nobody
 * could open without them stands open until then. The class `dark` follows `data-theme`. While the page is being parsed,
 * tabs show what the address or the reader chose, or the reader's system.
 *
 * @param namespace suffix of storage keys that keeps sites on one origin apart
 */
export function prepareFirstPaint(namespace: string): void {
  document.documentElement.setAttribute("data-js", "");
  keepDarkClass();
  const tabs = storedTabs(tabChoiceKey(namespace));
  const show = (): void => {
    showTabs(tabs);
    openTarget(tabs);
  };
  const observer = new MutationObserver(show);
  observer.observe(document, { childList: true, subtree: true });
  // The parser's work is over at "interactive", before the application: the two never write at the same time.
  document.addEventListener(
    "readystatechange",
    () => {
      observer.disconnect();
      show();
      revealChosenTabs();
    },
    { once: true },
  );
}

/**
 * Keeps the class `dark` in step with `data-theme`. Both are watched because client navigation writes `class` again, and
 * observers run before paint, so the two never disagree on screen.
 */
function keepDarkClass(): void {
  const { documentElement: root } = document;
  const sync = (): void => {
    const isDark = root.getAttribute("data-theme") === "dark";
    if (root.classList.contains("dark") !== isDark) root.classList.toggle("dark", isDark);
  };
  new MutationObserver(sync).observe(root, { attributeFilter: ["data-theme", "class"] });
  sync();
}
