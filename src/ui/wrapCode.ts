/** The box around code, and its button that breaks long lines. */
const FRAME = "[data-code]";
const WRAP = ':scope > [data-act="wrap"]';

/**
 * Offers to break long lines in the code that the reader points at or moves focus to. Nothing is measured before that.
 * Works on the markup of `CodeFrame`.
 */
export function showWrapButton({ target }: Event): void {
  const frame = target instanceof Element ? target.closest(FRAME) : null;
  const button = frame?.querySelector<HTMLElement>(WRAP);
  const pre = [...(frame?.querySelectorAll("pre") ?? [])].find((one) => one.clientWidth > 0);
  if (button && pre && !isWrapped(button)) button.hidden = pre.scrollWidth <= pre.clientWidth;
}

/** Breaks the long lines of a block, or lets them run on again. */
export function wrapCode(button: HTMLElement): void {
  const wraps = !isWrapped(button);
  button.setAttribute("aria-pressed", String(wraps));
  button.closest(FRAME)?.toggleAttribute("data-wrap", wraps);
}

function isWrapped(button: HTMLElement): boolean {
  return button.getAttribute("aria-pressed") === "true";
}
