/**
 * The fact files of the site (`*.yaml`) as typed data. For Node: in bundles for browsers the build replaces each call of
 * `loadFacts` and `loadMessageFiles` with the data (`plugins/lib/inlineFacts.ts`).
 */
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { once } from "../lib/once";
import { currentSite, inSite } from "../site/current";
import type { FactProblem } from "./problems";
import { readFacts } from "./read";
import { factsFolder, schemaFile } from "./schema";
import type { FactName, Facts, MessageFile } from "./types";
import { SCHEMA_NAMES } from "./types.generated";

/** Every fact file. */
export const factNames = once((): readonly FactName[] => {
  const folder = path.join(factsFolder(), "messages");
  const components = fs.existsSync(folder) ? fs.readdirSync(folder).sort() : [];
  return [
    ...SCHEMA_NAMES.filter((name) => name !== "messages"),
    ...components.map((file) => `messages/${path.basename(file, ".yaml")}` as const),
  ];
});

/** Path of a fact file from the project root. */
export function factPath(name: FactName): string {
  return `${currentSite().facts}/${name}.yaml`;
}

/** The data of a fact file of the site; entries that cannot be used are omitted, and `npm run check` says why. */
export function loadFacts<Name extends FactName>(name: Name): Facts[Name] {
  data ??= cachedData() ?? readAll();
  return data[name];
}

/** The data of the files in the folder `messages`, by component. */
export function loadMessageFiles(): Readonly<Record<string, MessageFile>> {
  const names = factNames().filter((name) => name.startsWith("messages/")) as `messages/${string}`[];
  return Object.fromEntries(names.map((name) => [path.basename(name), loadFacts(name)]));
}

/** Mistakes in the fact files of the site; files without mistakes are omitted. */
export function siteProblems(): ReadonlyMap<FactName, readonly FactProblem[]> {
  loadFacts("releases");
  return problems;
}

/** The text of a fact file of the site. */
export function siteText(name: FactName): string {
  return fs.readFileSync(path.join(factsFolder(), `${name}.yaml`), "utf8");
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
    files.flatMap(([name, file]) => (file.problems.length > 0 ? [[name, file.problems]] : [])),
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
  for (const file of [...new Set(factNames().map(schemaFile)), "read.ts", "schema.ts"])
    hash.update(fs.readFileSync(path.join(__dirname, file)));
  return hash.digest("hex");
}
