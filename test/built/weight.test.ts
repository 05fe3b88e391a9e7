import fs from "node:fs";
import path from "node:path";
import { earlyScripts, readPageParts, weighPage, type PageParts } from "../../tools/lib/pageWeight";
import { PAGE, RESOURCE } from "./site";
import { BUDGETS } from "./budgets";

const BUILD = path.resolve("build");

/** Pages with much code or many elements are larger. Printed pages hold a group of pages each, and run no scripts. */
const MIN_BYTES = 100_000;
const longPages = fs
  .readdirSync(BUILD, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".html") && !name.startsWith("print"))
  .filter((name) => fs.statSync(path.join(BUILD, name)).size > MIN_BYTES);

const read = (page: string): PageParts => readPageParts(fs.readFileSync(path.join(BUILD, page), "utf8"));

test.each(["index.html", `${PAGE.slice(1)}.html`, `${RESOURCE.slice(1)}.html`])(
  "%s keeps to the budgets of test/built/budgets.ts",
  (page) => {
    const parts = read(page);
    expect(parts.scripts).toEqual([]);
    expect([earlyScripts(parts), parts.sheets, parts.fonts].map((list) => list.length)).toEqual([1, 1, 1]);
    expect(parts.application).toHaveLength(3);
    const { beforeLoad: home, ...others } = weighPage(BUILD, parts);
    const weight = { home, ...others };
    const over = Object.entries(BUDGETS)
      .map(([name, budget]) => ({ name, budget, size: weight[name as keyof typeof BUDGETS] }))
      .filter(({ name, budget, size }) => size > budget && (name !== "home" || page === "index.html"))
      .map(
        ({ name, budget, size }) => `${page}: ${name} weighs ${size} bytes, ${size - budget} over ${budget}.`,
      );
    expect(over).toEqual([]);
  },
);

test("one script has React, which search and the application share", () => {
  const folder = path.join(BUILD, "assets/js");
  const withReact = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith(".js"))
    .filter((name) => fs.readFileSync(path.join(folder, name), "utf8").includes("react.dev/errors/"));
  expect(withReact).toEqual([expect.stringMatching(/^react\.[0-9a-f]{8}\.js$/)]);
});

test("the longest page has at most 7,000 elements", () => {
  const long = longPages
    .map((page) => ({ page, elements: read(page).html.match(/<[a-z]/g)?.length ?? 0 }))
    .filter(({ elements }) => elements > 7_000);
  expect(long).toEqual([]);
});
