import type { Page } from "@playwright/test";

/**
 * Leaves one of each on a page: the first entry of lists, the first of each kind of element in the text, without its
 * words. So a snapshot of the tree for assistive technology is short, and changes when a component does, not with every
 * edit of a page. The page is of no other use afterwards.
 */
export async function sample(page: Page): Promise<void> {
  await page.evaluate(() => {
    const LISTS = "[data-side-nav] ul, [data-contents] ul, dialog nav ul, article :is(ul, ol)";
    /** Parts that distinguish two boxes of the same look. */
    const PARTS = ["[role=tablist]", "table", "figure", "details", "pre", "button"];
    /** Elements that are named by their words. */
    const NAMED = "h1, h2, a, button, summary, figcaption, title, [role=tab]";

    const kindOf = (element: Element): string =>
      [
        element.tagName,
        element.getAttribute("class"),
        element.getAttribute("role"),
        ...PARTS.filter((part) => element.querySelector(part)),
      ].join(" ");
    const removeRepeated = (elements: readonly Element[]): void => {
      const seen = new Set<string>();
      for (const element of elements) {
        if (seen.has(kindOf(element)) && !element.matches("[role=tab]")) element.remove();
        else seen.add(kindOf(element));
      }
    };
    // A table scrolls or not depending on letter widths, which differ between machines.
    for (const box of document.querySelectorAll("article [role=region]:has(> table)"))
      for (const name of ["role", "tabindex", "aria-label"]) box.removeAttribute(name);
    for (const list of document.querySelectorAll(LISTS)) {
      const kept = list.querySelector(":scope > li:has([aria-current=page])") ?? list.firstElementChild;
      for (const entry of [...list.children]) if (entry !== kept) entry.remove();
    }
    for (const text of document.querySelectorAll("article, main > p:has(time)")) {
      for (const element of text.querySelectorAll("p:not([class]), tbody > tr:not(:first-child)"))
        element.remove();
      for (const parent of [text, ...text.querySelectorAll("*")]) removeRepeated([...parent.children]);
      const words = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
      while (words.nextNode())
        if (!words.currentNode.parentElement?.closest(NAMED)) words.currentNode.textContent = "";
    }
  });
}
