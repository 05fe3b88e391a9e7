import { SEARCH_KEY } from "../../../test/searchServer";
import { expectSoundDialog } from "../../support/axe";
import { activeOf, dialogOf, openSearch, optionsOf, PROSE_ONLY, searchFor } from "../../support/search";
import { at, expect, queriesOf, test } from "./support";

const RETRY_ERROR = /RetryError: Unreachable hosts - your application id may be incorrect/;

test("queries go to the service with the settings of the build; its hits are marked and lead to their pages", async ({
  page,
  service,
}) => {
  const paramsOf = (place: number): object => {
    const { requests } = service.exchanges[place]?.body as { requests: { params: string }[] };
    return Object.fromEntries(new URLSearchParams(requests[0]?.params));
  };
  const field = await searchFor(page, "key");
  await expect(optionsOf(page)).toHaveCount(5);
  const [sent] = service.exchanges;
  expect(service.exchanges).toHaveLength(1);
  expect(sent).toMatchObject({ host: 0, method: "POST", path: "/1/indexes/*/queries" });
  expect(sent?.headers).toMatchObject({
    "x-algolia-api-key": SEARCH_KEY,
    "x-algolia-application-id": "TESTAPP",
  });
  expect(sent?.body).toMatchObject({ requests: [{ indexName: "documentation" }] });
  expect(paramsOf(0)).toMatchObject({
    query: "key",
    optionalFilters: '["section:docs"]',
    clickAnalytics: "true",
  });
  await test.step("a filter asks for one section", async () => {
    await dialogOf(page).getByRole("button", { name: "API", exact: true }).click();
    await expect(dialogOf(page).getByRole("group", { name: "Docs" })).toHaveCount(0);
    expect(paramsOf(1)).toMatchObject({ facetFilters: '["section:api"]' });
  });
  await field.fill("delete");
  await expect(activeOf(page)).toHaveAccessibleName(
    "DELETE Delete the hosted key API / Hosted key five /api/setup-keys/{keyId}",
  );
  await expect(activeOf(page).locator("mark").first()).toHaveText("Delete");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(at("/api/resources/setup-keys#delete-a-setup-key"));
});

test("while a host is silent the spinner shows; it goes with the answer of the next host", async ({
  page,
  service,
}) => {
  service.fail(0, "hang");
  const field = await openSearch(page);
  await field.fill("key");
  await expect(dialogOf(page)).toHaveAttribute("data-status", "stalled");
  await expect(dialogOf(page).getByText("Hosted key one").first()).toBeVisible();
  await expect(dialogOf(page)).not.toHaveAttribute("data-status", "stalled");
  expect(service.exchanges.map(({ host }) => host)).toEqual([0, 1]);
});

test("when no host can be reached the page's own index answers and says so; RetryError is in the log", async ({
  page,
  service,
  log,
}) => {
  service.fail("all", "reset");
  const notice = dialogOf(page).getByText("The search service cannot be reached.", { exact: false }).first();
  const field = await searchFor(page, "setup key");
  await expect(notice).toBeVisible();
  await expect(optionsOf(page).first()).toHaveAttribute("href", /setup-keys/);
  await expect.poll(() => log.join("\n")).toMatch(RETRY_ERROR);
  const asked = queriesOf(service).length;
  await test.step("its worker and all prose are fetched under the path; the service is left alone", async () => {
    await field.fill(PROSE_ONLY.query);
    await expect(optionsOf(page).first()).toHaveAttribute("href", PROSE_ONLY.href, { timeout: 20_000 });
    await expect(optionsOf(page).first()).toHaveAttribute("href", new RegExp(`^${at("/")}`));
    expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
      expect.stringMatching(new RegExp(`^${at("/assets/js/")}.+\\.js$`)),
    ]);
    expect(queriesOf(service)).toHaveLength(asked);
  });
  await test.step("axe finds nothing, everything fits and can be hit, in both themes", async () => {
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await expectSoundDialog(page, dialogOf(page));
  });
  await test.step("nothing found says so too", async () => {
    await field.fill("zzzqqqzz");
    await expect(
      dialogOf(page).getByText("Nothing found for ‘zzzqqqzz’. Please try again.").first(),
    ).toBeVisible();
    await expect(notice).toBeVisible();
  });
});
