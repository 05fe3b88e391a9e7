import { isRecord } from "docusaurus-waymark-core/lib/isRecord";
import { nearest } from "docusaurus-waymark-core/lib/nearest";
import { SiteError } from "docusaurus-waymark-core/lib/siteError";

type Kind = "text" | "list" | "object" | "boolean";
/** The options of an object; names that end in `!` are required. */
type Options = Readonly<Record<string, Kind>>;

const SITE: Options = {
  product: "object",
  "sections!": "list",
  facts: "text",
  schemas: "text",
  drawings: "text",
  rules: "text",
  ruleFolders: "list",
  tables: "text",
  outputs: "text",
  components: "text",
  api: "object",
  dataFiles: "list",
  siteDir: "text",
  blog: "object",
  pages: "boolean",
  locales: "list",
  language: "text",
};
const PART: Options = { "id!": "text", "basePath!": "text", "label!": "text", "folder!": "text" };
const SECTION: Options = { ...PART, "pluginId!": "text", "menu!": "text", alias: "text", reference: "text" };

const WORDS: Readonly<Record<Kind, string>> = {
  text: 'a text in quotes, such as "docs"',
  list: "a list in brackets",
  object: "an object in braces",
  boolean: "true or false, without quotes",
};

/**
 * Checks the options that a site passes to `defineConfig`. Modules that use a wrong one end without a reason.
 *
 * @throws SiteError with a line for each wrong option
 */
export function checkSettings(site: unknown): void {
  const { sections, blog } = isRecord(site) ? site : {};
  const problems = [
    ...problemsOf(site, "The configuration", SITE),
    ...(Array.isArray(sections)
      ? sections.flatMap((one, index) => problemsOf(one, `sections[${index}]`, SECTION))
      : []),
    ...(Array.isArray(sections) && sections.length === 0
      ? ['"sections" is empty. Fix: add the section at the root.']
      : []),
    ...(blog === undefined ? [] : problemsOf(blog, '"blog"', PART)),
  ];
  if (problems.length > 0)
    throw new SiteError(problems.map((line) => `docusaurus.config.ts: ${line}`).join("\n"));
}

function problemsOf(value: unknown, owner: string, options: Options): string[] {
  if (!isRecord(value)) return [`${owner} is not ${WORDS.object}. Fix: write its options in braces.`];
  const kinds = new Map(Object.entries(options).map(([name, kind]) => [name.replace("!", ""), kind]));
  const given = Object.entries(value).filter(([, one]) => one !== undefined);
  const meant = new Set(given.map(([name]) => (kinds.has(name) ? name : nearest(name, kinds.keys()))));
  return [
    ...given.flatMap(([name, one]) => {
      const kind = kinds.get(name);
      if (kind === undefined)
        return [`${owner} cannot have "${name}". Fix: ${fixOf(name, [...kinds.keys()])}`];
      return kindOf(one) === kind ? [] : [`"${name}" has a wrong value. Fix: write ${WORDS[kind]}.`];
    }),
    ...[...kinds]
      .filter(([name]) => `${name}!` in options && !meant.has(name))
      .map(([name, kind]) => `${owner} has no "${name}". Fix: add it: ${WORDS[kind]}.`),
  ];
}

function fixOf(name: string, names: readonly string[]): string {
  const near = nearest(name, names);
  return near === undefined ? `use one of ${names.join(", ")}, or remove it.` : `write "${near}".`;
}

function kindOf(value: unknown): Kind | undefined {
  if (typeof value === "string") return "text";
  if (typeof value === "boolean") return "boolean";
  if (Array.isArray(value)) return "list";
  return isRecord(value) ? "object" : undefined;
}
