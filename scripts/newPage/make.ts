import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { addToMenu } from "../../plugins/content/menus/add";
import { MENU_FILES } from "../../plugins/content/site";
import { redirectsOf } from "../../src/navigation/redirects";
import { product } from "../../src/product/current";
import { SECTIONS } from "../../src/sections";
import { pageTemplate } from "./template";

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/;

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
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [slug = "", title = ""] = positionals;
  const section = slug.startsWith("api/") ? SECTIONS.api : SECTIONS.docs;
  const id = section.id === "api" ? slug.slice("api/".length) : slug;
  const file = `${section.folder}/${id}.mdx`;
  refuse(root, slug, title, file);
  const menu = MENU_FILES[section.id];
  const menuText = addToMenu(menu, fs.readFileSync(path.join(root, menu), "utf8"), id, values.group);
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), pageTemplate(title, product.release, new Date()));
  fs.writeFileSync(path.join(root, menu), menuText);
  return [file, menu];
}

/** @throws Error for a bad slug, a missing title, and an address that is taken */
function refuse(root: string, slug: string, title: string, file: string): void {
  if (!SLUG.test(slug)) throw new Error(`"${slug}" is no slug. Fix: use small letters, digits, "-" and "/".`);
  if (title.trim() === "") throw new Error("The page has no title. Fix: give it behind the slug.");
  const taken = [file, file.replace(/\.mdx$/, ".md"), file.replace(/\.mdx$/, "/index.mdx")];
  const exists = taken.find((name) => fs.existsSync(path.join(root, name)));
  if (exists) throw new Error(`${exists} exists. Fix: choose another slug.`);
  const moved = redirectsOf(product).some(({ from }) => from === `/${slug}`);
  if (moved) throw new Error(`/${slug} sends elsewhere. Fix: choose another slug, or remove the redirect.`);
}
