/** Scrolls a menu so that its active page is visible, without moving the page itself. */
export function revealActive(scroller: HTMLElement): void {
  const active = scroller.querySelector('[aria-current="page"]');
  if (!active) return;
  const [row, view] = [active.getBoundingClientRect(), scroller.getBoundingClientRect()];
  if (row.top >= view.top && row.bottom <= view.bottom) return;
  scroller.scrollTop += row.top - view.top - view.height / 3;
}
