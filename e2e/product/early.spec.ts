import type { Locator, Page } from "@playwright/test";
import {
  EARLY_SCRIPT,
  delayApplication,
  delayRequests,
  APPLICATION_SCRIPTS,
  themeButton,
} from "../support/delay";
import { test } from "../support/tab";
import { expect, hydrate, nextPaint, showIntent, test as ownTab } from "../support/test";
import { HYDRATED } from "docusaurus-waymark-core/protocol/attributes";

const ROUTE = "/api/resources/setup-keys";

/** The groups of request samples; answers on the same page have their own tabs. */
const groups = (page: Page): Locator => page.locator('[data-code-group]:has([data-choice="cURL"])');
const tab = (group: Locator, name: string): Locator => group.getByRole("tab", { name, exact: true });
const enlarge = (page: Page): Locator => page.getByRole("button", { name: /^Enlarge diagram/ }).first();
const docsMenu = (page: Page): Locator => page.getByRole("navigation", { name: "Docs pages" });

ownTab("the page is painted before a script is fetched", async ({ page }) => {
  await page.goto("/how-to/ssh");
  await page.locator("#site-nav[data-lights]").waitFor();
  const { painted, loaded, fetched } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
    loaded: (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).loadEventEnd,
    fetched:
      performance.getEntriesByType("resource").find(({ name }) => name.includes("/early."))?.startTime ?? 0,
  }));
  // A machine too busy to paint a page for a second after loading gets the script anyway.
  expect(fetched).toBeGreaterThan(Math.min(painted, loaded + 900));
});

ownTab("reading alone fetches nothing of the application, a moving pointer fetches it", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  // A pointer that already was over the page does not count as a sign.
  await page.mouse.move(400, 400);
  await page.goto("/how-to/ssh");
  await page.locator("#site-nav[data-lights]").waitFor();
  await page.evaluate(() => window.scrollTo(0, 800));
  await page.waitForLoadState("networkidle");
  expect(scripts).toHaveLength(1);
  expect(scripts[0]).toMatch(EARLY_SCRIPT);
  await page.mouse.move(200, 300);
  await page.locator(HYDRATED).waitFor();
});

test.describe("before the application is there", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("what the reader does stays: theme, menu, copies, feedback", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const release = await delayApplication(page);
    await page.goto("/how-to/ssh?utm_source=mail");
    const html = page.locator("html");
    const group = docsMenu(page).getByRole("button", { name: "Peers", exact: true });
    const list = page.locator(`[id="${(await group.getAttribute("aria-controls")) ?? ""}"]`);
    const copyLink = page.getByRole("button", { name: "Copy link" });
    const toast = page.getByRole("status").filter({ hasText: "Page URL copied to clipboard!" });
    const thanks = page.getByText("Thanks for your feedback!");
    const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

    await test.step("the skip link leads past the menu", async () => {
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await expect(page.locator("main :focus")).toHaveCount(1);
    });
    await test.step("the page follows the system, then the choice of the reader", async () => {
      await page.emulateMedia({ colorScheme: "dark" });
      await expect(html).toHaveAttribute("data-theme", "dark");
      await page.emulateMedia({ colorScheme: "light" });
      await expect(html).toHaveAttribute("data-theme", "light");
      await themeButton(page).click();
      await expect(html).toHaveAttribute("data-theme", "dark");
      await expect(html).toHaveClass(/dark/);
    });
    await test.step("a group of the menu closes", async () => {
      await group.click();
      await expect(group).toHaveAttribute("aria-expanded", "false");
      await expect(list).toBeHidden();
    });
    await test.step("the page is copied as Markdown, to the last byte of its twin", async () => {
      await page.getByRole("button", { name: "Copy page as Markdown" }).click();
      await expect(page.getByText("Page copied to the clipboard as Markdown!")).toBeVisible();
      const address = await page.locator('link[type="text/markdown"]').getAttribute("href");
      const twin = await (await page.request.get(address ?? "")).text();
      expect(twin).toContain("# SSH {#ssh}");
      expect(await copied()).toBe(twin);
    });
    await test.step("an answer to the feedback question thanks, takes focus and sends nothing", async () => {
      const sent: string[] = [];
      page.on("request", (request) => {
        // The application is asked for, and held back.
        if (!new URL(request.url()).pathname.startsWith("/assets/")) sent.push(request.url());
      });
      await page.getByRole("button", { name: "No", exact: true }).click();
      await expect(thanks).toBeFocused();
      await expect(thanks.getByRole("link", { name: "Something is missing" })).toHaveAttribute(
        "href",
        /title=[^&]*something\+is\+missing/,
      );
      expect(sent).toEqual([]);
    });
    await test.step("the address is copied, and said once after two presses", async () => {
      await copyLink.click();
      await expect(toast).toBeVisible();
      expect(await copied()).toMatch(/\/how-to\/ssh#site-main$/);
      await copyLink.click();
      await expect(toast).toHaveCount(1);
    });

    await release();
    await test.step("the message can be closed and gives focus back", async () => {
      await expect(toast).toHaveCount(1);
      await toast.getByRole("button", { name: "Close" }).click();
      await expect(toast).toHaveCount(0);
      await expect(copyLink).toBeFocused();
    });
    await test.step("the group stays closed, and only opens at the next press", async () => {
      await expect(group).toHaveAttribute("aria-expanded", "false");
      await expect(list).toBeHidden();
      await group.click();
      await expect(list).toBeVisible();
      await expect(page).toHaveURL(/\/how-to\/ssh\?/);
    });
    await test.step("the theme stays, and goes back to the system's", async () => {
      await expect(html).toHaveAttribute("data-theme", "dark");
      await themeButton(page).click();
      await expect(html).toHaveAttribute("data-theme", "light");
      const keys = await page.evaluate(() => Object.keys(localStorage));
      expect(keys.filter((key) => key.startsWith("theme"))).toEqual([]);
    });
    await test.step("the thanks stay on this page, the next one asks again", async () => {
      await expect(thanks).toBeVisible();
      await expect(page.getByText("Was this page helpful?")).toBeHidden();
      await page.evaluate(() => {
        window.location.hash = "find-ssh-changes-in-the-audit-events";
      });
      await expect(page.locator("nav [aria-current=location]")).toHaveAttribute(
        "href",
        "#find-ssh-changes-in-the-audit-events",
      );
      await expect(thanks).toBeVisible();
      await page.locator("a[rel=next]").press("Enter");
      await expect(page.getByText("Was this page helpful?")).toBeVisible();
    });
  });

  test("the menu shows the active page; menu and page keep their places when the application comes", async ({
    page,
  }) => {
    const release = await delayApplication(page);
    await page.goto("/selfhosted/troubleshooting");
    await expect(docsMenu(page).locator("[aria-current=page]")).toBeInViewport();
    const scroller = page.locator("[data-scroller]");
    await scroller.evaluate((node) => node.scrollTo(0, 40));
    await showIntent(page);
    await page.evaluate(() => window.scrollTo(0, 1500));
    await release();
    await expect.poll(() => scroller.evaluate((node) => node.scrollTop)).toBe(40);
    expect(await page.evaluate(() => window.scrollY)).toBe(1500);
  });

  test("tabs change in every group and stay; Copy takes the visible code and says so for 1 s", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const release = await delayApplication(page);
    await page.goto(ROUTE);
    const group = groups(page).first();
    await tab(group, "Python").click();
    for (const other of await groups(page).all())
      await expect(tab(other, "Python")).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowRight");
    const next = group.locator('[role="tab"][aria-selected="true"]');
    await expect(next).not.toHaveText("Python");
    await expect(next).toBeFocused();
    const chosen = (await next.textContent()) ?? "";
    const button = group.getByRole("button", { name: /^Cop/ });
    await button.click();
    await expect(button).toHaveText("Copied!");
    await expect(page.locator("[data-announced]")).toHaveText("Copied!");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await group.locator("[role=tabpanel]:not([hidden]) code").textContent(),
    );
    await expect(button).toHaveText("Copy");
    await button.click();
    await release();
    await expect(button).toHaveText("Copy");
    await expect(page.locator("[data-announced]")).toHaveText("");
    await expect(tab(groups(page).nth(1), chosen)).toHaveAttribute("aria-selected", "true");
    await page.reload();
    await expect(tab(groups(page).first(), chosen)).toHaveAttribute("aria-selected", "true");
  });

  test("a control that needs the application acts once it is there and search is closed", async ({
    page,
  }) => {
    const release = await delayApplication(page);
    await page.goto("/about/how-it-works");
    await enlarge(page).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.keyboard.press("Control+k");
    await release();
    await page.keyboard.type("relay");
    await expect(page.getByRole("combobox", { name: "Search" })).toHaveValue("relay");
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await expect(page.getByRole("region", { name: "Large diagram" })).toBeVisible();
  });

  test("of two links that are pressed, before and after the application comes, the last one is followed", async ({
    page,
  }) => {
    const answer = await delayRequests(page, /\/how-to\/cli$/);
    await page.goto("/how-to/ssh");
    // In one call, because Playwright waits for the answer to the first link.
    await page.evaluate((hydrated) => {
      const root = document.documentElement;
      const press = (name: string): void =>
        document.querySelector<HTMLElement>(`#site-nav a[href$="/how-to/${name}"]`)?.click();
      press("cli");
      new MutationObserver((_, observer) => {
        if (!root.matches(hydrated)) return;
        observer.disconnect();
        press("networks");
      }).observe(root, { attributes: true });
      window.dispatchEvent(new Event("pointermove"));
    }, HYDRATED);
    await expect(page).toHaveURL(/\/how-to\/networks$/);
    answer();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Networks");
    await page.waitForLoadState("networkidle");
    await expect(page).toHaveURL(/\/how-to\/networks$/);
  });

  test("Back shows the page of its address, and links that do not leave are no departure", async ({
    page,
  }) => {
    const current = page.locator("#site-nav [aria-current=page]");
    const press = (selector: string): Promise<void> =>
      page.evaluate((link) => document.querySelector<HTMLElement>(link)?.click(), selector);
    await page.goto("/api/resources/peers");
    await press('#site-nav a[href="/api/resources/peers#list-all-peers"]');
    await page.context().route(/^https:/, (route) => route.abort());
    const otherTab = page.waitForEvent("popup");
    await press('a[href^="http"][target="_blank"]');
    await (await otherTab).close();
    await expect(page.locator("html")).not.toHaveAttribute("data-leaving");
    await hydrate(page);
    await press('#site-nav a[href="/api/resources/users"]');
    await expect(page).toHaveTitle(/^Users/);
    const release = await delayApplication(page);
    await page.reload();
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveTitle(/^Peers/);
    await expect(current).toHaveCount(1);
    await showIntent(page);
    await release();
    await expect(page.locator("h1")).toHaveAttribute("id", "peers");
    await expect(current).toHaveText("Peers");
  });

  test("typed text stays", async ({ page }) => {
    const release = await delayApplication(page);
    await page.goto("/how-to/audit-event-codes");
    await page.getByRole("searchbox").fill("setupkey.revoke");
    await release();
    await expect(page.getByRole("searchbox")).toHaveValue("setupkey.revoke");
    await expect(page.getByRole("cell", { name: "policy.update", exact: true })).toBeHidden();
  });
});

test.describe("on a phone, before the application is there", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  const menu = (page: Page): Locator => page.locator("#site-nav");
  const opener = (page: Page): Locator => page.getByRole("button", { name: "Open menu" });

  test("the drawer is modal, closes every way and gives focus back, and stays open when the application comes", async ({
    page,
  }) => {
    const release = await delayApplication(page);
    await page.goto("/how-to/troubleshooting-client");
    const active = menu(page).locator("[aria-current=page]");
    const isLaidOut = (): Promise<boolean> =>
      active.evaluate((element) => element.checkVisibility({ visibilityProperty: true }));
    expect(await isLaidOut()).toBe(false);
    const isModal = async (): Promise<void> => {
      await expect(menu(page)).toHaveAttribute("aria-modal", "true");
      await expect(page.locator("header").first()).toHaveAttribute("inert", "");
      await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
    };
    for (const close of [
      () => page.keyboard.press("Escape"),
      () => menu(page).getByRole("button", { name: "Close menu" }).click(),
      () => page.mouse.click(380, 400),
      async () => {
        await release();
        await isModal();
        await page.keyboard.press("Escape");
      },
    ]) {
      await opener(page).click();
      await isModal();
      await expect(menu(page).getByRole("link").first()).toBeFocused();
      await expect(active).toBeInViewport();
      await close();
      await expect(menu(page)).toHaveAttribute("data-open", "false");
      await expect(opener(page)).toBeFocused();
      await expect(page.locator("html")).not.toHaveCSS("overflow", "hidden");
      await expect(page.locator("[inert]")).toHaveCount(0);
    }
  });
});

ownTab.describe("before the early script is there", () => {
  ownTab(
    "controls that are pressed act once it is there, and the application is fetched",
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      const goOn = await delayRequests(page, EARLY_SCRIPT);
      await page.goto("/how-to/ssh", { waitUntil: "commit" });
      await themeButton(page).click();
      const group = page.getByRole("button", { name: "Peers", exact: true });
      await group.click();
      await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
      goOn();
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      await expect(group).toHaveAttribute("aria-expanded", "false");
      await page.locator(HYDRATED).waitFor();
      await expect(group).toHaveAttribute("aria-expanded", "false");
    },
  );

  ownTab("a press on the menu button opens nothing in a window that has become wide", async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    const release = await delayRequests(page, EARLY_SCRIPT);
    await page.goto("/how-to/ssh", { waitUntil: "commit" });
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.setViewportSize({ width: 1180, height: 820 });
    release();
    await page.locator("#site-nav[data-lights]").waitFor();
    await expect(page.locator("[inert]")).toHaveCount(0);
    await expect(page.locator("html")).not.toHaveCSS("overflow", "hidden");
    await expect(page.locator("#site-nav")).not.toHaveAttribute("role", "dialog");
  });

  ownTab("Escape after a press on the menu button closes the menu", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const release = await delayRequests(page, EARLY_SCRIPT);
    await page.goto("/how-to/ssh", { waitUntil: "commit" });
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.keyboard.press("Escape");
    await themeButton(page).click();
    release();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.locator("#site-nav")).not.toHaveAttribute("role", "dialog");
    await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
  });

  ownTab("the menu does not open behind search, which was opened after it", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const release = await delayRequests(page, EARLY_SCRIPT);
    await page.goto("/how-to/ssh", { waitUntil: "commit" });
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("setup");
    release();
    await page.locator(HYDRATED).waitFor();
    await page.keyboard.type(" key");
    await expect(page.getByRole("combobox", { name: "Search" })).toHaveValue("setup key");
    await expect(page.locator("[inert]")).toHaveCount(0);
  });

  ownTab("arrow keys move along the tabs, and End does not scroll the page", async ({ page }) => {
    const release = await delayRequests(page, EARLY_SCRIPT);
    await page.goto(ROUTE, { waitUntil: "commit" });
    const third = groups(page).first().getByRole("tab").nth(2);
    await groups(page).first().getByRole("tab").first().focus();
    const top = await page.evaluate(() => window.scrollY);
    await page.keyboard.press("End");
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
    release();
    await expect(third).toBeFocused();
    await expect(third).toHaveAttribute("aria-selected", "true");
  });

  for (const [name, act] of [
    ["focus", (term: Locator) => term.focus()],
    ["the pointer", (term: Locator) => term.hover()],
  ] as const) {
    ownTab(`a term that has ${name} already shows its definition`, async ({ page }) => {
      const release = await delayRequests(page, EARLY_SCRIPT);
      await page.goto("/how-to/routing-peers", { waitUntil: "commit" });
      // Focus is visible after a key.
      await page.keyboard.press("Tab");
      await act(page.locator("a[data-term]", { hasText: "masquerade" }));
      release();
      await expect(page.getByRole("tooltip")).toBeVisible();
    });
  }

  ownTab("search takes text while the style sheet is on its way", async ({ page }) => {
    const release = await delayRequests(page, /\/assets\/css\/styles/);
    await page.goto("/search", { waitUntil: "commit" });
    await page.waitForFunction(() => "siteEarlyEvents" in window);
    await page.keyboard.press("Control+k");
    await page.keyboard.type("setup key");
    release();
    await expect(page.locator("dialog[open] input")).toHaveValue("setup key");
  });

  ownTab.describe("on a touch screen", () => {
    ownTab.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 780 } });

    ownTab("a tap on a term shows its definition", async ({ page }) => {
      const release = await delayRequests(page, EARLY_SCRIPT);
      await page.goto("/how-to/routing-peers", { waitUntil: "commit" });
      await page.locator("a[data-term]", { hasText: "masquerade" }).tap();
      release();
      await expect(page.getByRole("tooltip")).toBeVisible();
      await expect(page).toHaveURL(/routing-peers$/);
    });
  });
});

ownTab.describe("a part of the application that does not load", () => {
  ownTab(
    "a press that needs the application without a connection says so, and the page stays",
    async ({ page, context }) => {
      await page.goto("/about/how-it-works");
      await page.locator("#site-nav[data-lights]").waitFor();
      await context.setOffline(true);
      await enlarge(page).click();
      await expect(page.getByRole("status").filter({ hasText: "could not be loaded" })).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    },
  );

  ownTab("leaves the page as it is, and the message is shown all the same", async ({ page, problems }) => {
    await page.goto("/how-to/ssh");
    await hydrate(page);
    await page.waitForLoadState("networkidle");
    await page.route(/\/assets\/(?:js|css)\//, (route) => route.abort());
    await page.getByRole("button", { name: "Set your values" }).click();
    await expect(page.getByRole("status").filter({ hasText: "could not be loaded" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("SSH");
    await page.unroute(/\/assets\/(?:js|css)\//);
    await page.getByRole("button", { name: "Set your values" }).click();
    await expect(page.getByRole("dialog", { name: "Your values" })).toBeVisible();
    problems.length = 0;
  });
});

ownTab.describe("a new deployment while an old page is open", () => {
  ownTab("a page whose chunk is gone is loaded from the server, once", async ({ page, problems }) => {
    await page.goto("/how-to/ssh");
    await hydrate(page);
    await page.waitForLoadState("networkidle");
    await page.route(APPLICATION_SCRIPTS, (route) => route.fulfill({ status: 404 }));
    let loads = 0;
    page.on("load", () => {
      loads += 1;
    });
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('a[href$="/selfhosted/troubleshooting"]');
      link?.click();
    });
    await expect(page).toHaveURL(/\/selfhosted\/troubleshooting$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Troubleshoot/);
    await expect.poll(() => loads).toBe(1);
    const missing = page.waitForResponse(APPLICATION_SCRIPTS);
    await showIntent(page);
    await missing;
    await nextPaint(page);
    expect(loads).toBe(1);
    problems.length = 0;
  });
});
