import { APPLICATION_MARK } from "docusaurus-waymark-core/protocol/ids";
import { LEAVE_EVENT } from "docusaurus-waymark-core/protocol/events";
import { prefetchNearbyLinks } from "./prefetch";

/** Milliseconds before anything is fetched. */
const START_MS = 6_000;

/** Milliseconds from one page to the next. */
const PAUSE_MS = 100;

/** Reports to the observer that links have come near the window. */
let comeNear: (links: readonly Element[]) => void;

class NearbyObserver {
  readonly #observed = new Set<Element>();
  constructor(callback: IntersectionObserverCallback) {
    comeNear = (links) => {
      const entries = links.filter((link) => this.#observed.has(link));
      callback(
        entries.map((target) => ({ target, isIntersecting: true }) as unknown as IntersectionObserverEntry),
        this as unknown as IntersectionObserver,
      );
    };
  }
  observe(link: Element): void {
    this.#observed.add(link);
  }
  unobserve(link: Element): void {
    this.#observed.delete(link);
  }
}

let marks: readonly { readonly name: string; readonly startTime: number }[];

const fetchPage = jest.fn(() => Promise.resolve());
const fetched = (): unknown[] => fetchPage.mock.calls.flat();
const wait = (): Promise<void> => jest.advanceTimersByTimeAsync(PAUSE_MS);
const connect = (connection: object | undefined): void => {
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
};

/** Starts on a page with links, all of which come near the window. */
function start(html: string): void {
  document.body.innerHTML = html;
  prefetchNearbyLinks(document.body, fetchPage);
  jest.advanceTimersByTime(START_MS);
  comeNear([...document.querySelectorAll("a")]);
}

const TWO =
  '<a href="/a">A</a><a href="/b#x">B</a><a href="/c" data-term>C</a><a href="https://d.example/">D</a>';

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(performance, {
    getEntriesByName: (name: string) => marks.filter((mark) => mark.name === name),
  });
  marks = [{ name: APPLICATION_MARK, startTime: performance.now() }];
  fetchPage.mockClear();
  comeNear = () => undefined;
  Object.assign(window, { IntersectionObserver: NearbyObserver });
});
afterEach(() => {
  jest.useRealTimers();
  connect(undefined);
});

test("pages of the site are fetched one after another, the newest first, with a pause before each", async () => {
  start(TWO);
  expect(fetched()).toEqual([]);
  await wait();
  expect(fetched()).toEqual(["/b"]);
  await wait();
  await wait();
  expect(fetched()).toEqual(["/b", "/a"]);
});

test("a page that was hydrated late is not late with the next ones", async () => {
  jest.advanceTimersByTime(4_000);
  document.body.innerHTML = TWO;
  prefetchNearbyLinks(document.body, fetchPage);
  jest.advanceTimersByTime(START_MS - 4_000);
  comeNear([...document.querySelectorAll("a")]);
  await wait();
  expect(fetched()).toEqual(["/b"]);
});

test("nothing is fetched in the first six seconds", async () => {
  document.body.innerHTML = TWO;
  prefetchNearbyLinks(document.body, fetchPage);
  await jest.advanceTimersByTimeAsync(START_MS - 1);
  comeNear([...document.querySelectorAll("a")]);
  await wait();
  expect(fetched()).toEqual([]);
});

test.each([{ saveData: true, effectiveType: "4g" }, { effectiveType: "3g" }, { effectiveType: "slow-2g" }])(
  "nothing is fetched over %j",
  async (connection) => {
    connect(connection);
    start(TWO);
    await wait();
    expect(fetched()).toEqual([]);
  },
);

test("nothing is fetched while a dialog is open or another page is on its way", async () => {
  start(`${TWO}<dialog open></dialog>`);
  await wait();
  document.querySelector("dialog")?.remove();
  window.dispatchEvent(new Event(LEAVE_EVENT));
  await wait();
  expect(fetched()).toEqual([]);
});
