/**
 * The reader's place on each page of the history, so that Back and Forward restore it. Browsers restore it only while the page
 * of the entry is on screen, and client navigation shows that page later.
 */
import { readStored, writeStored } from "docusaurus-waymark-core/browser/storage";
import { ARRIVE_EVENT, LEAVE_EVENT } from "docusaurus-waymark-core/protocol/events";

const AREA = "sessionStorage";

/** Key in session storage of the places of this tab. */
const PLACES = "reader-places";

/** Places that are kept, newest last. */
const MAX_PLACES = 100;

/** Pixels from the top of the page, by the id of the entry of the history. */
type Places = Map<string, number>;

/** Records the place of the current entry, and restores the place of an entry that is returned to. */
export function initPlaces(): void {
  const places = parsePlaces(readStored(PLACES, AREA));
  let current: string | undefined = entryId();
  // Between two pages, the scroll position belongs to neither.
  const leave = (): void => void (current = undefined);
  const arrive = (): void => {
    current = entryId();
    const place = places.get(current);
    if (place !== undefined) goTo(place);
  };
  const record = (): void => {
    if (current === undefined) return;
    places.delete(current);
    places.set(current, Math.round(window.scrollY));
  };
  window.addEventListener(LEAVE_EVENT, leave);
  window.addEventListener("popstate", leave);
  window.addEventListener(ARRIVE_EVENT, arrive);
  window.addEventListener("scroll", record, { passive: true });
  window.addEventListener("pagehide", () =>
    writeStored(PLACES, JSON.stringify([...places].slice(-MAX_PLACES)), AREA),
  );
}

function goTo(top: number): void {
  window.scrollTo({ top, behavior: "instant" });
}

/** The id of the current entry: the router's key, or one that is added to an entry without a key. */
function entryId(): string {
  const { key, place } = (window.history.state ?? {}) as { readonly key?: string; readonly place?: string };
  const id = key ?? place;
  if (id !== undefined) return id;
  const added = `${Date.now()}-${Math.random()}`;
  window.history.replaceState({ ...(window.history.state as object | null), place: added }, "");
  return added;
}

function parsePlaces(stored: string | null): Places {
  try {
    return new Map(JSON.parse(stored ?? "[]") as [string, number][]);
  } catch {
    return new Map();
  }
}
