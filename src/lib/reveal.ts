/** Scrolls a menu so that its active page is visible, without moving the page itself. A hidden menu is left alone. */
export function revealActive(scroller: HTMLElement): void {
  if (!scroller.checkVisibility({ visibilityProperty: true })) return;
  const active = scroller.querySelector('[aria-current="page"]');
  if (!active) return;
  const [row, view] = [active.getBoundingClientRect(), scroller.getBoundingClientRect()];
  if (row.top >= view.top && row.bottom <= view.bottom) return;
  scroller.scrollTop += row.top - view.top - view.height / 3;
}
