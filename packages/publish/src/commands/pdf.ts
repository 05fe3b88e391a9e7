// `npx waymark pdf <group>`, or `all`: writes printed pages of the finished build as PDF files with tags and bookmarks,
// into `pdf/`. Without a name it lists the groups. It needs Chrome or Chromium.
import { currentSite } from "docusaurus-waymark-core/site/current";
import fs from "node:fs/promises";
import path from "node:path";
import { chromium } from "@playwright/test";
import { serve } from "../server";
import { filesIn } from "docusaurus-waymark-core/build/files";
import { ensureChromium } from "docusaurus-waymark-core/build/chromium.mjs";
import { printPdf } from "../pdf/print";
import { runMain } from "docusaurus-waymark-core/build/runMain";

const SITE = currentSite().siteDir;
const BUILD = path.join(SITE, "build");
const TARGET = path.join(SITE, "pdf");

async function main([wanted]: readonly string[]): Promise<void> {
  const groups = (await filesIn(path.join(BUILD, "print"), ".html")).map((file) =>
    file.replace(/\.html$/, ""),
  );
  if (groups.length === 0) throw new Error("There are no printed pages. Fix: run npm run build first.");
  const names = wanted === "all" ? groups : groups.filter((group) => group === wanted);
  if (names.length === 0)
    throw new Error(`Usage: npx waymark pdf <group>, with one of: all, ${groups.join(", ")}.`);
  const executablePath = ensureChromium();
  if (executablePath === undefined) throw new Error("There is no browser that prints.");
  const site = await serve(BUILD);
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    await fs.mkdir(TARGET, { recursive: true });
    for (const name of names) {
      const page = await browser.newPage();
      await page.goto(`${site.url}/print/${name}`);
      const file = path.join(TARGET, `${name}.pdf`);
      await fs.writeFile(file, await printPdf(page));
      await page.close();
      console.log(file);
    }
  } finally {
    await browser.close();
    site.close();
  }
}

runMain(main);
