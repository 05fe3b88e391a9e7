import { expect, test, type Page } from "@playwright/test";
import PAGES from "../screens/pages.json";
import { LiveProject } from "./project";

/** Differs from the ports of the built sites, which are tested at the same time. */
const PORT = Number(process.env["E2E_PORT"] ?? 4173) + 200;
const ADDRESS = `http://127.0.0.1:${PORT}`;
const FILE = `docs${PAGES.guide}.mdx`;

let project: LiveProject;

test.beforeAll(() => {
  project = new LiveProject();
});

test.afterAll(() => project.remove());

/** Waits until the server has printed a text; fails at once if the server has ended. */
const printed = (text: string) =>
  expect
    .poll(() => {
      if (!project.isRunning) throw new Error(`The server has ended. ${project.output}`);
      return project.output;
    })
    .toContain(text);
const overlay = (page: Page) => page.getByRole("region", { name: "Content check" });

/** The last report, as the client of a page gets it. */
async function served(): Promise<string> {
  const { body } = await fetch(`${ADDRESS}/__content-check/events`);
  let received = "";
  for await (const part of body ?? []) {
    received += new TextDecoder().decode(part);
    if (/^data: .*\n\n/m.test(received)) break;
  }
  return received;
}

test("mistakes come and go in the terminal and on the page, and never end the server", async ({ page }) => {
  const text = project.read(FILE);
  const lines = text.trimEnd().split("\n").length;
  const seconds = (from: number): string => `${((performance.now() - from) / 1000).toFixed(2)} s`;

  await test.step("a page that cannot be read keeps the server waiting, not ending", async () => {
    project.write(FILE, text.replace("title:", "title: ["));
    project.start(PORT);
    await printed(`${FILE}:`);
    await printed("The server starts when this is fixed.");
    project.write(FILE, text);
    await printed("0 findings in");
  });

  await page.goto(ADDRESS + PAGES.guide);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(overlay(page)).toHaveCount(0);

  await test.step("a misspelled word shows with its place and fix", async () => {
    const from = performance.now();
    project.write(FILE, `${text.trimEnd()}\n\nYou recieve a key.\n`);
    const place = `${lines + 2}:5`;
    await expect(overlay(page)).toContainText(
      `${place} spelling: "recieve" is not in the dictionary. Fix: write "receive"`,
    );
    console.log(`finding on screen after ${seconds(from)}`);
    await expect(page.getByText("You recieve a key.")).toBeVisible();
    console.log(`text on screen after ${seconds(from)}`);
    await printed(`${FILE}:${place} spelling:`);
    expect(await served()).toContain("recieve");
  });

  await test.step("other pages do not show it", async () => {
    await page.goto(ADDRESS + PAGES.longPage);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(overlay(page)).toHaveCount(0);
    await page.goto(ADDRESS + PAGES.guide);
    await expect(overlay(page)).toBeVisible();
  });

  await test.step("search finds what the last build had", async () => {
    await page.goto(ADDRESS + PAGES.longPage);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("last build");
    await expect(page.getByRole("option", { name: "Page of the last build" })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(ADDRESS + PAGES.guide);
  });

  await test.step("a page that does not compile says so, and nothing covers it", async () => {
    project.write(FILE, `${text.trimEnd()}\n\n<Stpes>x</Stpes>\n`);
    await expect(overlay(page)).toContainText("<Stpes> is not a component of this site. Fix: write <Steps>.");
    await printed("MDX compilation failed");
    await expect(page.locator("#webpack-dev-server-client-overlay")).toHaveCount(0);
  });

  await test.step("the fix clears terminal and page", async () => {
    const from = performance.now();
    project.write(FILE, text);
    await expect(overlay(page)).toHaveCount(0);
    console.log(`mend on screen after ${seconds(from)}`);
    await printed(`Fixed: ${FILE} component:`);
    expect(await served()).not.toContain(FILE);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  await test.step("a change of a file that a fence shows is seen without a change of the page", async () => {
    project.write("deploy/shown.yaml", "before: 1\n");
    project.write(FILE, `${text.trimEnd()}\n\n\`\`\`yaml file=deploy/shown.yaml\n\`\`\`\n`);
    await expect(page.getByText("before: 1")).toBeVisible();
    project.write("deploy/shown.yaml", "after: 2\n");
    await expect(page.getByText("after: 2")).toBeVisible();
    project.write(FILE, text);
    await expect(page.getByText("after: 2")).toHaveCount(0);
  });

  await test.step("an entry of the menu without a page is one finding on every page", async () => {
    const menu = project.read("sidebars.ts");
    const id = PAGES.longPage.slice(1);
    project.write("sidebars.ts", menu.replace(`"${id}"`, `"${id}i"`));
    await expect(overlay(page)).toContainText(`There is no page "${id}i".`);
    project.write("sidebars.ts", menu);
    await expect(overlay(page)).toHaveCount(0);
    expect(project.isRunning).toBe(true);
  });
});
