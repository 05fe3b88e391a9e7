import type { Locator, Page } from "@playwright/test";

/** Addresses of the early script, and of the application's scripts. */
export const EARLY = /\/assets\/js\/early\./;
export const SCRIPTS = /\/assets\/js\/(?!early)/;

/** Holds what fits a pattern back. Returns what lets it through. */
export async function holdBack(page: Page, pattern: RegExp): Promise<() => void> {
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(pattern, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  return () => goOn();
}

/** Holds the application back, so that a page can be used before it is there. Returns what lets it come, and waits for it. */
export async function hold(page: Page): Promise<() => Promise<void>> {
  const goOn = await holdBack(page, SCRIPTS);
  return async () => {
    goOn();
    await page.locator("html[data-has-hydrated=true]").waitFor();
  };
}

export const themeButton = (page: Page): Locator =>
  page.getByRole("button", { name: "Switch between light and dark theme" });
