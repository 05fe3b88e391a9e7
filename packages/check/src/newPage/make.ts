import fs from "node:fs";
import path from "node:path";
import { addToMenu } from "docusaurus-waymark-core/menus/add";
import { readContent } from "docusaurus-waymark-core/content/site";
import { isPartial } from "docusaurus-waymark-core/parse/partials";
import { isPageFile, isPageRoute, VALID_NAMES } from "docusaurus-waymark-core/content/routes";
import { isGenerated } from "docusaurus-waymark-core/rules/generated";
import { linkedPage } from "../analyze";
import { CONFIGURED, CONTEXT, FOLDERS } from "../context";
import { addressRule } from "../rules/addresses";
import { TEMPLATE } from "../rules/text/unfinished";
import { siteRedirects } from "docusaurus-waymark-core/site/redirects";
import { product } from "docusaurus-waymark-core/site/product";
import { sectionForPage } from "docusaurus-waymark-core/sections";
import { readCommandLine } from "docusaurus-waymark-core/build/commandLine";

/**
 * Makes a page from the template and adds it to the menu of its section.
 *
 * @param root folder of the project
 * @param args slug, title and, with `--group`, the label of the group in the menu
 * @returns the files that changed, from the root: the page, then the menu
 * @throws Error for a bad slug, a missing title, a group that is not there, and an address that is taken; nothing is written
 */
export function makePage(root: string, args: readonly string[]): readonly [page: string, menu: string] {
  const options = { group: { type: "string" } } as const;
  const { values, positionals } = readCommandLine(args, options);
  const [slug = "", title = "", ...more] = positionals;
  if (more.length > 0)
    throw new Error(`The title has no quotes. Fix: write "${[title, ...more].join(" ")}" in quotes.`);
  const section = sectionForPage(`/${slug}`);
  const id = `/${slug}`.slice(section.basePath.length + 1);
  const file = `${section.folder}/${id}.mdx`;
  refuse(root, slug, title, file);
  const { menu } = section;
  const menuText = addToMenu(menu, fs.readFileSync(path.join(root, menu), "utf8"), id, values.group);
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), pageTemplate(title, product.release));
  fs.writeFileSync(path.join(root, menu), menuText);
  return [file, menu];
}

/** @throws Error for a bad slug, a missing title, and an address that is taken */
function refuse(root: string, slug: string, title: string, file: string): void {
  if (slug === "") throw new Error("The page has no slug. Fix: write its address, such as how-to/example.");
  const plain = slug.replace(/^\/|^docs\/|\.mdx?$/g, "");
  if (plain !== slug && isPageRoute(`/${plain}`))
    throw new Error(
      `"${slug}" is not a slug, which is an address without "docs/" and an extension. Fix: write ${plain}.`,
    );
  if (!isPageRoute(`/${slug}`) || !isPageFile(file) || isPartial({ path: file }))
    throw new Error(`"${slug}" is not an address. Fix: ${VALID_NAMES}.`);
  if (isGenerated({ path: file }))
    throw new Error(`${file} would be deleted by npm run api:generate. Fix: choose another folder.`);
  if (title.trim() === "") throw new Error("The page has no title. Fix: write it in quotes after the slug.");
  const taken = [file, file.replace(/\.mdx$/, ".md"), file.replace(/\.mdx$/, "/index.mdx")];
  const exists = taken.find((name) => fs.existsSync(path.join(root, name)));
  if (exists) throw new Error(`${exists} already exists. Fix: choose another slug.`);
  const { sources, site } = readContent({ siteDir: root, folders: FOLDERS, ...CONFIGURED });
  const pages = [...sources.filter((source) => !isPartial(source)), { path: file, text: "" }];
  const linked = pages.map((source) => linkedPage(source, CONTEXT));
  const refused = addressRule(linked, site, [], (name) => name === file).find(
    ({ path: name }) => name === file,
  );
  if (refused) throw new Error(`${refused.message} Fix: choose another slug.`);
  const moved = siteRedirects().some(({ from }) => from === `/${slug}`);
  if (moved)
    throw new Error(`/${slug} redirects to another page. Fix: choose another slug, or remove the redirect.`);
}

/** Text of a new page. Each gap in it is a finding of `npm run check` until it is filled. */
function pageTemplate(title: string, release: string): string {
  return `---
title: ${JSON.stringify(title)}
description: ${JSON.stringify(TEMPLATE.description)}
release: ${release}
---

${TEMPLATE.opening}

${TEMPLATE.heading}

<Steps>

1. ${TEMPLATE.step}

2. ${TEMPLATE.proof}

</Steps>
`;
}
