import { fireEvent } from "@testing-library/react";
import { takeEarlyEvents } from "./earlyEvents";

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
  expect(window.siteEarlyEvents).toMatchObject({ controls: [], intent: false });
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
  expect(window.siteEarlyEvents?.term).toBe(term);
});

test("the early script takes presses of controls once; then nothing is recorded any more", () => {
  fireEvent.click(byId("theme").firstElementChild as Element);
  fireEvent.click(byId("native"));
  const recorded = takeEarlyEvents();
  expect(recorded).toMatchObject({ controls: [byId("theme")], intent: true });
  fireEvent.click(byId("theme"));
  expect(recorded.controls).toHaveLength(1);
  expect(takeEarlyEvents()).toEqual({ controls: [], term: null, intent: false });
});
