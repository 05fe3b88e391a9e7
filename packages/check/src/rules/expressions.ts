import { nearest } from "docusaurus-waymark-core/lib/nearest";
import { findingAtNode, nodesOf, type Page } from "docusaurus-waymark-core/parse";
import { importsOf, isPartial } from "docusaurus-waymark-core/parse/partials";
import { isJsx, type MdNode } from "docusaurus-waymark-core/parse/tree";
import type { Finding } from "docusaurus-waymark-core/report";

/** Names that every page has: its front matter, and for the values of properties its headings and `require`. */
const GIVEN = ["frontMatter", "undefined"];
const GIVEN_TO_PROPERTIES = ["toc", "require"];

/**
 * Finds braces that show nothing, names that the page does not have (MDX reads `{port}` as code; some names exist only in
 * browsers or only in builds), and an export that hides the page. Parts of pages also have `props`.
 */
export function expressionRule(page: Page): Finding[] {
  const own = new Set([...GIVEN, ...(isPartial(page) ? ["props"] : []), ...declaredNames(page)]);
  const exports = nodesOf(page).filter(({ type }) => type === "mdxjsEsm");
  return [...expressionsOf(page), ...exports].flatMap((expression) => {
    const { estree } = expression.data ?? {};
    const finding = (message: string, fix: string): Finding[] => [
      findingAtNode(page, expression, { rule: "expression", message, fix }),
    ];
    if (isShown(expression) && showsNothing(expression))
      return finding(
        "These braces are read as code, and show nothing.",
        'write "\\{" for a literal brace, or put the words in backticks.',
      );
    // MDX uses it as the frame of the page, so that nothing of the page is shown.
    if (isLayout(estree)) return finding('"export default" replaces the whole page.', "remove the export.");
    const given = isShown(expression) ? [] : GIVEN_TO_PROPERTIES;
    const unknown = namesIn(estree).find((name) => !own.has(name) && !given.includes(name));
    if (unknown !== undefined) return [unknownName(page, expression, unknown)];
    if (!isShown(expression) || !isObject(estree)) return [];
    return finding(
      "These braces are read as an object, which a page cannot show.",
      'write the name of a token, such as "{{product}}", or "\\{" for a literal brace.',
    );
  });
}

/** Names that browsers have, and builds not, or not the same: they are not misspelled tokens. */
const OF_BROWSERS: ReadonlySet<string> = new Set([
  ...Object.getOwnPropertyNames(globalThis),
  ...["window", "document", "location", "navigator"],
]);

function unknownName(page: Page, node: MdNode, name: string): Finding {
  const near = OF_BROWSERS.has(name) ? undefined : nearest(name, Object.keys(page.tokens));
  const fix = near
    ? `write "{{${near}}}", or "\\{" for a literal brace.`
    : 'write "\\{" for a literal brace, or put it in backticks.';
  const message = `"${name}" in braces is read as code, but has no value.`;
  return findingAtNode(page, node, { rule: "expression", message, fix });
}

/** True if braces in the text are empty or hold a value that React does not show, comments aside. */
function showsNothing({ value = "" }: MdNode): boolean {
  return /^\s*(?:undefined|null|true|false)?\s*$/.test(value);
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

/** Expressions in braces: in the text, and as value of an attribute. */
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

/** True for an expression in the text. */
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
    const { properties = [] } = node as { properties?: readonly Code[] };
    if (node.type === "ObjectPattern")
      for (const { value, argument } of properties) {
        const { left = value ?? argument } = (value ?? argument) as Code;
        declared.add(String((left as Code).name));
      }
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

function isLayout(code: unknown): boolean {
  const { body = [] } = (code ?? {}) as { body?: readonly Code[] };
  return body.some(({ type }) => type === "ExportDefaultDeclaration");
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
