/**
 * The script in the head of every page. It makes the first paint right (`firstPaint.ts`, and `values.ts` for readers who have
 * set values), fetches the early script
 * (`main.ts`) once the first screen is painted, so that painting waits for nothing a reader cannot see, and records for it
 * what the reader does until then.
 */
import { SEARCH_BUTTON } from "../lib/searchUse";
import { hasValues } from "../lib/valuesKey";
import { prepareFirstPaint } from "./firstPaint";
import { CONTROL, isIntent, SIGNS, type EarlyEvents } from "./earlyEvents";

/** Address of the early script, empty where the application brings it; the build fills it in. */
declare const EARLY_SCRIPT: string;

/** Address of the script that shows the reader's values, empty where the application brings it; the build fills it in. */
declare const VALUES_SCRIPT: string;

/** Suffix of storage keys that keeps sites on one origin apart; the build fills it in. */
declare const STORAGE_NAMESPACE: string;

/** Milliseconds after loading in which a browser that tells when it paints has told it. */
const SILENT_AFTER = 1_000;

prepareFirstPaint(STORAGE_NAMESPACE);
if (VALUES_SCRIPT !== "" && hasValues(STORAGE_NAMESPACE)) addScript(VALUES_SCRIPT);

const ended = new AbortController();
const recorded: EarlyEvents = { controls: [], sign: false, end: () => ended.abort() };
window.siteEarlyEvents = recorded;

const options = { capture: true, signal: ended.signal };
for (const sign of SIGNS)
  window.addEventListener(sign, (event) => (recorded.sign ||= isIntent(event)), {
    ...options,
    passive: true,
  });

const onClick = ({ target }: MouseEvent): void => {
  const control = (target as Element).closest<HTMLElement>(CONTROL);
  if (control && !control.closest(`${SEARCH_BUTTON}, dialog`)) recorded.controls.push(control);
};
window.addEventListener("click", onClick, options);

let fetched = false;

/** Fetches the early script when the whole page is there. */
function fetchScript(): void {
  if (document.readyState === "loading") {
    document.addEventListener("DOMContentLoaded", fetchScript);
  } else if (!fetched && EARLY_SCRIPT !== "") {
    fetched = true;
    addScript(EARLY_SCRIPT);
  }
}

/** Painting waits for a script that the head adds, where browsers can; it has begun when the early script is added. */
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
// Some browsers keep to themselves when they paint.
window.addEventListener("load", () => window.setTimeout(fetchScript, SILENT_AFTER));
