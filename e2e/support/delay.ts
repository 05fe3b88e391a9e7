import type { Locator, Page } from "@playwright/test";
import { HYDRATED } from "docusaurus-waymark-core/protocol/attributes";

/** Addresses of the early script and of the application's scripts. */
export const EARLY_SCRIPT = /\/assets\/js\/early\./;
export const APPLICATION_SCRIPTS = /\/assets\/js\/(?!early)/;

/** Delays requests that match a pattern. Returns a function that continues them. */
export async function delayRequests(page: Page, pattern: RegExp): Promise<() => void> {
  let goOn = (): void => undefined;
  const continued = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(pattern, async (route) => {
    await continued;
    await route.continue().catch(() => undefined);
  });
  return () => goOn();
}

/**
 * Delays the application, so that a page can be used before it is loaded. Returns a function that continues the
 * requests and waits for hydration.
 */
export async function delayApplication(page: Page): Promise<() => Promise<void>> {
  const goOn = await delayRequests(page, APPLICATION_SCRIPTS);
  return async () => {
    goOn();
    await page.locator(HYDRATED).waitFor();
  };
}

export const themeButton = (page: Page): Locator =>
  page.getByRole("button", { name: "Switch between light and dark theme" });
