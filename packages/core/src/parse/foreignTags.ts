import { groupBy } from "../lib/groupBy";
import { positionOf, type Finding } from "../report";
import { OPAQUE } from "./opaque";
import type { Source } from "./place";

/** A mark of another generator, by its kind, and what to write instead. */
const KINDS: Readonly<Record<string, readonly [what: string, fix: string]>> = {
  hugo: ["tags of Hugo", "write Markdown or a component of this site instead."],
  liquid: ["tags of Liquid and Markdoc", "write Markdown or a component of this site instead."],
  formula: ["formulas", "write them in backticks, in a fence, or as an image."],
};

const MARKS = [
  /(?<hugo>\{\{[<%].*?[>%]\}\})/,
  /(?<liquid>\{%.*?%\})/,
  /(?<formula>\$\$(?:(?!\$\$)(?!\n[ \t]*\n).)*?[\\_^](?:(?!\n[ \t]*\n).)*?\$\$|\$(?![\s$])[^$\n]*\\[a-z]+[^$\n]*\$)/,
];
const MARKS_OR_CODE = new RegExp([OPAQUE, ...MARKS].map(({ source }) => source).join("|"), "gms");

interface Found {
  readonly index: number;
  readonly kind: string;
  /** The tag without its values, which are not the same in each place. */
  readonly name: string;
}

interface WithoutTags {
  /** The text with letters of no language for each mark, so that every other place stays where it is. */
  readonly text: string;
  /** One finding for each name of a tag, and one for all formulas. */
  readonly problems: readonly Finding[];
}

/**
 * Hides from the parser what MDX reads as broken code and what other generators have: shortcodes, tags of templates, formulas.
 *
 * @param text of the source, with content tokens hidden
 */
export function withoutForeignTags({ path }: Source, text: string): WithoutTags {
  const found: Found[] = [];
  const hidden = text.replace(MARKS_OR_CODE, (whole, ...rest) => {
    const groups = rest.at(-1) as Record<string, string | undefined>;
    const kind = Object.keys(KINDS).find((name) => groups[name] !== undefined);
    if (kind === undefined) return whole;
    found.push({ index: rest.at(-3) as number, kind, name: nameOf(kind, whole) });
    return whole.replace(/[^\n]/g, HIDDEN);
  });
  const groups = groupBy(found, ({ kind, name }) => (kind === "formula" ? kind : name));
  const problems = [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const [what = "", fix = ""] = KINDS[first.kind] ?? [];
    const times = others.length > 0 ? ` (${others.length + 1} on this page)` : "";
    const message = `This site does not read ${what}: "${first.name}"${times}.`;
    return [{ path, rule: "mdx-syntax", ...positionOf(text, first.index), message, fix }];
  });
  return { text: hidden, problems };
}

function nameOf(kind: string, mark: string): string {
  if (kind === "formula") return mark.includes("\n") ? "$$" : mark;
  const [name = ""] = /[\w./-]*\w/.exec(mark) ?? [];
  return kind === "hugo" ? `{{< ${name.replace(/^\//, "")} >}}` : `{% ${name.replace(/^end/, "")} %}`;
}

/** Stands for a letter of a mark; the rules for prose skip words with it. */
const HIDDEN = "\uE002";
