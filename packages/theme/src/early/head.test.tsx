import { fireEvent } from "@testing-library/react";
import { repeatEvents, takeEarlyEvents } from "./earlyEvents";

let observed: (list: Pick<PerformanceObserverEntryList, "getEntriesByName">) => void;
const painted = (name = "first-contentful-paint"): void =>
  observed({ getEntriesByName: (asked) => (asked === name ? [{} as PerformanceEntry] : []) });

beforeAll(async () => {
  Object.assign(globalThis, {
    EARLY_SCRIPT: "/assets/js/early.js",
    VALUES_SCRIPT: "/assets/js/values.js",
    STORAGE_NAMESPACE: "",
    PerformanceObserver: class {
      constructor(callback: typeof observed) {
        observed = callback;
      }
      observe = (): void => undefined;
    },
  });
  performance.getEntriesByType = () => [];
  document.body.innerHTML = `
    <button type="button" id="theme"><svg></svg></button>
    <button type="button" id="native" popovertarget="box"></button>
    <button type="button" data-act="search">Search</button>
    <div data-tabs=""><div role="tablist"><button type="button" role="tab" id="tab"></button></div></div>
    <a href="#peer" data-term="A device." id="term">peer</a>`;
  await import("./head");
});

// The page is whole: its parser has ended.
afterAll(() => document.dispatchEvent(new Event("readystatechange")));

const byId = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
const scripts = (): HTMLScriptElement[] => [...document.querySelectorAll("script")];

test("the early script is fetched once, after painting, and not before the page is whole", () => {
  painted("first-paint");
  expect(scripts()).toHaveLength(0);
  const state = jest.spyOn(document, "readyState", "get").mockReturnValue("loading");
  painted();
  expect(scripts()).toHaveLength(0);
  state.mockRestore();
  fireEvent(document, new Event("DOMContentLoaded"));
  painted();
  expect(scripts().map(({ src }) => src)).toEqual(["http://localhost/assets/js/early.js"]);
});

test("search, its button, and a pointer that lies where the page arrived are no intent", () => {
  const still = { movementX: 0, movementY: 0 };
  fireEvent(document.body, Object.assign(new Event("pointermove", { bubbles: true }), still));
  const search = document.querySelector("[data-act=search]") as Element;
  fireEvent.pointerOver(search);
  fireEvent.click(search);
  fireEvent.keyDown(document.body, { key: "Control", ctrlKey: true });
  fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
  expect(window.siteEarlyEvents).toMatchObject({ events: [], intent: false });
  fireEvent.keyDown(document.body, { key: "a" });
  expect(window.siteEarlyEvents).toMatchObject({ intent: true });
});

test("of a term, the first tap waits for the early script; the second tap and a click follow the link", () => {
  const term = byId("term");
  const isFollowed = (pointerType: string): boolean => {
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    return fireEvent(term, Object.assign(click, { pointerType }));
  };
  expect([isFollowed("mouse"), isFollowed("touch"), isFollowed("touch")]).toEqual([true, false, true]);
  expect(window.siteEarlyEvents?.events.map(({ target }) => target)).toEqual([term]);
});

test("of keys, those on tabs and Escape are recorded", () => {
  const tab = byId("tab");
  const isScrolling = ["End", "ArrowDown"].map((key) => fireEvent.keyDown(tab, { key }));
  expect(isScrolling).toEqual([false, true]);
  fireEvent.keyDown(document.body, { key: "Home" });
  fireEvent.keyDown(document.body, { key: "Escape" });
  const keys = window.siteEarlyEvents?.events.filter((event) => event instanceof KeyboardEvent);
  expect(keys?.map(({ key }) => key)).toEqual(["End", "ArrowDown", "Escape"]);
});

test("the early script takes the record once, and repeats its events", () => {
  fireEvent.click(byId("theme").firstElementChild as Element);
  fireEvent.click(byId("native"));
  const { events, intent } = takeEarlyEvents();
  expect(intent).toBe(true);
  fireEvent.click(byId("theme"));
  expect(takeEarlyEvents()).toEqual({ events: [], intent: false, path: "/" });
  const repeated: string[] = [];
  for (const type of ["click", "keydown"])
    window.addEventListener(type, ({ target }) => repeated.push(`${type} ${(target as Element).tagName}`));
  repeatEvents(events);
  expect(repeated).toEqual(["click A", "keydown BUTTON", "keydown BUTTON", "keydown BODY", "click svg"]);
});
