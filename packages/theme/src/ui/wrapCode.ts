/** Long lines of code: which blocks scroll sideways, and wrapping them. Acts on the markup of `CodeFrame` and `CodePane`. */

/** Selectors of the box around code, and of its button that wraps long lines. */
const FRAME = "[data-code]";
const WRAP = ':scope > [data-act="wrap"]';

/**
 * Marks every block of code that scrolls, now and whenever code is added or changes size: only such a block is a tab stop. One
 * that scrolls sideways fades at its end and has the Wrap button.
 */
export function watchCode(): void {
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) if (target.parentElement) markScrolling(target.parentElement);
  });
  const observe = (): void => {
    for (const code of document.querySelectorAll("pre > code")) sizes.observe(code);
  };
  observe();
  // A font that arrives makes lines longer, but not the box.
  document.fonts.addEventListener("loadingdone", () => {
    for (const pre of document.querySelectorAll<HTMLElement>("pre:has(> code)")) markScrolling(pre);
  });
  new MutationObserver(observe).observe(document.body, { childList: true, subtree: true });
}

/** Marks a block if its code is too long for it. Hidden blocks, such as those of other tabs, keep their marks. */
export function markScrolling(pre: HTMLElement): void {
  if (pre.clientWidth === 0) return;
  const scrolls = pre.scrollWidth > pre.clientWidth;
  pre.toggleAttribute("data-scrolls", scrolls);
  // Without its tab index the block would lose focus.
  if (scrolls || pre.scrollHeight > pre.clientHeight) pre.tabIndex = 0;
  else if (pre !== document.activeElement) pre.removeAttribute("tabindex");
  const button = pre.closest(FRAME)?.querySelector<HTMLElement>(WRAP);
  if (button && !isWrapped(button)) button.hidden = !scrolls;
}

/** Toggles the wrapping of long lines in a block. */
export function wrapCode(button: HTMLElement): void {
  const wrap = !isWrapped(button);
  button.setAttribute("aria-pressed", String(wrap));
  button.closest(FRAME)?.toggleAttribute("data-wrap", wrap);
}

function isWrapped(button: HTMLElement): boolean {
  return button.getAttribute("aria-pressed") === "true";
}
