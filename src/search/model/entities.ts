const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
};
const ENTITY = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|(amp|lt|gt|quot|apos|nbsp));/g;
const LAST_CODE_POINT = 0x10ffff;

/** Reads entities once, so `&amp;lt;` gives `&lt;`; unknown ones stay as they are. */
export function decodeEntities(text: string): string {
  return text.replace(ENTITY, (all: string, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED[name] ?? all;
    const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number.parseInt(decimal, 10);
    return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : all;
  });
}
