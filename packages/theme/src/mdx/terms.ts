/**
 * Tooltips with the definitions of glossary terms. `packages/theme/src/plugins/markdown/terms.ts` turns terms into links to the glossary; this
 * module shows the definition when such a link is hovered, focused or tapped. The tooltip stays while the pointer is on it or
 * on the link, and Escape hides it (WCAG 2.2, 1.4.13; ARIA tooltip pattern). The first tap shows the definition, the second
 * one follows the link.
 */
import { LEAVE_EVENT } from "docusaurus-waymark-core/protocol/events";

/** Selector of links to the glossary that show a definition. */
export const TERM = "a[data-term]";
const TIP_ID = "term-tip";
/** Hover time before the tooltip is shown. */
const SHOW_DELAY_MS = 300;
/** Time for the pointer to move from the term to the tooltip. */
const HIDE_DELAY_MS = 250;
/** Distance of the tooltip from the term, and from the edges of the viewport. */
const GAP_PX = 6;

/** Adds the listeners, for this page and all that follow. This includes a term that already has focus or the pointer. */
export function initTermTooltips(): void {
  let tip: HTMLElement | undefined;
  let term: HTMLElement | undefined;
  let timer = 0;
  let isTouch = false;

  const hide = (): void => {
    window.clearTimeout(timer);
    term?.removeAttribute("aria-describedby");
    term = undefined;
    tip?.hidePopover();
  };
  const place = (): void => {
    const [line] = term?.getClientRects() ?? [];
    if (!tip || !term) return;
    if (!line || line.bottom < 0 || line.top > window.innerHeight) {
      hide();
      return;
    }
    const { offsetHeight: height, offsetWidth: width, style } = tip;
    const right = document.documentElement.clientWidth - width - GAP_PX;
    const below = line.bottom + GAP_PX;
    const fitsBelow = below + height < window.innerHeight;
    style.left = `${Math.max(GAP_PX, Math.min(line.left, right))}px`;
    style.top = `${fitsBelow ? below : line.top - height - GAP_PX}px`;
  };
  const show = (link: HTMLElement): void => {
    window.clearTimeout(timer);
    if (link === term) return;
    hide();
    if (!tip) {
      tip = document.createElement("div");
      tip.id = tip.className = TIP_ID;
      tip.popover = "manual";
      tip.role = "tooltip";
      document.body.append(tip);
    }
    term = link;
    tip.textContent = link.dataset["term"] ?? "";
    link.setAttribute("aria-describedby", TIP_ID);
    tip.showPopover();
    place();
  };
  const schedule = (delayMs: number, callback: () => void): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(callback, delayMs);
  };
  const termOf = ({ target }: Event): HTMLElement | null =>
    target instanceof Element ? target.closest<HTMLElement>(TERM) : null;
  const isInTip = ({ target }: Event): boolean => target === tip;

  const on = <K extends keyof WindowEventMap>(name: K, listen: (event: WindowEventMap[K]) => void): void =>
    window.addEventListener(name, listen, { capture: true });
  on("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    const link = termOf(event);
    if (link) schedule(SHOW_DELAY_MS, () => show(link));
    else if (isInTip(event)) window.clearTimeout(timer);
    else if (document.activeElement !== term) schedule(HIDE_DELAY_MS, hide);
  });
  on("pointerdown", (event) => {
    isTouch = event.pointerType === "touch";
    if (!termOf(event) && !isInTip(event)) hide();
  });
  on("click", (event) => {
    const link = termOf(event);
    if (!link) return;
    // Not every browser gives clicks a pointer type, and a repeated click has no `pointerdown` before it.
    if (!(isTouch || event.pointerType === "touch") || link === term) {
      hide();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    show(link);
  });
  on("focusin", (event) => {
    const link = termOf(event);
    if (link?.matches(":focus-visible")) show(link);
  });
  on("focusout", hide);
  on("keydown", (event) => {
    if (event.key !== "Escape" || !term) return;
    event.preventDefault();
    hide();
  });
  on("scroll", place);
  on("resize", place);
  on(LEAVE_EVENT, hide);
  const current = document.querySelector<HTMLElement>(`${TERM}:is(:hover, :focus-visible)`);
  if (current) schedule(SHOW_DELAY_MS, () => show(current));
}
