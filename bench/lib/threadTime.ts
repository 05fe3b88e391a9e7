import type { Browser, Page } from "@playwright/test";
import { newPhoneContext } from "./phone";
import { HYDRATED } from "../../src/protocol/attributes";

/**
 * Processor time of a page's main thread, in milliseconds of a processor four times slower. Chromium's thread clock counts
 * it, so that other work on the machine does not.
 */
export interface ThreadTime {
  /** From the request to 0.8 s after loading. */
  readonly load: number;
  /** In the six seconds after the first sign of intent. */
  readonly intent: number;
  /** The part of `intent` that blocks input: the time of each task beyond its first 50 ms. */
  readonly intentBlocking: number;
  /** From a press on the menu button, as the first action, to the frame that shows the menu. */
  readonly press: number;
  /** From a press on a link to the frame that shows the next page. */
  readonly nextPage: number;
  /** Work in the second after that frame. */
  readonly afterNextPage: number;
}

const CPU_RATE = 4;
const INTENT_WINDOW_MS = 6_000;
const LONG_TASK_MS = 50;

interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  /** Microseconds on the thread's own clock. */
  readonly tdur?: number;
}

/** Visits a page twice on an unthrottled phone: to read and follow a link, and to press the menu button first. */
export async function threadTime(browser: Browser, url: string): Promise<ThreadTime> {
  const read = await traceMainThread(browser, async (page) => {
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(800);
    await mark(page, "intent");
    await page.mouse.move(200, 400, { steps: 2 });
    await page.waitForTimeout(INTENT_WINDOW_MS);
    await mark(page, "intent-end");
    await page.locator(HYDRATED).waitFor({ timeout: 60_000 });
    await page.locator(NEXT_PAGE).last().hover();
    await page.waitForTimeout(1_000);
    await page.evaluate(followLink, NEXT_PAGE);
    await page.waitForTimeout(1_000);
    await mark(page, "end");
  });
  const press = await traceMainThread(browser, async (page) => {
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(1_500);
    await page.evaluate(pressMenu);
  });
  return {
    load: sum(taskDurations(read, undefined, "intent")),
    intent: sum(taskDurations(read, "intent", "intent-end")),
    intentBlocking: sum(
      taskDurations(read, "intent", "intent-end").map((ms) => Math.max(0, ms - LONG_TASK_MS)),
    ),
    press: sum(taskDurations(press, "press", "pressed")),
    nextPage: sum(taskDurations(read, "follow", "arrived")),
    afterNextPage: sum(taskDurations(read, "arrived", "end")),
  };
}

/** The foot's link to the next page; if there is none, the links of the text. */
const NEXT_PAGE = 'a[rel=next], a.pagination-nav__link--next, article a[href^="/"]:not([href*="#"])';

async function followLink(selector: string): Promise<void> {
  const link = [...document.querySelectorAll<HTMLAnchorElement>(selector)].at(-1);
  const before = document.title;
  // Starts a new task, because a trace counts whole tasks.
  await new Promise((resolve) => setTimeout(resolve));
  performance.mark("follow");
  link?.click();
  while (document.title === before) await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  performance.mark("arrived");
}

async function pressMenu(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  performance.mark("press");
  document.querySelector<HTMLElement>('[data-act="menu"], .navbar__toggle')?.click();
  while (!document.querySelector('#site-nav[data-open="true"], .navbar-sidebar--show'))
    await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  performance.mark("pressed");
}

const mark = (page: Page, name: string): Promise<void> =>
  page.evaluate((mark) => void performance.mark(mark), name);

/** Runs an action in a new page and returns the trace events of its main thread, in order. */
async function traceMainThread(
  browser: Browser,
  act: (page: Page) => Promise<void>,
): Promise<readonly TraceEvent[]> {
  const context = await newPhoneContext(browser);
  const page = await context.newPage();
  await browser.startTracing(page, { categories: ["toplevel", "blink.user_timing", "__metadata"] });
  await act(page);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  await context.close();
  return mainThread(trace.traceEvents);
}

/** The events of the thread that made the marks. */
function mainThread(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const own = events.find(({ cat, name }) => cat === "blink.user_timing" && /^(?:intent|press)$/.test(name));
  return events.filter(({ pid, tid }) => pid === own?.pid && tid === own.tid).sort((a, b) => a.ts - b.ts);
}

/** Durations of the tasks that began between two marks. */
function taskDurations(events: readonly TraceEvent[], from: string | undefined, to: string): number[] {
  const at = (name: string): number => {
    const event = events.find(({ cat, name: found }) => cat === "blink.user_timing" && found === name);
    if (!event) throw new Error(`The trace has no mark "${name}".`);
    return event.ts;
  };
  const [start, end] = [from === undefined ? 0 : at(from), at(to)];
  return events
    .filter(({ name, ts }) => name === "ThreadControllerImpl::RunTask" && ts >= start && ts < end)
    .map(({ tdur = 0 }) => (tdur * CPU_RATE) / 1_000);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
