/** A package names what it imports, and what it exports is there. */
import fs from "node:fs";
import { builtinModules } from "node:module";
import path from "node:path";

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const NAMES = fs.readdirSync("packages");
const manifestOf = (name: string): Manifest =>
  JSON.parse(fs.readFileSync(`packages/${name}/package.json`, "utf8")) as Manifest;

const CODE = /\.(?:tsx?|mjs|cjs)$/;
const TEST = /\.(?:test|fixture)\./;
/** A value or a module that is imported; types alone are not needed where a package is installed. */
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[^"';]*?\sfrom\s+)?"([\w@./-]+)"|\b(?:require(?:\.resolve)?|import)\(\s*"([\w@./-]+)"/g;
/** Modules that Docusaurus gives to pages under names of its own. */
const GIVEN =
  /^(?:@site|@theme|@theme-original|@generated|@docusaurus\/[A-Zu][A-Za-z]+$|@docusaurus\/router$)/;

function importsOf(name: string): ReadonlySet<string> {
  const root = `packages/${name}/src`;
  const files = fs
    .readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => CODE.test(file) && !TEST.test(file) && !file.endsWith(".d.ts"));
  const found = files.flatMap((file) =>
    [...fs.readFileSync(path.join(root, file), "utf8").matchAll(IMPORT)].map(
      ([, from, loaded]) => from ?? loaded ?? "",
    ),
  );
  const outside = found.filter((id) => !id.startsWith(".") && !id.startsWith("node:") && !GIVEN.test(id));
  return new Set(outside.map((id) => id.split("/", id.startsWith("@") ? 2 : 1).join("/")));
}

test.each(NAMES)("%s names every package that it imports", (name) => {
  const { name: own, dependencies = {} } = manifestOf(name);
  const missing = [...importsOf(name)].filter(
    (id) => id !== own && !Object.hasOwn(dependencies, id) && !builtinModules.includes(id),
  );
  expect(missing).toEqual([]);
});

test.each(NAMES)("every export of %s is there", (name) => {
  const places = Object.values(manifestOf(name).exports).map((place) => place.replace(/\/\*\.\w+$/, ""));
  expect(places.filter((place) => !fs.existsSync(path.join("packages", name, place)))).toEqual([]);
});
