/**
 * Texts of the interface in bundles that run without the application. Sources call Docusaurus' `translate`, so that
 * `write-translations` finds every text; in a bundle each call is replaced by the text itself in the language of the build. A page in
 * the language of the sources therefore carries neither ids nor a table.
 */
import { parse } from "@babel/parser";
import type { CallExpression, Node, ObjectExpression } from "@babel/types";
import { SiteError } from "../lib/siteError";
import { propertyOf, rangeOf, textProperty, visit } from "../menus/syntax";

/** Texts of a language by their ids; those that are missing are in the language of the sources. */
export type Translations = Readonly<Record<string, string>>;

/** True for a module that may call `translate`: one of the site, or of these packages. */
export function isTranslated(file: string): boolean {
  return !/[\\/]node_modules[\\/](?!docusaurus-(?:[\w-]*waymark|upgrade-guard))/.test(file);
}

/** Names of modules that may call `translate`; see `isTranslated`. */
export const TRANSLATED_MODULES = /[\\/](?:src|lib)[\\/].+\.[jt]sx?$/;

const IMPORT = /^import \{ translate \} from "@docusaurus\/Translate";$/m;

/**
 * Replaces each call of `translate` in the source of a module.
 *
 * @param file path of the module, for errors
 * @throws Error for a call whose texts are not literals, and for a placeholder without a value
 */
export function inlineTranslations(source: string, translations: Translations, file: string): string {
  if (!IMPORT.test(source)) return source;
  const { program } = parse(source, { sourceType: "module", plugins: ["typescript", "jsx"] });
  let code = source;
  for (const call of callsIn(program).reverse()) {
    const text = textOf(call, source, translations);
    if (text === undefined) throw new SiteError(`${file}:${call.loc?.start.line ?? 1}: ${UNREADABLE}`);
    const { start, end } = rangeOf(call);
    code = code.slice(0, start) + text + code.slice(end);
  }
  return code.replace(IMPORT, "");
}

const UNREADABLE =
  "translate needs an id and a message as plain strings, and a value for each placeholder. Fix: write them into the call.";

/** The calls of `translate` in document order, without those inside another. */
function callsIn(program: Node): CallExpression[] {
  const calls: CallExpression[] = [];
  visit(program, (node, parents) => {
    if (isCall(node) && !parents.some(isCall)) calls.push(node);
  });
  return calls;
}

function isCall(node: Node): node is CallExpression {
  return (
    node.type === "CallExpression" && node.callee.type === "Identifier" && node.callee.name === "translate"
  );
}

/** The code of a text: a string, or a template that holds the values; undefined for a call that cannot be replaced. */
function textOf(
  { arguments: args }: CallExpression,
  source: string,
  translations: Translations,
): string | undefined {
  const [texts, values] = args;
  if (texts?.type !== "ObjectExpression") return undefined;
  const [id, message] = [textProperty(texts, "id"), textProperty(texts, "message")];
  if (id === undefined || message === undefined) return undefined;
  const text = translations[id] ?? message;
  if (values === undefined) return JSON.stringify(text);
  return values.type === "ObjectExpression" ? templateOf(text, values, source) : undefined;
}

/** A template with the code of each value in place of its name. */
function templateOf(text: string, values: ObjectExpression, source: string): string | undefined {
  const parts = text.split(/\{(\w+)\}/).map((part, place) => {
    if (place % 2 === 0) return part.replace(/[\\`]|\$(?=\{)/g, "\\$&");
    const value = propertyOf(values, part);
    return value && `\${${source.slice(rangeOf(value).start, rangeOf(value).end)}}`;
  });
  return parts.includes(undefined) ? undefined : `\`${parts.join("")}\``;
}
