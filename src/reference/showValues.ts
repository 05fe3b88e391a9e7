/**
 * Shows what the reader has set in the places of the page: `data-var` names a value and how it is written there, `data-since`
 * a release before which something was not there. It fills the page while that is parsed, and what the application renders
 * later, before either is painted. Loaded where values are set: by the head of the page, which waits for it with painting, or
 * with the panel.
 */
import { compareReleases } from "../facts/releases";
import { readValues, encodeValue, VALUES_EVENT, type ReaderValues } from "../lib/readerValues";

/** Shows the reader's values from now on, on this page and the next ones. `key` is their place in local storage. */
export function initReaderValues(key: string): void {
  const defaults = new WeakMap<Element, string>();
  let values: ReaderValues = {};
  const show = (): void => {
    for (const place of document.querySelectorAll<HTMLElement>("[data-var]")) fill(place, values, defaults);
    for (const place of document.querySelectorAll<HTMLElement>("[data-since]")) mark(place, values);
    observer.takeRecords();
  };
  const observer = new MutationObserver(show);
  const serve = (next: ReaderValues): void => {
    window.siteReaderValues = values = next;
    show();
    observer.disconnect();
    if (Object.values(values).some(Boolean)) observer.observe(document, { childList: true, subtree: true });
  };
  window.addEventListener(VALUES_EVENT, ({ detail }) => serve(detail));
  serve(readValues(key));
}

/** The underlined element tells a reader's value from what the page has, without color. */
function fill(place: HTMLElement, values: ReaderValues, defaults: WeakMap<Element, string>): void {
  const own = place.firstElementChild;
  if (!own) defaults.set(place, place.textContent);
  const text = encodeValue(place.dataset["var"] ?? "", values);
  if (text === undefined) {
    if (own) place.textContent = defaults.get(place) ?? "";
  } else if (own?.textContent !== text) {
    const mine = document.createElement("u");
    mine.title = "Your value";
    mine.textContent = text;
    place.replaceChildren(mine);
  }
}

/** `data-newer` has the reader's release where something came later. */
function mark(place: HTMLElement, { release }: ReaderValues): void {
  const isNewer = release !== undefined && compareReleases(place.dataset["since"] ?? "", release) > 0;
  if (isNewer) place.dataset["newer"] = release;
  else delete place.dataset["newer"];
}
