import fs from "node:fs";
import path from "node:path";
import type { ProductIdentity } from "../../src/product/identity";
import { isRecord } from "../../src/lib/isRecord";
import { EDITS, EMPTIED, HANDBOOK_FILES, REMOVED, REMOVED_FILES, REMOVED_TRANSLATIONS } from "./lists";

/** Placeholder in starter files for the release of the identity. */
const RELEASE = /__RELEASE__/g;

/**
 * Turns the files of a project into those of another product. The platform stays; files about the product go, and a small
 * start of pages, menus, facts and an API description takes its place.
 *
 * @param folder root of the project
 * @throws Error when a file of the platform does not match the lists
 */
export function adopt(folder: string, identity: ProductIdentity): void {
  const starter = path.join(folder, "scripts/adopt/starter");
  const files = filesIn(starter).map(
    (name) => [name, fs.readFileSync(path.join(starter, name), "utf8")] as const,
  );
  const handbook = filesIn(path.join(folder, "docs")).filter((name) => HANDBOOK_FILES.has(name));
  const kept = handbook.map((name) => [
    `docs/${name}`,
    fs.readFileSync(path.join(folder, "docs", name), "utf8"),
  ]);
  for (const { file, from, to } of EDITS) edit(folder, file, (text) => text.replace(from, to));
  for (const [file, rest] of Object.entries(EMPTIED)) edit(folder, file, (text) => emptied(text, rest));
  removeAll(folder);
  for (const [name = "", text = ""] of [...kept, ...files])
    write(folder, name, text.replace(RELEASE, identity.release));
  writeIdentity(folder, identity);
  dropTranslations(folder);
}

function removeAll(folder: string): void {
  const matching = REMOVED_FILES.flatMap(({ folder: place, name }) =>
    fs
      .readdirSync(path.join(folder, place))
      .filter((file) => name.test(file))
      .map((file) => `${place}/${file}`),
  );
  for (const name of [...REMOVED, ...matching])
    fs.rmSync(path.join(folder, name), { recursive: true, force: true });
}

/** A data file without its entries: the comments at its head, then this text. */
export function emptied(text: string, rest: string): string {
  const head = /^(?:#.*\n)*/.exec(text)?.[0] ?? "";
  return [head, rest].filter(Boolean).join("\n").replace(/\n*$/, "\n");
}

/** The file of an identity. */
export function identityFile(identity: ProductIdentity): string {
  return `import type { ProductIdentity } from "./identity";

/** The product that this site documents. \`identity.ts\` says what each field is, and which others there are. */
export const product: ProductIdentity = ${JSON.stringify(identity, null, 2)};
`;
}

function writeIdentity(folder: string, identity: ProductIdentity): void {
  const { slug, name } = identity;
  write(folder, `src/product/${slug}.ts`, identityFile(identity));
  write(
    folder,
    "src/product/identities.ts",
    `import type { ProductIdentity } from "./identity";
import { product } from "./${slug}";

/** Every identity that the site can be built with; the first one is the default. */
export const IDENTITIES: readonly [ProductIdentity, ...ProductIdentity[]] = [product];
`,
  );
  edit(folder, "scripts/lib/variant.mjs", (text) => text.replace(/(?<=product: ")\w+/, slug));
  for (const file of ["package.json", "package-lock.json"])
    edit(folder, file, (text) => text.replaceAll('"name": "mesh-docs"', `"name": "${slug}-docs"`));
  edit(folder, "package.json", (text) =>
    text.replace(/(?<="description": ").*(?=")/, `Documentation of ${name}`),
  );
  edit(folder, "README.md", (text) => text.replace(/^# .*/, `# Documentation of ${name}`));
}

/** Removes translated pages, and texts of the interface that the code no longer uses. */
function dropTranslations(folder: string): void {
  const sources = filesIn(path.join(folder, "src"))
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => fs.readFileSync(path.join(folder, "src", name), "utf8"))
    .join("\n");
  for (const language of fs.readdirSync(path.join(folder, "i18n"))) {
    const place = path.join(folder, "i18n", language);
    for (const name of fs.readdirSync(place))
      if (REMOVED_TRANSLATIONS.test(name)) fs.rmSync(path.join(place, name), { recursive: true });
    edit(folder, `i18n/${language}/code.json`, (text) => {
      const texts: unknown = JSON.parse(text);
      const used = Object.entries(isRecord(texts) ? texts : {}).filter(
        ([id]) => id.startsWith("theme.") || sources.includes(`"${id}"`),
      );
      return `${JSON.stringify(Object.fromEntries(used), null, 2)}\n`;
    });
  }
}

/** @throws Error when the text stays the same */
function edit(folder: string, file: string, change: (text: string) => string): void {
  const before = fs.readFileSync(path.join(folder, file), "utf8");
  const after = change(before);
  if (after === before) throw new Error(`${file} has another form. Fix: change scripts/adopt/lists.ts.`);
  fs.writeFileSync(path.join(folder, file), after);
}

function write(folder: string, name: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  fs.writeFileSync(path.join(folder, name), text);
}

/** Paths of all files below a folder. */
function filesIn(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => fs.statSync(path.join(folder, name)).isFile())
    .sort();
}
