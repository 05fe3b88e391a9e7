/** Opens or closes a group of the menu; one that opens without holding the active page leads to its first page. */
export function toggleGroup(button: HTMLElement): void {
  const list = document.getElementById(button.getAttribute("aria-controls") ?? "");
  const group = list?.parentElement;
  if (!list || !group) return;
  list.hidden = !list.hidden;
  button.setAttribute("aria-expanded", String(!list.hidden));
  if (list.hidden || group.querySelector('[aria-current="page"]')) return;
  const first = group.querySelector<HTMLAnchorElement>("a[href]");
  if (first) window.location.assign(first.href);
}
