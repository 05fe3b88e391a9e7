/** Groups of the menu, which are buttons with their lists (ARIA disclosure pattern). */

export const GROUP_BUTTON = "button[aria-controls]";

export function setOpen(button: HTMLElement, open: boolean): void {
  const list = listOf(button);
  if (list) list.hidden = !open;
  button.setAttribute("aria-expanded", String(open));
}

export function listOf(button: HTMLElement): HTMLElement | null {
  return document.getElementById(button.getAttribute("aria-controls") ?? "");
}
