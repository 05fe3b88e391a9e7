/**
 * Definitions of terms (`plugins/markdown/terms.ts` marks them): a tooltip below the link that is pointed at, focused or
 * tapped. It stays while the pointer is on it or on the link, and goes with Escape (WCAG 2.2, 1.4.13; ARIA pattern Tooltip).
 * The first tap shows the definition, the second follows the link. Without scripts the link leads to the glossary.
 */
import { LEAVE_EVENT } from "../lib/pageEvents";

const TERM = "a[data-term]";
const TIP_ID = "term-tip";
/** Milliseconds with the pointer on a term before its definition shows. */
const SHOW_AFTER_MS = 300;
/** Milliseconds to get from the term to its definition. */
const HIDE_AFTER_MS = 250;
/** Pixels between term and tooltip, and to the edges of the window. */
const GAP_PX = 6;

/** Shows definitions from now on, on this page and the next ones. */
export function initTermTooltips(): void {
  let tip: HTMLElement | undefined;
  let term: HTMLElement | undefined;
  let timer = 0;
  let byTouch = false;

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
    const isRoom = below + height < window.innerHeight;
    style.left = `${Math.max(GAP_PX, Math.min(line.left, right))}px`;
    style.top = `${isRoom ? below : line.top - height - GAP_PX}px`;
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
  const after = (ms: number, act: () => void): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(act, ms);
  };
  const termOf = ({ target }: Event): HTMLElement | null =>
    target instanceof Element ? target.closest<HTMLElement>(TERM) : null;
  const isInTip = ({ target }: Event): boolean => target === tip;

  const on = <K extends keyof WindowEventMap>(name: K, listen: (event: WindowEventMap[K]) => void): void =>
    window.addEventListener(name, listen, { capture: true });
  on("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    const link = termOf(event);
    if (link) after(SHOW_AFTER_MS, () => show(link));
    else if (isInTip(event)) window.clearTimeout(timer);
    else if (document.activeElement !== term) after(HIDE_AFTER_MS, hide);
  });
  on("pointerdown", (event) => {
    byTouch = event.pointerType === "touch";
    if (!termOf(event) && !isInTip(event)) hide();
  });
  on("click", (event) => {
    const link = termOf(event);
    if (!link) return;
    if (!byTouch || link === term) {
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
}
