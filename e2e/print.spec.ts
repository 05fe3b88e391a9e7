import { printPdf } from "docusaurus-plugin-waymark-publish/pdf/print";
import { expect, test } from "./support/test";

test("a printed group is one page without scripts, whose contents and PDF lead to every page", async ({
  page,
  problems,
}) => {
  await page.goto("/print");
  const group = page.getByRole("main").locator('a[href^="/print/"]').first();
  const title = await group.innerText();
  await group.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  const links = page.getByRole("navigation", { name: "Contents" }).getByRole("link");
  const titles = await links.allInnerTexts();
  expect(await page.locator("article h2").allInnerTexts()).toEqual(titles);
  expect(await page.locator("script").count()).toBe(0);
  const places = await page.evaluate(() => {
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    const targets = [...document.querySelectorAll('a[href^="#"]')].map((link) =>
      link.getAttribute("href")?.slice(1),
    );
    return {
      twice: ids.filter((id, at) => ids.indexOf(id) !== at),
      dead: targets.filter((to) => !ids.includes(to ?? "")),
    };
  });
  expect(places).toEqual({ twice: [], dead: [] });
  // Its PDF has tags and bookmarks.
  const pdf = (await printPdf(page)).toString("latin1");
  expect(pdf).toContain("/StructTreeRoot");
  expect(pdf).toContain("/Outlines");
  expect(problems).toEqual([]);
});
