import progress from "./progressModule";

type Location = Parameters<NonNullable<typeof progress.onRouteUpdate>>[0]["location"];

const at = (pathname: string): Location => ({ pathname, search: "", hash: "", state: undefined, key: "" });
const bars = (): number => document.querySelectorAll(".page-progress").length;

/** Starts a page change and returns what Docusaurus calls when it is over. */
function change(from: string | null, to: string): () => void {
  const places = { location: at(to), previousLocation: from === null ? null : at(from) };
  const cleanUp = progress.onRouteUpdate?.(places);
  return () => {
    cleanUp?.();
    progress.onRouteDidUpdate?.(places);
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});

test("a page that is long under way gets a bar, which goes when the page is there", () => {
  const arrive = change("/a", "/b");
  jest.advanceTimersByTime(199);
  expect(bars()).toBe(0);
  jest.advanceTimersByTime(1);
  expect(bars()).toBe(1);
  arrive();
  expect(bars()).toBe(0);
});

test("a page that loads fast shows no bar", () => {
  change("/a", "/b")();
  jest.runAllTimers();
  expect(bars()).toBe(0);
});

test.each([
  ["the first page", null, "/a"],
  ["a place on the same page", "/a", "/a"],
])("%s gets none", (_, from, to) => {
  change(from, to);
  jest.runAllTimers();
  expect(bars()).toBe(0);
});
