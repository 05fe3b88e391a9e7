/** @jest-environment jsdom */
import fs from "node:fs";

const read = (file: string): string => fs.readFileSync(`build${file}`, "utf8");

test.each([
  ["/index.html", "/pages.atom"],
  ["/api/changelog.html", "/api/changelog.atom"],
])("%s leads to a feed that is whole, and whose entries exist", (file, address) => {
  const page = new DOMParser().parseFromString(read(file), "text/html");
  const link = page.querySelector('link[type="application/atom+xml"]');
  expect(link?.getAttribute("href")).toBe(address);
  expect(page.querySelector(`article a[href="${address}"]`)).not.toBeNull();
  const feed = new DOMParser().parseFromString(read(address), "application/xml");
  const textsOf = (selector: string): string[] =>
    [...feed.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect(textsOf("parsererror")).toEqual([]);
  const links = [...feed.querySelectorAll("entry > link")].map((entry) => entry.getAttribute("href") ?? "");
  expect(links.length).toBeGreaterThan(0);
  expect(new Set(textsOf("id")).size).toBe(links.length + 1);
  for (const day of textsOf("updated")) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}T00:00:00Z$/);
  for (const summary of textsOf("summary")) expect(summary).not.toMatch(/^$|\{\{/);
  const routes = new Set(links.map((entry) => new URL(entry).pathname));
  const missing = [...routes].filter((route) => route !== "/" && !fs.existsSync(`build${route}.html`));
  expect(missing).toEqual([]);
});
