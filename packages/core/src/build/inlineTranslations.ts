/**
 * Texts of the interface in bundles that run without the application. Sources call Docusaurus' `translate`, so that
 * `write-translations` finds every text; in a bundle each call is replaced by the text itself in the language of the build. A page in
 * the language of the sources therefore carries neither ids nor a table.
 */
import { parse } from "@babel/parser";
import type { CallExpression, Node, ObjectExpression } from "@babel/types";
import { SiteError } from "../lib/siteError";

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
    code = code.slice(0, call.start ?? 0) + text + code.slice(call.end ?? 0);
  }
  return code.replace(IMPORT, "");
}

const UNREADABLE =
  "translate needs an id and a message as plain strings, and a value for each placeholder. Fix: write them into the call.";

/** The calls of `translate` in document order, without those inside another. */
function callsIn(node: Node): CallExpression[] {
  if (node.type === "CallExpression" && node.callee.type === "Identifier" && node.callee.name === "translate")
    return [node];
  return Object.values(node).flat().filter(isNode).flatMap(callsIn);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "loc" in value;
}

/** The code of a text: a string, or a template that holds the values; undefined for a call that cannot be replaced. */
function textOf(
  { arguments: args }: CallExpression,
  source: string,
  translations: Translations,
): string | undefined {
  const [texts, values] = args;
  if (texts?.type !== "ObjectExpression") return undefined;
  const [id, message] = [plainText(texts, "id"), plainText(texts, "message")];
  if (id === undefined || message === undefined) return undefined;
  const text = translations[id] ?? message;
  if (values === undefined) return JSON.stringify(text);
  return values.type === "ObjectExpression" ? templateOf(text, codeByName(values, source)) : undefined;
}

function plainText({ properties }: ObjectExpression, name: string): string | undefined {
  const value = properties.flatMap((property) =>
    property.type === "ObjectProperty" && property.key.type === "Identifier" && property.key.name === name
      ? [property.value]
      : [],
  )[0];
  return value?.type === "StringLiteral" ? value.value : undefined;
}

/** The code of each value by the name of its placeholder. */
function codeByName({ properties }: ObjectExpression, source: string): ReadonlyMap<string, string> {
  return new Map(
    properties.flatMap((property) =>
      property.type === "ObjectProperty" && property.key.type === "Identifier"
        ? [[property.key.name, source.slice(property.value.start ?? 0, property.value.end ?? 0)]]
        : [],
    ),
  );
}

function templateOf(text: string, values: ReadonlyMap<string, string>): string | undefined {
  const parts = text.split(/\{(\w+)\}/);
  if (parts.some((part, place) => place % 2 === 1 && !values.has(part))) return undefined;
  const code = parts.map((part, place) =>
    place % 2 === 1 ? `\${${values.get(part) ?? ""}}` : part.replace(/[\\`]|\$(?=\{)/g, "\\$&"),
  );
  return `\`${code.join("")}\``;
}
