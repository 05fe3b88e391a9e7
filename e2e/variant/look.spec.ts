import type { Page } from "@playwright/test";
import type { SearchServers } from "../../test/searchServer";
import { expectSoundDialog } from "../support/axe";
import { dialogOf, openSearch, searchFor } from "../support/search";
import { expect, test, withoutIndex } from "./support";

/** Brings the dialog into each of the states that need the service. */
const STATES: Readonly<Record<string, (page: Page, service: SearchServers) => Promise<void>>> = {
  loading: async (page, service) => {
    service.fail("all", "hang");
    await (await openSearch(page)).fill("key");
    await expect(dialogOf(page)).toHaveAttribute("data-status", "stalled");
  },
  filter: async (page) => {
    await searchFor(page, "key");
    await dialogOf(page).getByRole("button", { name: "API", exact: true }).click();
    await expect(dialogOf(page).getByRole("group", { name: "Docs" })).toHaveCount(0);
  },
  recent: async (page) => {
    await searchFor(page, "delete");
    await page.keyboard.press("Enter");
    await expect(dialogOf(page)).toHaveCount(0);
    await openSearch(page);
    await expect(dialogOf(page).getByRole("navigation", { name: "Recent searches" })).toBeVisible();
  },
  refused: async (page, service) => {
    service.fail("all", { status: 403, message: "Invalid Application-ID or API key" });
    await (await openSearch(page)).fill("key");
    await expect(dialogOf(page).getByRole("button", { name: "Try again" })).toBeVisible();
  },
  unreachable: async (page, service) => {
    await withoutIndex(page);
    service.fail("all", "reset");
    await (await openSearch(page)).fill("key");
    await expect(dialogOf(page).getByRole("button", { name: "Try again" })).toBeVisible();
  },
  "stand-in": async (page, service) => {
    service.fail("all", "reset");
    await searchFor(page, "setup key");
  },
};

for (const [state, enter] of Object.entries(STATES)) {
  test(`${state}: axe finds nothing, everything fits and can be hit, in both themes`, async ({
    page,
    service,
  }) => {
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await enter(page, service);
    await expectSoundDialog(page, dialogOf(page));
  });
}
