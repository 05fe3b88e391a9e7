import { nearest } from "../../../src/lib/nearest";
import { findingAt, findingAtNode, nodesOf, replacing, type Page } from "../parse";
import { endOf, offsetOf } from "../parse/place";
import { importsOf } from "../parse/partials";
import { isJsx, type MdNode } from "../parse/tree";
import type { Finding } from "../../report";

/** Names that every page of Docusaurus has. */
const GIVEN = ["props", "frontMatter", "contentTitle", "toc", "metadata", "assets", "undefined", "require"];

/** Every name in braces is known: MDX reads `{port}` as code, and a build ends at a name that nobody gives. */
export function expressionRule(page: Page): Finding[] {
  const own = new Set([...GIVEN, ...declaredNames(page)]);
  return expressionsOf(page).flatMap((expression) => {
    const { estree } = expression.data ?? {};
    if (isShown(expression) && showsNothing(expression)) return [nothing(page, expression)];
    const unknown = namesIn(estree).find(
      (name) => !own.has(name) && (isBareName(expression, name) || !(name in globalThis)),
    );
    if (unknown !== undefined) return [unknownName(page, expression, unknown)];
    return isShown(expression) && isObject(estree) ? [object(page, expression)] : [];
  });
}

function unknownName(page: Page, node: MdNode, name: string): Finding {
  const meant = isShown(node) ? meantAsMark(page, node) : undefined;
  if (meant !== undefined) return meant;
  const near = nearest(name, Object.keys(page.tokens));
  const fix = near
    ? `write "{{${near}}}", or "\\{" for a literal brace.`
    : 'write "\\{" for a literal brace, or put it in backticks.';
  const message = `"${name}" in braces is read as code, but has no value.`;
  return findingAtNode(page, node, { rule: "expression", message, fix });
}

/** Braces behind an image, which hold a size in other tools, and an id of a heading without its "#". */
function meantAsMark(page: Page, node: MdNode): Finding | undefined {
  const start = offsetOf(page.text, node);
  const before = page.text.slice(page.text.lastIndexOf("\n", start - 1) + 1, start);
  const typed = page.text.slice(start, endOf(page.text, node));
  const finding = (message: string, fix: string, text: string): Finding =>
    findingAt(page, start, { rule: "expression", message, fix, ...replacing(page.text, start, typed, text) });
  if (/!\[[^\]]*\]\([^)]*\)$/.test(before))
    return finding("Images take nothing in braces.", "remove the braces: the size comes from the file.", "");
  const id = /^\{\s*([a-z0-9_-]+)\s*\}$/i.exec(typed)?.[1];
  if (id === undefined || !/^#{1,6} .*\s$/.test(before)) return undefined;
  return finding(
    `"${typed}" is read as code, and not as the id of the heading.`,
    `write "{#${id}}".`,
    `{#${id}}`,
  );
}

/** Whether braces in the text are empty, or hold a value that React leaves out; comments are left out on purpose. */
function showsNothing({ value = "" }: MdNode): boolean {
  return /^\s*(?:undefined|null|true|false)?\s*$/.test(value);
}

function nothing(page: Page, node: MdNode): Finding {
  const message = "These braces are read as code, and show nothing.";
  const fix = 'write "\\{" for a literal brace, or put the words in backticks.';
  return findingAtNode(page, node, { rule: "expression", message, fix });
}

/** `{URL}` in the text: an object of the runtime, which a page cannot show. */
function isBareName(node: MdNode, name: string): boolean {
  return isShown(node) && node.value?.trim() === name && name in globalThis;
}

function object(page: Page, node: MdNode): Finding {
  const message = "These braces are read as an object, which a page cannot show.";
  const fix = 'write the name of a token, such as "{{product}}", or "\\{" for a literal brace.';
  return findingAtNode(page, node, { rule: "expression", message, fix });
}

/** Names that the elements, the braces, the exports and the live examples of a page use. */
export function usedNames(page: Page): ReadonlySet<string> {
  const names = new Set<string>();
  const take = ({ type, name }: Code): void => {
    if ((type === "Identifier" || type === "JSXIdentifier") && typeof name === "string") names.add(name);
  };
  for (const node of nodesOf(page)) {
    if (isJsx(node)) names.add((node.name ?? "").split(".")[0] ?? "");
    if (node.type === "mdxjsEsm")
      for (const one of node.data?.estree?.body ?? [])
        if (one.type !== "ImportDeclaration") visit({ body: one }, take);
    if (node.type === "code" && node.lang === "mdx" && /(^|\s)live(\s|$)/.test(node.meta ?? ""))
      for (const [name] of (node.value ?? "").matchAll(/\w+/g)) names.add(name);
  }
  for (const { data } of expressionsOf(page)) visit({ body: data?.estree }, take);
  return names;
}

/** Files that expressions of a page load by `require("…")`, with the line of each, from 1. */
export function requiredFiles(page: Page): readonly { readonly from: string; readonly line: number }[] {
  return expressionsOf(page).flatMap((expression) => {
    const found: { from: string; line: number }[] = [];
    visit({ body: expression.data?.estree }, (node) => {
      const { callee, arguments: given } = node as { callee?: Code; arguments?: readonly Code[] };
      const from = given?.[0]?.["value"];
      if (node.type !== "CallExpression" || callee?.name !== "require" || typeof from !== "string") return;
      found.push({ from, line: expression.position?.start.line ?? 1 });
    });
    return found;
  });
}

/** What stands in braces: in the text, and as value of an attribute. */
function expressionsOf(page: Page): MdNode[] {
  return nodesOf(page).flatMap((node) => {
    if (isShown(node)) return [node];
    if (!isJsx(node)) return [];
    return (node.attributes ?? []).flatMap((attribute) => {
      const { value } = attribute;
      return typeof value === "object" && value !== null ? [{ ...attribute, ...value }] : [];
    });
  });
}

/** Whether an expression stands in the text. */
function isShown({ type }: MdNode): boolean {
  return type === "mdxFlowExpression" || type === "mdxTextExpression";
}

/** A node of the syntax tree of JavaScript, with the few fields that are read here. */
interface Code {
  readonly type?: string;
  readonly name?: unknown;
  readonly [field: string]: unknown;
}

/** Names of variables in a piece of code, without those that it declares itself. */
function namesIn(code: unknown): string[] {
  const declared = new Set<string>();
  const used: string[] = [];
  visit(code as Code, (node, parent, field) => {
    if (node.type !== "Identifier" || typeof node.name !== "string") return;
    const isKey = (field === "property" || field === "key") && parent["computed"] !== true;
    if (/^(?:params|id|local)$/.test(field) || /Pattern$/.test(parent.type ?? "")) declared.add(node.name);
    else if (!isKey) used.push(node.name);
  });
  return used.filter((name) => !declared.has(name));
}

/** Names that the page itself exports. */
export function exportedNames(page: Page): ReadonlySet<string> {
  const imported = new Set(importsOf(page.root).map(({ local }) => local));
  return new Set(declaredNames(page).filter((name) => !imported.has(name)));
}

/** Names that the page imports or exports. */
function declaredNames(page: Page): string[] {
  const names: string[] = [];
  for (const node of nodesOf(page)) {
    if (node.type !== "mdxjsEsm") continue;
    visit((node.data?.estree ?? {}) as Code, ({ type, name }, _parent, field) => {
      if (type === "Identifier" && typeof name === "string" && (field === "local" || field === "id"))
        names.push(name);
    });
  }
  return names;
}

function isObject(code: unknown): boolean {
  const body = (code as { body?: readonly Code[] } | undefined)?.body?.[0];
  return (body?.["expression"] as Code | undefined)?.type === "ObjectExpression";
}

function visit(node: Code, see: (node: Code, parent: Code, field: string) => void): void {
  for (const [field, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (typeof child !== "object" || child === null || !("type" in child)) continue;
      see(child as Code, node, field);
      visit(child as Code, see);
    }
  }
}
