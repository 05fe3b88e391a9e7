/**
 * Shows the reader's values in the page. Elements with `data-var` get the value of that form (`formOf`), elements with
 * `data-since` are marked when the reader's release is older. A mutation observer does both while the page is parsed and when
 * React renders, always before paint. The script is loaded by the head of the page (render-blocking) when values are stored,
 * else with the panel.
 */
import { translate } from "@docusaurus/Translate";
import { compareReleases } from "docusaurus-waymark-core/lib/compareReleases";
import { writeStored } from "docusaurus-waymark-core/browser/storage";
import {
  readValues,
  encodeValue,
  storedValues,
  type ReaderValues,
} from "docusaurus-waymark-core/values/readerValues";
import { SELF_HOSTED } from "docusaurus-waymark-core/lib/editions";
import { editionInAddress, storeEdition } from "docusaurus-waymark-core/values/edition";
import { valuesKey } from "docusaurus-waymark-core/values/valuesKey";
import { VALUES_EVENT } from "docusaurus-waymark-core/protocol/events";

/**
 * Shows the reader's values on this page and all that follow.
 *
 * @param namespace suffix of storage keys, see `valuesKey`
 */
export function initReaderValues(namespace: string): void {
  const selfHosted = selfHostedTexts();
  const defaults = new WeakMap<Element, string>();
  let values: ReaderValues = {};
  const show = (): void => {
    for (const element of document.querySelectorAll<HTMLElement>("[data-var]"))
      fill(element, values, defaults, selfHosted);
    for (const element of document.querySelectorAll<HTMLElement>("[data-since]")) markNewer(element, values);
    for (const link of document.querySelectorAll<HTMLElement>(`a[data-cloud],a[href^="${selfHosted.app}"]`))
      pointToOwn(link, values, selfHosted.app);
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
  setValues(readValues(namespace));
  rememberEdition(namespace);
}

/** Stores the edition of the address for the pages that follow. */
function rememberEdition(namespace: string): void {
  const edition = editionInAddress();
  if (edition === undefined) return;
  storeEdition(namespace, edition);
  writeStored(valuesKey(namespace), JSON.stringify({ ...storedValues(namespace), edition }));
}

/**
 * The texts of a self-hosted server, which the build writes into the head (`packages/theme/src/plugins/earlyScript`), by the names of values, and the
 * address of the cloud's web app.
 */
function selfHostedTexts(): ReaderValues & { readonly app: string } {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="self-hosted"]');
  return { app: "none:", ...Object.fromEntries(new URLSearchParams(meta?.content)) };
}

/**
 * Links to the cloud's web app go to the server of readers who host their own, and nowhere until they have set its address.
 *
 * @param app address of the cloud's web app
 */
function pointToOwn(link: HTMLElement, values: ReaderValues, app: string): void {
  const cloud = (link.dataset["cloud"] ??= link.getAttribute("href") ?? "");
  const server = values.edition === SELF_HOSTED ? encodeValue("baseUrl", values) : app;
  if (server === undefined) link.removeAttribute("href");
  else link.setAttribute("href", server === app ? cloud : new URL(server).origin + cloud.slice(app.length));
}

/**
 * Inserts a value into an element, or restores its default. Values of the reader are underlined (`<u>`), not only colored.
 * Readers with a self-hosted server see its texts instead of those of the cloud.
 */
function fill(
  element: HTMLElement,
  values: ReaderValues,
  defaults: WeakMap<Element, string>,
  selfHosted: ReaderValues,
): void {
  const inserted = element.firstElementChild;
  if (!inserted) defaults.set(element, element.textContent);
  const form = element.dataset["var"] ?? "";
  const own = encodeValue(form, values);
  const other = values.edition === SELF_HOSTED ? encodeValue(form, selfHosted) : undefined;
  const isOther = other !== undefined && defaults.get(element)?.includes(other) === false;
  const text = own ?? (isOther ? other : undefined);
  if (text === undefined) {
    if (inserted) element.textContent = defaults.get(element) ?? "";
  } else if (inserted?.textContent !== text) {
    const shown = document.createElement(own === undefined ? "span" : "u");
    if (own !== undefined) shown.title = translate({ id: "values.yourValue", message: "Your value" });
    shown.textContent = text;
    element.replaceChildren(shown);
  }
}

/** Sets `data-newer` to the reader's release on content of a later release. */
function markNewer(element: HTMLElement, { release }: ReaderValues): void {
  const isNewer = release !== undefined && compareReleases(element.dataset["since"] ?? "", release) > 0;
  if (isNewer) element.dataset["newer"] = release;
  else delete element.dataset["newer"];
}
