/**
 * `npm run bench -- demand`: what features of the site in `build` load when a reader uses them. Bytes after Brotli 11,
 * in addition to the page and its application. Prefetching is off, as for readers who save data.
 */
import type { Browser, Page } from "@playwright/test";
import { runMain } from "../scripts/lib/report";
import { table } from "../scripts/lib/table";
import { launchBrowser } from "./lib/browser";
import { serve } from "../scripts/lib/server";
import { HYDRATED } from "../src/protocol/attributes";

const RESOURCE = "/api/resources/groups";
const GUIDE = "/how-to/cli";

/** Milliseconds to wait for everything that a feature loads. */
const WAIT_MS = 3_000;

/** A feature, the page before it, and what the reader does there. */
const FEATURES: readonly (readonly [name: string, page: string, use: (page: Page) => Promise<unknown>])[] = [
  ["Your values, the panel", RESOURCE, (page) => press(page, "Set your values")],
  ["A page with values or a release set", GUIDE, (page) => page.goto(`${page.url()}?release=0.66`)],
  ["Try it, with the API description", RESOURCE, (page) => press(page, "Try it POST /api/groups")],
  ["Search page, up to its results", "/", (page) => page.goto(`${page.url()}search?q=setup+key`)],
];

async function main(): Promise<void> {
  const browser = await launchBrowser();
  const server = await serve("build");
  const rows: string[][] = [];
  for (const [name, route, use] of FEATURES) {
    const files = await loadedBy(browser, server.url + route, use);
    const bytes = (isData: boolean): string =>
      files
        .filter(([file]) => file.endsWith(".json") === isData)
        .reduce((sum, [, size]) => sum + size, 0)
        .toLocaleString("en-US");
    rows.push([name, bytes(false), bytes(true)]);
  }
  console.log(table(["Used", "Scripts and style sheets", "Data"], rows, [1, 2]).join("\n"));
  await browser.close();
  server.close();
}

/** Files with their bytes that come with a feature; pages themselves are omitted. */
async function loadedBy(
  browser: Browser,
  address: string,
  use: (page: Page) => Promise<unknown>,
): Promise<(readonly [file: string, bytes: number])[]> {
  const page = await browser.newPage();
  await page.addInitScript("Object.defineProperty(navigator.connection, 'saveData', { value: true })");
  const sizes = new Map<string, Promise<number>>();
  page.on("requestfinished", (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(?:js|css|json)$/.test(pathname) && !sizes.has(pathname))
      sizes.set(
        pathname,
        request.sizes().then(({ responseBodySize }) => responseBodySize),
      );
  });
  await startApplication(page, address);
  const before = new Set(sizes.keys());
  await use(page);
  await page.mouse.move(200, 400, { steps: 2 });
  await page.waitForTimeout(WAIT_MS);
  const after = [...sizes].filter(([file]) => !before.has(file));
  const files = await Promise.all(after.map(async ([file, size]) => [file, await size] as const));
  await page.close();
  return files;
}

async function startApplication(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.mouse.move(200, 400, { steps: 2 });
  await page.locator(HYDRATED).waitFor();
  await page.waitForLoadState("networkidle");
}

function press(page: Page, name: string): Promise<void> {
  return page.getByRole("button", { name, exact: true }).click();
}

runMain(main);
