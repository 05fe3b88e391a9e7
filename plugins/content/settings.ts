import fs from "node:fs";
import path from "node:path";
import type { Node, ObjectExpression } from "@babel/types";
import { parse, type ParseError } from "jsonc-parser";
import { nearest } from "../../src/lib/nearest";
import { positionOf, WriterError, type Finding } from "../report";
import { syntaxProblem } from "./menus/read";
import { nameOf, parseSource, visit } from "./menus/syntax";

// Reads the settings before any module that uses them is loaded: with a wrong field those end without a place or a reason.

const SITE_CONFIG = "docusaurus.config.ts";
/** Files of maintainers that commands load, from the project root. */
const FILES = [SITE_CONFIG];

type Kind = "text" | "list" | "object" | "boolean";
/** The fields of an object; names that end in `!` are required. */
type Fields = Readonly<Record<string, Kind>>;

const SITE: Fields = {
  product: "object",
  "sections!": "list",
  facts: "text",
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
const PART: Fields = { "id!": "text", "basePath!": "text", "label!": "text", "folder!": "text" };
const SECTION: Fields = { ...PART, "pluginId!": "text", "menu!": "text", alias: "text", reference: "text" };

/** Types of literals in the syntax tree. A value of another type is code, which is not read. */
const LITERALS: Readonly<Record<string, Kind>> = {
  StringLiteral: "text",
  ArrayExpression: "list",
  ObjectExpression: "object",
  BooleanLiteral: "boolean",
};

const WORDS: Readonly<Record<Kind, string>> = {
  text: 'a text in quotes, such as "docs"',
  list: "a list in brackets",
  object: "an object in braces",
  boolean: "true or false, without quotes",
};

/** @throws WriterError with the findings in the settings of a project, without a stack */
export function checkSettings(siteDir: string): void {
  const findings = [...FILES, ...jsonFiles(siteDir)].flatMap((file) => {
    const full = path.join(siteDir, file);
    return fs.existsSync(full) ? settingsFindings(file, fs.readFileSync(full, "utf8")) : [];
  });
  if (findings.length === 0) return;
  Error.stackTraceLimit = 0;
  throw new WriterError(findings);
}

/** Lists of versions, and translations of the interface. */
function jsonFiles(siteDir: string): string[] {
  const names = [...fs.readdirSync(siteDir), ...namesBelow(siteDir, "i18n")];
  return names.filter((name) => /(?:^|_)versions\.json$|^i18n.*\.json$/.test(name));
}

function namesBelow(siteDir: string, folder: string): string[] {
  const full = path.join(siteDir, folder);
  if (!fs.existsSync(full)) return [];
  return fs.readdirSync(full, { recursive: true, encoding: "utf8" }).map((name) => path.join(folder, name));
}

/** Mistakes in the syntax of a file of settings, and in the fields of `docusaurus.config.ts`. */
export function settingsFindings(file: string, text: string): Finding[] {
  if (file.endsWith(".json")) return jsonFindings(file, text);
  try {
    const program = parseSource(file, text);
    return file === SITE_CONFIG ? siteFindings(program) : [];
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return [{ path: file, rule: "settings", ...syntaxProblem(error, "file") }];
  }
}

function jsonFindings(file: string, text: string): Finding[] {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  return errors.slice(0, 1).map(({ offset }) => ({
    path: file,
    ...positionOf(text, offset),
    rule: "settings",
    message: "This is not JSON.",
    fix: "correct the quotes, commas and brackets here; the last entry has no comma behind it.",
  }));
}

function siteFindings(program: Node): Finding[] {
  const objects: ObjectExpression[] = [];
  visit(program, (node) => void (node.type === "ObjectExpression" && objects.push(node)));
  const [site] = objects;
  if (site === undefined) return [];
  const fields = fieldsOf(site);
  const sections = fields.find(({ name }) => name === "sections")?.value;
  const blog = fields.find(({ name }) => name === "blog")?.value;
  const parts = sections?.type === "ArrayExpression" ? sections.elements : [];
  return [
    ...findingsIn(site, "The configuration", SITE),
    ...parts.flatMap((part) =>
      part?.type === "ObjectExpression" ? findingsIn(part, "A section", SECTION) : [],
    ),
    ...(blog?.type === "ObjectExpression" ? findingsIn(blog, "The blog", PART) : []),
    ...(sections?.type === "ArrayExpression" && parts.length === 0
      ? [findingAt(sections, "There is no section.", "write the section at the root.")]
      : []),
  ];
}

interface Field {
  readonly name: string;
  readonly key: Node;
  readonly value: Node;
}

function fieldsOf(object: ObjectExpression): Field[] {
  return object.properties.flatMap((property) => {
    if (property.type !== "ObjectProperty" || property.computed) return [];
    const name = nameOf(property.key);
    return name === undefined ? [] : [{ name, key: property.key, value: property.value }];
  });
}

function findingsIn(object: ObjectExpression, owner: string, fields: Fields): Finding[] {
  const given = fieldsOf(object);
  const kinds = new Map(Object.entries(fields).map(([name, kind]) => [name.replace("!", ""), kind]));
  const meant = new Set(given.map(({ name }) => (kinds.has(name) ? name : nearest(name, kinds.keys()))));
  const isOpen = object.properties.some(({ type }) => type === "SpreadElement");
  const missing = Object.keys(fields).filter((name) => name.endsWith("!") && !meant.has(name.slice(0, -1)));
  return [
    ...given.flatMap(({ name, key, value }) => {
      const kind = kinds.get(name);
      if (kind === undefined) return [unknownField(key, owner, name, [...kinds.keys()])];
      const literal = LITERALS[value.type];
      const isOther = literal === undefined ? value.type === "NumericLiteral" : literal !== kind;
      return isOther ? [findingAt(value, `This is no value of "${name}".`, `write ${WORDS[kind]}.`)] : [];
    }),
    ...(isOpen ? [] : missing).map((name) =>
      findingAt(
        object,
        `${owner} has no "${name.slice(0, -1)}".`,
        `add "${name.slice(0, -1)}", which is ${WORDS[fields[name] ?? "text"]}.`,
      ),
    ),
  ];
}

function unknownField(key: Node, owner: string, name: string, names: readonly string[]): Finding {
  const near = nearest(name, names);
  const fix = near === undefined ? `use one of ${names.join(", ")}, or remove it.` : `write "${near}".`;
  return findingAt(key, `${owner} cannot have "${name}".`, fix);
}

function findingAt({ loc }: Node, message: string, fix: string): Finding {
  const place = { line: loc?.start.line ?? 1, column: (loc?.start.column ?? 0) + 1 };
  return { path: SITE_CONFIG, ...place, rule: "settings", message, fix };
}
