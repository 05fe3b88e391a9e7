/**
 * The inline script in the head of every page. It prepares the first paint (`firstPaint.ts`, and `values.ts` for readers
 * who have set values), fetches the early script (`main.ts`) after the first paint, so that the fetch does not delay it,
 * and records the reader's events for it until it runs.
 */
import { LEAVING, SEARCH_BUTTON } from "docusaurus-waymark-core/protocol/attributes";
import { isPlainClick } from "docusaurus-waymark-core/lib/plainClick";
import { isSearchEvent } from "docusaurus-waymark-core/protocol/search";
import { hasValues } from "docusaurus-waymark-core/values/valuesKey";
import { TAB } from "../mdx/code/tabs";
import { TERM } from "../mdx/terms";
import { prepareFirstPaint } from "./firstPaint";
import { CONTROL, isIntent, INTENT_EVENTS, type EarlyEvents } from "./earlyEvents";

/** Address of the early script; the build sets it. Empty under `npm start`, where the application bundles that script. */
declare const EARLY_SCRIPT: string;

/** Address of the script that shows the reader's values; the build sets it. Empty under `npm start`. */
declare const VALUES_SCRIPT: string;

/** Suffix of storage keys that keeps sites on one origin apart; the build sets it. */
declare const STORAGE_NAMESPACE: string;

/** Time after `load`, in milliseconds, at which the early script is fetched without a report of the first paint. */
const PAINT_TIMEOUT_MS = 1_000;

/** Selector of links that the browser follows in the same tab. */
const LEAVING_LINK = 'a:is([href^="/"], [href^="http"]):not([target], [download])';

const withoutHash = ({ href }: { readonly href: string }): string | undefined => href.split("#")[0];

prepareFirstPaint(STORAGE_NAMESPACE);
if (VALUES_SCRIPT !== "" && hasValues(STORAGE_NAMESPACE)) addScript(VALUES_SCRIPT);

const recording = new AbortController();
const recorded: EarlyEvents = {
  events: [],
  intent: false,
  path: location.pathname,
  stop: () => recording.abort(),
};
window.siteEarlyEvents = recorded;

const options = { capture: true, signal: recording.signal };
for (const type of INTENT_EVENTS)
  window.addEventListener(type, (event) => (recorded.intent ||= isIntent(event)), {
    ...options,
    passive: true,
  });

/** The glossary term that was tapped last. The first tap shows its definition, the second follows the link. */
let tapped: Element | null = null;

const onClick = (event: PointerEvent): void => {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const term = target.closest(TERM);
  const control = target.closest(CONTROL);
  if (term && event.pointerType === "touch") {
    if (term !== tapped) {
      event.preventDefault();
      recorded.events.push(event);
    }
    tapped = term;
  } else if (control && !control.closest(`${SEARCH_BUTTON}, dialog`)) {
    recorded.events.push(event);
  }
};
window.addEventListener("click", onClick, options);

const onKey = (event: KeyboardEvent): void => {
  const { key, target, ctrlKey } = event;
  const isOnTab = target instanceof Element && target.closest(TAB) !== null;
  // These would scroll the page.
  if (isOnTab && /^(Home|End)$/.test(key) && !ctrlKey) event.preventDefault();
  if ((isOnTab || key === "Escape") && !isSearchEvent(event)) recorded.events.push(event);
};
window.addEventListener("keydown", onKey, options);

// Links that the application follows are prevented. Pages of one document differ before the hash.
window.addEventListener("click", (event) => {
  const { target } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(LEAVING_LINK) : null;
  if (link && !event.defaultPrevented && isPlainClick(event) && withoutHash(link) !== withoutHash(location))
    document.documentElement.setAttribute(LEAVING, "");
});
window.addEventListener("pagehide", () => document.documentElement.removeAttribute(LEAVING));

let isFetched = false;

/** Fetches the early script once, when the whole page is parsed. */
function fetchScript(): void {
  if (document.readyState === "loading") {
    document.addEventListener("DOMContentLoaded", fetchScript);
  } else if (!isFetched && EARLY_SCRIPT !== "") {
    isFetched = true;
    addScript(EARLY_SCRIPT);
  }
}

/**
 * Adds a script that blocks rendering where browsers support it. That matters for the values, which must be set before the
 * first paint; the early script is added after it, when there is nothing left to block.
 */
function addScript(src: string): void {
  const script = document.createElement("script");
  script.src = src;
  script.setAttribute("blocking", "render");
  document.head.append(script);
}

const onPaint = (list: PerformanceObserverEntryList): void => {
  if (list.getEntriesByName("first-contentful-paint").length > 0) fetchScript();
};
new PerformanceObserver(onPaint).observe({ type: "paint", buffered: true });
// Not every browser has paint timing: there the script is fetched after `load`.
window.addEventListener("load", () => window.setTimeout(fetchScript, PAINT_TIMEOUT_MS));
