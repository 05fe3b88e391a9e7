import { fireEvent } from "@testing-library/react";
import { loadOnIntent } from "./application";

const scripts = (): string[] => [...document.head.querySelectorAll("script")].map(({ src }) => src);

/** A page that lists two scripts. Its listeners end with the first intent, so each test ends with one. */
function start(body = "", hasIntent = false): void {
  document.head.innerHTML = "";
  document.body.innerHTML = `${body}<script type="application/json" id="app-scripts">["/a.js", "/b.js"]</script>`;
  loadOnIntent(hasIntent, "/react.js", () => undefined);
  jest.advanceTimersByTime(100);
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { requestIdleCallback: (callback: () => void) => setTimeout(callback) });
  Object.assign(performance, { mark: () => undefined });
});
afterEach(() => {
  Object.assign(navigator, { connection: undefined });
  fireEvent.pointerDown(document.body);
  jest.useRealTimers();
});

test.each([
  ["a moving pointer", () => fireEvent.pointerMove(document.body)],
  ["a key", () => fireEvent.keyDown(document.body, { key: "Shift" })],
  ["a wheel", () => fireEvent.wheel(document.body)],
  ["a finger", () => fireEvent.touchStart(document.body)],
  ["focus in a control", () => fireEvent.focusIn(document.body)],
])("%s fetches the application, once and in order", (_, act) => {
  start();
  expect(scripts()).toEqual([]);
  act();
  act();
  jest.advanceTimersByTime(100);
  expect(scripts()).toEqual(["http://localhost/react.js", "http://localhost/a.js", "http://localhost/b.js"]);
});

test("12 seconds of idleness fetch it, but not for readers who save data", () => {
  start();
  jest.advanceTimersByTime(11_800);
  expect(scripts()).toEqual([]);
  jest.advanceTimersByTime(400);
  expect(scripts()).toHaveLength(3);
  Object.assign(navigator, { connection: { saveData: true } });
  start();
  jest.advanceTimersByTime(60_000);
  expect(scripts()).toEqual([]);
});

test.each([
  ["intent before the early script", "", true],
  ["a page that is incomplete without it", "<div data-needs-application></div>", false],
])("%s fetches it at once", (_, body, hasIntent) => {
  start(body, hasIntent);
  expect(scripts()).toHaveLength(3);
});
