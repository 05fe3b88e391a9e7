/** Selectors of the box around code, and of its button that wraps long lines. */
const FRAME = "[data-code]";
const WRAP = ':scope > [data-act="wrap"]';

/**
 * Shows the Wrap button if the code has a line that is too long. A listener for `pointerover` and `focusin`, because measuring
 * all code of a page would be slow. Acts on the markup of `CodeFrame`.
 */
export function showWrapButton({ target }: Event): void {
  const frame = target instanceof Element ? target.closest(FRAME) : null;
  const button = frame?.querySelector<HTMLElement>(WRAP);
  const pre = [...(frame?.querySelectorAll("pre") ?? [])].find((candidate) => candidate.clientWidth > 0);
  if (button && pre && !isWrapped(button)) button.hidden = pre.scrollWidth <= pre.clientWidth;
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
