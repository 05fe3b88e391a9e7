/**
 * Shows the reader's values in the page. Elements with `data-var` get the value of that form (`formOf`), elements with
 * `data-since` are marked when the reader's release is older. A mutation observer does both while the page is parsed and when
 * React renders, always before paint. The script is loaded by the head of the page (render-blocking) when values are stored,
 * else with the panel.
 */
import { translate } from "@docusaurus/Translate";
import { compareReleases } from "../lib/compareReleases";
import { readValues, encodeValue, type ReaderValues } from "../values/readerValues";
import { VALUES_EVENT } from "../protocol/events";

/**
 * Shows the reader's values on this page and all that follow.
 *
 * @param key of the values in local storage
 */
export function initReaderValues(key: string): void {
  const defaults = new WeakMap<Element, string>();
  let values: ReaderValues = {};
  const show = (): void => {
    for (const element of document.querySelectorAll<HTMLElement>("[data-var]"))
      fill(element, values, defaults);
    for (const element of document.querySelectorAll<HTMLElement>("[data-since]")) markNewer(element, values);
    observer.takeRecords();
  };
  const observer = new MutationObserver(show);
  const setValues = (next: ReaderValues): void => {
    window.siteReaderValues = values = next;
    show();
    observer.disconnect();
    if (Object.values(values).some(Boolean)) observer.observe(document, { childList: true, subtree: true });
  };
  window.addEventListener(VALUES_EVENT, ({ detail }) => setValues(detail));
  setValues(readValues(key));
}

/** Inserts a value into an element, or restores its default. Inserted values are underlined (`<u>`), not only colored. */
function fill(element: HTMLElement, values: ReaderValues, defaults: WeakMap<Element, string>): void {
  const inserted = element.firstElementChild;
  if (!inserted) defaults.set(element, element.textContent);
  const text = encodeValue(element.dataset["var"] ?? "", values);
  if (text === undefined) {
    if (inserted) element.textContent = defaults.get(element) ?? "";
  } else if (inserted?.textContent !== text) {
    const underlined = document.createElement("u");
    underlined.title = translate({ id: "values.yourValue", message: "Your value" });
    underlined.textContent = text;
    element.replaceChildren(underlined);
  }
}

/** Sets `data-newer` to the reader's release on content of a later release. */
function markNewer(element: HTMLElement, { release }: ReaderValues): void {
  const isNewer = release !== undefined && compareReleases(element.dataset["since"] ?? "", release) > 0;
  if (isNewer) element.dataset["newer"] = release;
  else delete element.dataset["newer"];
}
