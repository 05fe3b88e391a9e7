import type { Finding } from "docusaurus-waymark-core/report";
import { findingAt, maskTokens, replacing, unmask, type Page } from "docusaurus-waymark-core/parse";
import { endOf, offsetOf } from "docusaurus-waymark-core/parse/place";
import { placesBelow, type MdNode, type PlacedNode } from "docusaurus-waymark-core/parse/tree";
import { KINDS } from "../admonitions";
import { detailsFix } from "../details";
import { pipeInCode } from "./lost";
import { FOREIGN, type Mark, type Problem } from "./foreign";

/** Marks that Markdown does not read, so that a reader would see them. */
const MARKS: readonly Mark[] = [
  [
    /(?<=^[ \t>]*)(:{2,})[ \t]*([A-Za-z]+)?(\[.*?\])?[ \t]*(.*)$/gm,
    ([whole, colons = "", kind = "", title = "", rest = ""]) => colonsAlone(whole, colons, kind, title, rest),
  ],
  [
    /(?<!\\)(!?)\[([^\][]+)\]\s*\(\s*((?:\/|#|\.\.?\/|https?:|[^()\n]*\.\w+(?=[)#?\n]))[^)\n]*?)\s*(?:\)|$)/gm,
    ([, mark = "", text = "", address = ""]) => addressAlone(mark, text, address),
  ],
  [
    /(?<!\\)\]\((?:\/|#|\.\.?\/|https?:)[^)\n]*\)/g,
    () => ({
      message: "A link cannot have another link in its text.",
      fix: "write one link after the other.",
    }),
  ],
  [
    /(?<=^[ \t>]*)\[(\d{1,3})\]:[ \t]+(?=\S)/gm,
    ([, name = ""]) => ({
      message: "This is not read as a footnote.",
      fix: `write "[^${name}]: …", and "[^${name}]" where it belongs.`,
    }),
  ],
  [
    /(?<!\\)\[([^\][]+)\]\[([^\][]*)\]/g,
    ([, text = "", name = ""]) => ({
      message: `The reference "[${name || text}]" has no definition.`,
      fix: `write "[${text}](/address)".`,
    }),
  ],
  [
    /(?<!\\)\[\^([^\]\s]+)\]/g,
    ([, name = ""]) => ({
      message: `There is no footnote "${name}".`,
      fix: `write "[^${name}]: …" below the paragraph.`,
    }),
  ],
  [
    /(?<![!\\\w\]])\(([^()\n]+)\)\[((?:\/|#|\.\.?\/|https?:)[^\]\n]*)(?:\]|$)|\(([^()\n]+)\)\[$(?![\s\S])/g,
    ([, text, address = "/address", alone = ""]) => ({
      message: "This is not read as a link: its brackets are the wrong way around.",
      fix: `write "[${text ?? alone}](${address})".`,
    }),
  ],
  ...FOREIGN,
  [
    /(?<!\\)`/g,
    () => ({
      message: "This backtick is not closed.",
      fix: 'write the second backtick, or "\\`" for a literal one.',
    }),
  ],
  [
    /(?<![\\*])\*\*(?!\*)/g,
    () => ({
      message: 'This "**" has no partner.',
      fix: 'write "**" on both sides of the bold text, without spaces inside.',
    }),
  ],
  [
    /(?<![\\~])~~(?!~)/g,
    () => ({
      message: 'This "~~" has no partner.',
      fix: 'write "~~" on both sides of the text, without spaces inside.',
    }),
  ],
  [
    /(?<![\\*\w])\*(?=[\p{L}\p{N}]|(?![\s\S]))|(?<=[\p{L}\p{N}])\*(?![*\w])|(?<![\s\S])\*(?!\*)/gu,
    () => ({
      message: 'This "*" has no partner.',
      fix: 'write as many "*" on both sides of the words, or "\\*" for a literal one.',
    }),
  ],
  [
    /(?<![\\\w.\-/\uE000-\uE002])_(?=\p{L})(?![\w-]+\.\w)|(?<=\p{L})_(?![\w.\-/])/gu,
    () => ({
      message: 'This "_" has no partner.',
      fix: 'write "_" on both sides of the words, backticks around a name, or "\\_" for a literal one.',
    }),
  ],
];

/** Marks of headings, which only the first words of a paragraph can be; "#12" is the number of something. */
const HEADINGS: readonly Mark[] = [
  [/^#{7,}\s.*$/g, () => ({ message: "This is not read as a heading.", fix: 'write at most six "#".' })],
  [
    /^(#{1,6})([^\s#\d].*)$/g,
    ([, marks = "", text = ""]) => ({
      message: "This is not read as a heading.",
      fix: `write "${marks.length === 1 ? "##" : marks} ${text}", with a space.`,
      instead: `${marks.length === 1 ? "##" : marks} ${text}`,
    }),
  ],
];

/** Finds marks of Markdown that readers would see because the parser did not understand them. */
export function literalMarkupRule(page: Page): Finding[] {
  return withoutEnds(placesBelow(page.root, () => true).flatMap((place) => literalIn(page, place)));
}

const NO_OPENING = '":::" has no opening line.';

/** Closing colons need no finding: they become valid when the opening line is fixed. */
function withoutEnds(findings: readonly Finding[]): Finding[] {
  let open = 0;
  return findings.filter(({ message }) => {
    if (message.endsWith(" is not read as an admonition.")) open += 1;
    if (message !== NO_OPENING || open === 0) return true;
    open -= 1;
    return false;
  });
}

function literalIn(page: Page, { node, parent, index }: PlacedNode): Finding[] {
  if (node.type === "text") {
    if (parent.type === "tableCell" && isBrokenCode(page, node)) return [];
    const isFirst = parent.type === "paragraph" && index === 0;
    return marksIn(page, node, isFirst ? [...MARKS, ...HEADINGS] : MARKS);
  }
  if (node.type === "emphasis" || node.type === "strong") return accidentalIn(page, node);
  if (node.type !== "paragraph") return [];
  // The place of a task's first paragraph may begin at its box.
  const isTask = typeof parent.checked === "boolean" && index === 0;
  return [...tableIn(page, node), ...(isTask ? [] : listIn(page, node))];
}

/** True for text with a part of code that a "|" cuts, which has a finding of its own. */
function isBrokenCode({ text }: Page, node: MdNode): boolean {
  const start = offsetOf(text, node);
  const [line = ""] = text.slice(text.lastIndexOf("\n", start) + 1).split("\n", 1);
  return text.slice(start, endOf(text, node)).includes("`") && pipeInCode(line) !== undefined;
}

function marksIn(page: Page, node: MdNode, marks: readonly Mark[]): Finding[] {
  const [start, text] = sourceOf(page, node);
  // `<code>```</code>` shows them on purpose.
  if (/^`+$/.test(text)) return [];
  const found = marks.flatMap(([pattern, problemOf]) =>
    [...text.matchAll(pattern)].map((match) => ({
      offset: start + match.index,
      length: match[0].length,
      ...problemOf(match),
    })),
  );
  const first = found.toSorted((a, b) => a.offset - b.offset)[0];
  if (first === undefined) return [];
  const { offset, length, instead } = first;
  const typed = page.text.slice(offset, offset + length);
  const isHalf = typed.startsWith(":::") && !isClosed(page.text.slice(offset), typed);
  const next = instead === undefined || isHalf ? undefined : unmask(instead);
  return [{ ...findingAtOffset(page, offset, first), ...replacing(page.text, offset, typed, next) }];
}

/** Names of Python and GraphQL between underscores; any other word is meant to be bold. */
const NAME =
  /^__(?:all|class|dict|dirname|doc|dunder|file|filename|init|main|name|new|proto|repr|schema|str|type|typename|version|\w+_\w+)__$/;

/** `2*3*4` and `__init__`, which are read as emphasis without being meant. */
function accidentalIn(page: Page, node: MdNode): Finding[] {
  const [start, text] = sourceOf(page, node);
  const around = page.text.charAt(start - 1) + page.text.charAt(start + text.length);
  if (!NAME.test(text) && !/^[\p{L}\p{N}]{2}$/u.test(around)) return [];
  const message = `"${unmask(text)}" is read as emphasis, and its marks are not shown.`;
  const fix = 'write it in backticks, or "\\" before each mark.';
  return [findingAtOffset(page, start, { message, fix })];
}

/** True if a line of colons ends what a line of colons and words begins. */
function isClosed(text: string, opening: string): boolean {
  const [colons = ""] = /^:+/.exec(opening) ?? [];
  return new RegExp(`^[ \\t>]*${colons}[ \\t]*$`, "m").test(text);
}

/** Rows of a table whose line of dashes is missing or has another number of columns. */
function tableIn(page: Page, node: MdNode): Finding[] {
  const [start, text] = sourceOf(page, node);
  const lines = text.split("\n").map((line) => line.trim());
  if (lines.length === 1) return rowIn(page, start, text);
  if (!lines.every((line) => line.startsWith("|"))) return [];
  const columns = (lines[0] ?? "").replace(/^\||\|$/g, "").split("|").length;
  const message = "These rows are not read as a table.";
  return [
    findingAtOffset(page, start, { message, fix: `write "|${"---|".repeat(columns)}" below the first row.` }),
  ];
}

/** A row with an empty line between it and its table. */
function rowIn(page: Page, start: number, text: string): Finding[] {
  if (!/^\|.*\|\s*$/.test(text) || !/\|[ \t]*\n[ \t]*\n[ \t]*$/.test(page.text.slice(0, start))) return [];
  const message = "This row is not read as part of the table above.";
  return [findingAtOffset(page, start, { message, fix: "remove the empty line above it." })];
}

/** Lines that look like a list item but are not parsed as one: the first kind alone, the second among others of its kind. */
const ALONE = /^[ \t>]*(?:[•·‣▪◦●][ \t]|[-*+] ?\[[ xX]\]|\[[ xX]\][ \t])/;
const AMONG_OTHERS = /^[ \t>]*(?:[-*+](?=[\w"`])|[–—][ \t]|\d{1,9}[.)](?=[ \t]?[^\s\d])|[A-Za-z][.)][ \t])/;

/** Lines that are meant as a list, and would be shown as one paragraph. */
function listIn(page: Page, node: MdNode): Finding[] {
  const [start, text] = sourceOf(page, node);
  const lines = text.split("\n");
  const meant = lines.filter((line) => AMONG_OTHERS.test(line));
  const first = lines.find((line) => ALONE.test(line)) ?? (meant.length > 1 ? meant[0] : undefined);
  if (first === undefined) return [];
  const message = "These lines are not read as a list.";
  const fix = 'write "- " or "1. " before each item, and an empty line above the first.';
  return [findingAtOffset(page, start + text.indexOf(first), { message, fix })];
}

/** A link or an image with a space between its parts or in its address. */
function addressAlone(mark: string, text: string, address: string): Problem {
  const message = `This is not read as ${mark === "" ? "a link" : "an image"}.`;
  const [, plain = "", title = "", size] = /^(\S+)(\s+"[^"]*")?(\s+=\d*x\d*)?$/.exec(address) ?? [];
  if (plain !== "") {
    const instead = `${mark}[${text}](${plain}${title})`;
    const why = size === undefined ? "without spaces" : "without a size: the site takes it from the file";
    return { message, fix: `write "${instead}", ${why}.`, instead };
  }
  if (/^\S+\s+#\S+$/.test(address)) {
    const instead = `${mark}[${text}](${address.replace(/\s+/g, "")})`;
    return { message, fix: `write "${instead}", without spaces.`, instead };
  }
  return { message, fix: "write the address without spaces; rename the file if its name has some." };
}

function colonsAlone(whole: string, colons: string, kind: string, title: string, rest: string): Problem {
  const [, before = "", closing] = /^(.*?)[ \t]*(:{3,})$/.exec(rest) ?? [];
  if (kind !== "" && closing !== undefined)
    return {
      message: `"${whole.trim()}" is not read as an admonition.`,
      fix: `write "${colons}${kind}", the text${before === "" ? "" : ` "${before}"`} and "${colons}" on three lines.`,
    };
  const message = `"${whole.trim()}" is not read as an admonition.`;
  if (kind === "")
    return {
      message: `"${colons}" has no opening line.`,
      fix: "remove it, or write one more colon at both ends of the outer admonition.",
    };
  if (title !== "" || rest === "") {
    const fix = `write "${colons.length < 3 ? ":::" : colons}${kind}${title}", and ":::" below its text.`;
    return { message, fix };
  }
  if (rest.startsWith("[")) return { message, fix: `write "]" at the end of its title.` };
  const instead = `${colons}${kind}[${rest}]`;
  const isCertain = KINDS.includes(kind) && colons.length > 2 && !/[[\]]/.test(rest);
  return { message, fix: `write "${instead}".`, ...(isCertain && { instead }) };
}

/** Where a node begins in the page, and what the writer typed there, with the values of tokens hidden. */
function sourceOf(page: Page, node: MdNode): readonly [start: number, text: string] {
  const start = offsetOf(page.text, node);
  return [start, maskTokens(page.text.slice(start, endOf(page.text, node)))];
}

function findingAtOffset(page: Page, offset: number, { message, fix }: Problem): Finding {
  const unmasked = { message: unmask(message), fix: unmask(fix) };
  return findingAt(page, offset, { rule: "markdown", ...unmasked, ...detailsFix(page.text, offset) });
}
