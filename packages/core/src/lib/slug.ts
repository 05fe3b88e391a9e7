import { withoutAccents } from "./accents";

/**
 * Lower-case slug of a heading: runs of anything but letters and digits become one `-`, trimmed.
 * Letters of every script are kept; accents are removed.
 */
export function slugify(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
}

/** Slug of an ASCII name, such as that of a programming language, for scripts that must stay small. */
export function asciiSlug(name: string): string {
  return name.toLowerCase().replace(/\W+/g, "-");
}

/** Makes ids unique on a page: a second `name` becomes `name-2`, then `name-3`; ids in `taken` are skipped. */
export function uniqueSlug(text: string, taken: ReadonlySet<string>): string {
  const base = slugify(text) || "section";
  if (!taken.has(base)) return base;
  let count = 2;
  while (taken.has(`${base}-${count}`)) count += 1;
  return `${base}-${count}`;
}
