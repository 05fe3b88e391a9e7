/** The target of the address: disclosures around it are open, and it is lit until another one is. */
import { arrivalTarget } from "docusaurus-waymark-core/browser/arrival";
import { ARRIVE_EVENT } from "docusaurus-waymark-core/protocol/events";

/** Attribute of the element that is lit. CSS has no selector for it: `:target` does not follow the router. */
const LIT = "data-lit";

/** Shows the target of the address, now and after each jump. */
export function initTarget(): void {
  showTarget();
  window.addEventListener("hashchange", showTarget);
  window.addEventListener(ARRIVE_EVENT, showTarget);
}

function showTarget(): void {
  for (const lit of document.querySelectorAll(`[${LIT}]`)) lit.removeAttribute(LIT);
  const target = arrivalTarget(document, window.location.hash);
  if (!target || target.localName === "main") return;
  target.setAttribute(LIT, "");
  if (openAround(target)) target.scrollIntoView();
}

/** Opens the disclosures around an element; true if one of them was closed. */
function openAround(element: HTMLElement): boolean {
  let wasClosed = false;
  for (
    let details = element.closest("details");
    details;
    details = details.parentElement?.closest("details") ?? null
  ) {
    wasClosed = wasClosed || !details.open;
    details.open = true;
  }
  return wasClosed;
}
