import type { TokenTable } from "../../../src/product/tokens";
import type { MdNode } from "../../content/parse/tree";
import { endsMasked, fillMasks, isMasked, withoutEscapes } from "../../content/parse/mask";

/** What a token's value must look like for the parser to have read it as text of one kind and nothing else. */
interface Kind {
  readonly fits: RegExp;
  /** What before a token would take it for its own. */
  readonly unlessAfter?: RegExp;
  /** True where backslashes before a token still stand as typed. */
  readonly isTyped?: true;
}

/** Words: no list mark, no emphasis; with what comes before no directive, character reference or escape. */
const WORDS: Kind = {
  fits: /^(?!\d+$)[A-Za-z0-9](?:[A-Za-z0-9 ./-]*[A-Za-z0-9])?$/,
  unlessAfter: /(?::[\w-]*|&#?\w*|\\\\)\uE000/,
};

/** Between quotes or brackets, which the value must not end. */
const STRING: Kind = { fits: /^[\w./:@~+?=#%,-]+$/, unlessAfter: /\\\uE000/ };

/** Code, which may stand in a cell of a table. */
const CODE: Kind = { fits: /^[^\s`|]+(?: [^\s`|]+)*$/, isTyped: true };

const FRONT_MATTER: Kind = { fits: /^/, isTyped: true };

/** Fields of a node that may hold tokens. One that is missing here is parsed with the values in it. */
const KINDS: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  text: { value: WORDS },
  inlineCode: { value: CODE },
  code: { value: CODE, lang: STRING, meta: STRING },
  yaml: { value: FRONT_MATTER },
  link: { url: STRING, title: WORDS },
  image: { url: STRING, title: WORDS, alt: WORDS },
  mdxJsxFlowElement: { attributes: STRING },
  mdxJsxTextElement: { attributes: STRING },
  mdxFlowExpression: { value: STRING, data: STRING },
  mdxTextExpression: { value: STRING, data: STRING },
  mdxjsEsm: { value: STRING, data: STRING },
};

/** Fields that hold no text of their own. */
const NEVER: ReadonlySet<string> = new Set(["type", "children", "position"]);

/** What GFM makes a link of, in whole or in part. */
const ADDRESS = /@|:\/\/|www\./i;

/**
 * Puts the values of content tokens into a tree that was parsed with the tokens hidden (`maskTokens`).
 *
 * @returns false when the text with the values in it might give another tree: this one, filled in part, is useless then
 */
export function fillTokens(node: MdNode, tokens: TokenTable, inLink = false): boolean {
  const { type, value, children = [] } = node;
  if (type === "textDirective") return false;
  const kinds = KINDS[type] ?? {};
  for (const key in node) if (!NEVER.has(key) && !fillField(node, key, kinds[key], tokens)) return false;
  if (type === "text" && !inLink && node.value !== value && ADDRESS.test(node.value ?? "")) return false;
  if (children.some((child, index) => isTouchedBy(child, children[index + 1]))) return false;
  return children.every((child) => fillTokens(child, tokens, inLink || type === "link"));
}

/** A letter before a bare address keeps it from being a link, and a token may end in one. */
function isTouchedBy({ type, value }: MdNode, next: MdNode | undefined): boolean {
  return type === "text" && next?.type === "link" && endsMasked(value ?? "");
}

/** Fills a field, or every text in it; false when a mask is left. */
function fillField(holder: object, key: string, kind: Kind | undefined, tokens: TokenTable): boolean {
  const fields = holder as Record<string, unknown>;
  const content = fields[key];
  if (typeof content === "object" && content !== null)
    return Object.keys(content).every((inner) => fillField(content, inner, kind, tokens));
  if (typeof content !== "string" || !isMasked(content)) return true;
  const filled = kind ? filledText(content, kind, tokens) : content;
  fields[key] = filled;
  return !isMasked(filled);
}

function filledText(masked: string, { fits, unlessAfter, isTyped }: Kind, tokens: TokenTable): string {
  if (unlessAfter?.test(masked)) return masked;
  const text = isTyped ? withoutEscapes(masked) : masked;
  return fillMasks(text, (name) => {
    const value = Object.hasOwn(tokens, name) ? tokens[name] : undefined;
    return value !== undefined && fits.test(value) ? value : undefined;
  });
}
