import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { addToMenu } from "../plugins/content/menus/add";
import { MENU_FILES } from "../plugins/content/site";
import { redirectsOf } from "../src/navigation/redirects";
import { product } from "../src/product/current";
import { SECTIONS } from "../src/sections";
import { pageTemplate } from "./newPage/template";

const ROOT = path.join(import.meta.dirname, "..");
const USAGE = 'npm run new -- how-to/example "Title" [--group "Label of the menu group"]';
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/;

/** Makes a page from the template and adds it to the menu of its section. */
function main(args: readonly string[]): void {
  const options = { group: { type: "string" } } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [slug = "", title = ""] = positionals;
  const section = slug.startsWith("api/") ? SECTIONS.api : SECTIONS.docs;
  const id = section.id === "api" ? slug.slice("api/".length) : slug;
  const file = `${section.folder}/${id}.mdx`;
  refuse(slug, id, title, file);
  const menu = path.join(ROOT, MENU_FILES[section.id]);
  const menuText = addToMenu(MENU_FILES[section.id], fs.readFileSync(menu, "utf8"), id, values.group);
  fs.mkdirSync(path.dirname(path.join(ROOT, file)), { recursive: true });
  fs.writeFileSync(path.join(ROOT, file), pageTemplate(title, product.release, new Date()));
  fs.writeFileSync(menu, menuText);
  process.stdout.write(`${file}\n${MENU_FILES[section.id]}\nNext: npm run check -- ${file}\n`);
}

/** @throws Error for a bad slug, a missing title, and an address that is taken */
function refuse(slug: string, id: string, title: string, file: string): void {
  if (!SLUG.test(slug)) throw new Error(`"${slug}" is no slug. Fix: use small letters, digits, "-" and "/".`);
  if (title.trim() === "") throw new Error("The page has no title. Fix: give it behind the slug.");
  const taken = [file, file.replace(/\.mdx$/, ".md"), file.replace(/\.mdx$/, "/index.mdx")];
  const exists = taken.find((name) => fs.existsSync(path.join(ROOT, name)));
  if (exists) throw new Error(`${exists} exists. Fix: choose another slug.`);
  const moved = redirectsOf(product).some(({ from }) => from === `/${slug}`);
  if (moved) throw new Error(`/${slug} sends elsewhere. Fix: choose another slug, or remove the redirect.`);
  if (id === "") throw new Error("The page has no name. Fix: give a slug.");
}

try {
  main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`);
  process.exitCode = 1;
}
