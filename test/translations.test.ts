/** Readers see no text of the interface that cannot be translated, and every language has every text. */
import fs from "node:fs";
import path from "node:path";
import { parse } from "@babel/parser";
import type { JSXElement, Node, ObjectExpression } from "@babel/types";
import { CONTEXT } from "docusaurus-plugin-waymark-check/rules/seed.fixture";
import { textFindings } from "docusaurus-plugin-waymark-check/texts";
import { formatFinding } from "docusaurus-waymark-core/report";

/**
 * Folders and files whose texts are content: they are written in the language of the sources, as pages are. The findings about
 * output of the product belong to its messages, errors of search get their words in the dialog, and findings are for writers.
 */
const CONTENT =
  /^src\/(?:drawings|facts|product|rules|components\/readOutput)\/|\/navigation\/(?:newIssue|feeds)\.|\/search\/src\/backend\/|\/lib\/utf16\./;

/** Texts of logs, and of the product. */
const NOT_TRANSLATED = new Set([
  // A value of the facts.
  "plan not stated",
  "handshake timed out",
  "Search analytics could not be loaded.",
  "Search analytics could not be sent.",
]);

const SHOWN_ATTRIBUTES = new Set(["alt", "aria-label", "label", "placeholder", "title"]);
/** A sentence, or a title of some words. */
const PROSE = /^[^a-z]*[A-Z][a-z]+ [a-z]+\b|[a-z]{2,}[,:]? [a-z]{2,} [a-z]{2,}/;

interface Text {
  readonly id: string;
  readonly message: string;
}

interface Found {
  readonly texts: Text[];
  /** Texts of readers that are not translated, as `file:line text`. */
  readonly missed: string[];
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "loc" in value;
}

/** The texts of a module, and what readers see of it without translation. */
function readModule(file: string, source: string): Found {
  const found: Found = { texts: [], missed: [] };
  const miss = (node: Node, text: string): void => {
    if (!CONTENT.test(file) && !NOT_TRANSLATED.has(text))
      found.missed.push(`${file}:${node.loc?.start.line ?? 0} ${text.trim()}`);
  };
  const visit = (node: Node, parent?: Node): void => {
    const text = translated(node);
    if (text) {
      found.texts.push(text);
      return;
    }
    if (/^TS(?!As|Satisfies|NonNull)/.test(node.type) || node.type === "ImportDeclaration" || isError(node))
      return;
    if (node.type === "JSXText" && /\p{L}/u.test(node.value)) miss(node, node.value);
    if (
      node.type === "JSXAttribute" &&
      node.name.type === "JSXIdentifier" &&
      SHOWN_ATTRIBUTES.has(node.name.name)
    ) {
      const { value } = node;
      if (value?.type === "StringLiteral" && /[a-z]{3}/.test(value.value)) miss(node, value.value);
      if (value?.type === "JSXExpressionContainer" && value.expression.type === "TemplateLiteral")
        for (const { value: part } of value.expression.quasis)
          if (/[a-z]{3}/.test(part.raw)) miss(node, part.raw);
    }
    if (node.type === "JSXExpressionContainer" && parent?.type !== "JSXAttribute")
      for (const shown of shownLiterals(node.expression)) miss(node, shown);
    if (node.type === "StringLiteral" && PROSE.test(node.value)) miss(node, node.value);
    if (node.type === "TemplateElement" && PROSE.test(node.value.raw)) miss(node, node.value.raw);
    for (const value of Object.values(node).flat()) if (isNode(value)) visit(value, node);
  };
  visit(parse(source, { sourceType: "module", plugins: ["typescript", "jsx"] }).program);
  return found;
}

/** Words in an expression whose value React shows. */
function shownLiterals(node: Node): string[] {
  switch (node.type) {
    case "StringLiteral":
      return /[a-z]{2}/.test(node.value) ? [node.value] : [];
    case "TemplateLiteral":
      return node.quasis.flatMap(({ value }) => (/[a-z]{2}/.test(value.raw) ? [value.raw] : []));
    case "ConditionalExpression":
      return [...shownLiterals(node.consequent), ...shownLiterals(node.alternate)];
    case "LogicalExpression":
      return [...shownLiterals(node.left), ...shownLiterals(node.right)];
    default:
      return [];
  }
}

/** Texts of errors are for developers. */
function isError(node: Node): boolean {
  return (
    node.type === "NewExpression" && node.callee.type === "Identifier" && node.callee.name.endsWith("Error")
  );
}

/** The text of a call of `translate`, or of a `<Translate>`. */
function translated(node: Node): Text | undefined {
  if (
    node.type === "CallExpression" &&
    node.callee.type === "Identifier" &&
    node.callee.name === "translate"
  ) {
    const [texts] = node.arguments;
    return texts?.type === "ObjectExpression"
      ? { id: propertyOf(texts, "id"), message: propertyOf(texts, "message") }
      : { id: "", message: "" };
  }
  return node.type === "JSXElement" ? ofElement(node) : undefined;
}

function ofElement({ openingElement: { name, attributes }, children }: JSXElement): Text | undefined {
  if (name.type !== "JSXIdentifier" || name.name !== "Translate") return undefined;
  const id = attributes.flatMap((each) =>
    each.type === "JSXAttribute" && each.name.name === "id" && each.value?.type === "StringLiteral"
      ? [each.value.value]
      : [],
  )[0];
  const message = children.flatMap((child) =>
    child.type === "JSXExpressionContainer" && child.expression.type === "StringLiteral"
      ? [child.expression.value]
      : [],
  )[0];
  return { id: id ?? "", message: message ?? "" };
}

function propertyOf({ properties }: ObjectExpression, name: string): string {
  const value = properties.flatMap((property) =>
    property.type === "ObjectProperty" && property.key.type === "Identifier" && property.key.name === name
      ? [property.value]
      : [],
  )[0];
  return value?.type === "StringLiteral" ? value.value : "";
}

/** Folders whose modules browsers load. */
const FOLDERS = [
  "src",
  ...["browser", "lib", "navigation", "protocol", "sections", "values"].map(
    (name) => `packages/core/src/${name}`,
  ),
  ...["early", "layout", "mdx", "reference", "theme", "ui"].map((name) => `packages/theme/src/${name}`),
  ...["backend", "dialog", "engine", "insights", "model", "page", "theme"].map(
    (name) => `packages/search/src/${name}`,
  ),
  ...["mdx", "theme", "tryIt"].map((name) => `packages/api/src/${name}`),
  "packages/publish/src/offline/page",
];

const sources = FOLDERS.flatMap((folder) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture)\.|\.d\.ts$/.test(file))
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, "/")))
    .map((file) => ({ path: file, text: fs.readFileSync(file, "utf8") })),
);
const modules = sources.map((source) => readModule(source.path, source.text));
const texts = modules.flatMap((module) => module.texts);
const messages = new Map(texts.map(({ id, message }) => [id, message]));
const languages = fs.existsSync("i18n") ? fs.readdirSync("i18n") : [];

test("readers see no text that cannot be translated", () => {
  expect(modules.flatMap(({ missed }) => missed)).toEqual([]);
});

test.each([
  ["<p>Read this</p>", 1],
  ["<p>{translate({ id: 'a.b', message: 'Read this' })}</p>", 0],
  ['<button aria-label="Close" />', 1],
  ["<i title={`Remove ${name}`} />", 1],
  ['<p>{isOld ? "old" : title ?? "none"}</p>', 2],
  ['const failed = "This could not be loaded.";', 1],
  ['throw new Error("This is for developers.");', 0],
  ['const key = "Escape";', 0],
])("%s: %i missed", (source, count) => {
  expect(readModule("ui/Sample.tsx", source).missed).toHaveLength(count);
});

test("every text has an id and a message that write-translations can read; one id has one message", () => {
  for (const text of texts)
    expect(text).toEqual({
      id: expect.stringMatching(/^\w+\.\w+$/) as string,
      message: messages.get(text.id),
    });
  expect(messages.has("")).toBe(false);
});

/** Labels and notices that the design gives letter for letter. */
const GIVEN = /"Github"|"Please"/;

test("texts are written as the rules for prose say", () => {
  const found = sources.flatMap((source) => textFindings(source, CONTEXT)).map(formatFinding);
  expect(found.filter((finding) => !GIVEN.test(finding))).toEqual([]);
});

test("every language has every text", () => {
  for (const language of languages) {
    const file = path.join("i18n", language, "code.json");
    const own = Object.keys(JSON.parse(fs.readFileSync(file, "utf8")) as object);
    const ids = own.filter((id) => !id.startsWith("theme."));
    expect([language, ...ids.sort()]).toEqual([language, ...[...messages.keys()].sort()]);
  }
});
