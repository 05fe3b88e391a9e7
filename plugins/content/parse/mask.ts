/** Characters of a private range that stand in for token braces: Markdown and MDX give them no meaning. */
const OPEN = "\uE000\uE000";
const CLOSE = "\uE001\uE001";
const ESCAPED = "\uE002\uE002\uE002";
const TOKEN = /(\\\\|(?<!\\))\{\{([A-Za-z][A-Za-z0-9]*)\}\}/g;
const MASKED = /\uE000\uE000([A-Za-z][A-Za-z0-9]*)\uE001\uE001/g;

/**
 * Hides content tokens from the Markdown parser without moving anything: `{{cli}}` and its mask are equally long,
 * so every offset in the tree is an offset in the writer's file.
 */
export function maskTokens(source: string): string {
  return source
    .replace(TOKEN, (_, before: string, name: string) => `${before}${OPEN}${name}${CLOSE}`)
    .replaceAll("\\{{", ESCAPED);
}

/** Text for a shell or a data parser: each token becomes one plain word of the same length, `{{cli}}` → `__cli__`. */
export function wordsOf(masked: string): string {
  return masked.replace(MASKED, "__$1__").replaceAll(ESCAPED, "\\{{");
}

/** The text as the writer typed it. */
export function unmask(masked: string): string {
  if (!isMasked(masked)) return masked;
  return masked.replace(MASKED, "{{$1}}").replaceAll(ESCAPED, "\\{{");
}

/** The plain word that stands for a token in `wordsOf` texts. */
export function tokenWord(name: string): string {
  return `__${name}__`;
}

/** Whether a text holds a mask of any kind. */
export function isMasked(text: string): boolean {
  return /[\uE000-\uE002]/.test(text);
}

/** Whether a text ends with a token. */
export function endsMasked(masked: string): boolean {
  return masked.endsWith(CLOSE);
}

/** Code with one backslash for each two before a token, as `resolveTokens` reads them. */
export function withoutEscapes(masked: string): string {
  return masked.replaceAll(`\\\\${OPEN}`, `\\${OPEN}`);
}

/** The text with values in place of tokens; the mask of a token without a value stays. */
export function fillMasks(masked: string, valueOf: (name: string) => string | undefined): string {
  return masked.replace(MASKED, (mask, name: string) => valueOf(name) ?? mask);
}
