/**
 * The fact files of the site (`*.yaml`) as typed data. For Node: in bundles for browsers the build replaces each call of
 * `loadFacts` and `loadFactFolder` with the data (`packages/core/src/build/inlineFacts.ts`).
 */
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { isFile } from "../build/files";
import { once } from "../lib/once";
import { SiteError } from "../lib/siteError";
import { currentSite, inSite } from "../site/current";
import { FOLDER_PROBLEM, type FactProblem } from "./problems";
import { readFacts, type FactFile } from "./read";
import { schemaNames, schemaPath, schemaProblems } from "./schema";
import { factsFolder, siteText } from "./text";
import type { FactName, Facts } from "./types";

/** Every fact file: one for each schema, or all files of the folder with the name of the schema. */
export const factNames = once((): readonly FactName[] => {
  const names = schemaNames().flatMap((name) => {
    const folder = path.join(factsFolder(), name);
    return fs.existsSync(folder) ? namesIn(folder).map((file) => `${name}/${file}`) : [name];
  });
  return names as FactName[];
});

function namesIn(folder: string): string[] {
  const files = fs.readdirSync(folder).filter((file) => file.endsWith(".yaml"));
  return files.map((file) => path.basename(file, ".yaml")).sort();
}

/** Path of a fact file from the project root. */
export function factPath(name: FactName): string {
  return `${currentSite().facts}/${name}.yaml`;
}

/** The data of a fact file of the site; entries that cannot be used are omitted, and `npm run check` says why. */
export function loadFacts<Name extends FactName>(name: Name): Facts[Name] {
  data ??= cachedData() ?? readAll();
  if (!(name in data))
    throw new SiteError(
      `The facts "${name}" have no schema. Fix: write ${currentSite().schemas}/${name}.schema.json.`,
    );
  return data[name];
}

/** The data of the files in a folder of facts, by file name without the extension. */
export function loadFactFolder<Folder extends string>(
  folder: Folder,
): Readonly<Record<string, Facts[FactName & `${Folder}/${string}`]>> {
  const isInFolder = (name: FactName): name is FactName & `${Folder}/${string}` =>
    name.startsWith(`${folder}/`);
  const names = factNames().filter(isInFolder);
  return Object.fromEntries(names.map((name) => [path.basename(name), loadFacts(name)])) as ReturnType<
    typeof loadFactFolder<Folder>
  >;
}

/** Mistakes in the fact files of the site; files without mistakes are omitted. */
export function siteProblems(): ReadonlyMap<FactName, readonly FactProblem[]> {
  loadFacts("releases");
  return problems;
}

/** Mistakes of a file, and of its schema: once, however many files share it. */
function problemsOf(name: FactName, { problems: found }: FactFile): readonly FactProblem[] {
  const first = factNames().find((other) => schemaPath(other) === schemaPath(name));
  return [...(first === name ? schemaProblems(name) : []), ...(fileProblems(name) ?? found)];
}

/** What is wrong with a file that has no text; undefined for others. */
function fileProblems(name: FactName): readonly FactProblem[] | undefined {
  const file = path.join(factsFolder(), `${name}.yaml`);
  const at = { line: 1, column: 1 };
  if (fs.existsSync(file) && !isFile(file)) return [{ ...at, ...FOLDER_PROBLEM }];
  if (siteText(name) !== "") return undefined;
  return isFile(file)
    ? [{ ...at, message: "The file is empty.", fix: "write its entries, or [] for none." }]
    : [{ ...at, message: "There is no file of this name.", fix: "write it, or remove its schema." }];
}

let data: Facts | undefined;
let problems: ReadonlyMap<FactName, readonly FactProblem[]> = new Map();

/**
 * Data of files without mistakes, with the hash of all that it was made from. Reading YAML with positions takes ten times as
 * long as all rules on one page.
 */
function cacheFile(): string {
  const name = currentSite().facts.replaceAll("/", "-");
  return inSite(`node_modules/.cache/facts-${name}.json`);
}

function cachedData(): Facts | undefined {
  try {
    const cached = JSON.parse(fs.readFileSync(cacheFile(), "utf8")) as {
      readonly hash: string;
      readonly data: Facts;
    };
    return cached.hash === hashOfSources() ? cached.data : undefined;
  } catch {
    return undefined;
  }
}

function readAll(): Facts {
  const files = factNames().map((name) => [name, readFacts(name, siteText(name))] as const);
  const all = Object.fromEntries(files.map(([name, file]) => [name, file.data])) as unknown as Facts;
  problems = new Map(
    files
      .map(([name, file]) => [name, problemsOf(name, file)] as const)
      .filter(([, found]) => found.length > 0),
  );
  if (problems.size === 0) save(all);
  return all;
}

/** No cache is kept if the folder is not writable. */
function save(all: Facts): void {
  try {
    fs.mkdirSync(path.dirname(cacheFile()), { recursive: true });
    fs.writeFileSync(cacheFile(), JSON.stringify({ hash: hashOfSources(), data: all }));
  } catch {
    return;
  }
}

function hashOfSources(): string {
  const hash = createHash("sha256");
  for (const name of factNames()) hash.update(siteText(name));
  for (const file of new Set(factNames().map(schemaPath))) hash.update(fs.readFileSync(file));
  for (const file of fs.readdirSync(__dirname).filter((name) => /^(?:read|schema)\./.test(name)))
    hash.update(fs.readFileSync(path.join(__dirname, file)));
  return hash.digest("hex");
}
