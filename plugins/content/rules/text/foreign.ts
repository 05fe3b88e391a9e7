import type { Finding } from "../../../report";
import { KINDS } from "../admonitions";

export interface Problem extends Pick<Finding, "message" | "fix" | "advice"> {
  /** The text that replaces the mark, where it is certain. */
  readonly instead?: string;
}

/** A pattern of text that a reader would see as it is typed, and the problem of a match. */
export type Mark = readonly [pattern: RegExp, problemOf: (match: RegExpExecArray) => Problem];

/** What to write instead of a directive of Sphinx or a macro of AsciiDoc that is not an admonition. */
const INSTEAD: Readonly<Record<string, string>> = {
  ...each('write "![what it shows](./name.png)".', "image", "figure"),
  ...each("write a code fence.", "code", "code-block", "literalinclude", "sourcecode"),
  ...each("remove it: the menu and the contents are made from the headings.", "contents", "toctree"),
  ...each("write a table.", "csv-table", "list-table", "table"),
  ...each('import a file whose name begins with "_", and write it as an element.', "include"),
};

function each(fix: string, ...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, fix]));
}

/** The fix for a block that another tool calls by a name. */
function blockFix(name: string): string {
  const kind = KINDS.includes(name.toLowerCase()) ? name.toLowerCase() : "note";
  return INSTEAD[name] ?? `write ":::${kind}" above the text and ":::" below it.`;
}

/** Words that open a note in AsciiDoc. */
const NOTICE = "NOTE|TIP|IMPORTANT|WARNING|CAUTION";

/** Syntax of other tools for Markdown, with what to write here. */
export const FOREIGN: readonly Mark[] = [
  [
    /(?<!\\)\[!(\w+)\][+-]?/g,
    ([, kind = ""]) => ({
      message: "This site does not read alerts of GitHub or Obsidian.",
      fix: blockFix(kind),
    }),
  ],
  [
    /^(?:!!!|\?\?\?\+?)[ \t]+(\w+).*|^\.\.[ \t]+([\w-]+)::.*/gm,
    ([, kind = "", directive = kind]) => ({
      message: Object.hasOwn(INSTEAD, directive)
        ? "This site does not read directives of Sphinx."
        : "This site does not read admonitions of MkDocs or Sphinx.",
      fix: blockFix(directive),
    }),
  ],
  [
    /^\.\.[ \t]+_[^:\n]+:/gm,
    () => ({
      message: "This site does not read labels of Sphinx.",
      fix: 'write "{#name}" behind the heading.',
    }),
  ],
  [
    new RegExp(String.raw`^\[(${NOTICE})\](?=[ \t]*$)`, "gm"),
    ([, kind = ""]) => ({ message: "This site does not read admonitions of AsciiDoc.", fix: blockFix(kind) }),
  ],
  [
    new RegExp(String.raw`^(${NOTICE}):(?=[ \t])`, "g"),
    ([, kind = ""]) => ({ message: `"${kind}:" is shown as plain text.`, fix: blockFix(kind), advice: true }),
  ],
  [
    /(?<![\\\w/])(?:(include|image)::?|(?:link|xref):(?!\/\/))(\S*?)\[([^\]\n]*)\]/g,
    ([, block = "", address = "", text = ""]) => ({
      message: "This site does not read macros of AsciiDoc.",
      fix: INSTEAD[block] ?? `write "[${text}](${address.startsWith("/") ? address : "/address"})".`,
    }),
  ],
  [
    /^(={1,6})[ \t]+(?!")(\S.*?)(?:[ \t]+=+)?$/g,
    ([, marks = "", text = ""]) => {
      const instead = `${marks.length === 1 ? "##" : "#".repeat(marks.length)} ${text}`;
      return { message: "This is not read as a heading.", fix: `write "${instead}".`, instead };
    },
  ],
  [
    /^\/\/[ \t]+\S.*|^\/\*[\s\S]*?\*\/|(?<![\\\w%])%%(?=[^%\n]*\S)[^%]*(?:%%|$(?![\s\S]))/g,
    () => ({ message: "This is no comment here: readers see it.", fix: "write {/* … */}." }),
  ],
  [
    /(?<=\s)\^[\w-]+$(?![\s\S])/g,
    () => ({
      message: "This site does not read names of blocks.",
      fix: 'remove it, or write "{#name}" behind the heading above.',
    }),
  ],
  [
    /^\*\[([^\]\n]+)\]:[ \t]*(.*)/gm,
    ([, short = "", meaning = ""]) => ({
      message: "This site does not read abbreviations.",
      fix: `write "${meaning} (${short})" where the term is first used.`,
    }),
  ],
  [
    /(?<![+\w\\])\+\+(?=[^\s+])([^+\n]*[^\s+])\+\+(?![+\w])/g,
    ([, text = ""]) => ({ message: 'This site does not read "++".', fix: `write <ins>${text}</ins>.` }),
  ],
  [
    /(?<!\\)\|\|(?=[^\s|])([^|\n]*[^\s|])\|\|/g,
    () => ({ message: 'This site does not read "||".', fix: "write <details>, or leave the text open." }),
  ],
  [
    /(?<=\w)\^(\w+)\^(?!\w)/g,
    ([, text = ""]) => ({ message: 'This site does not read "^".', fix: `write <sup>${text}</sup>.` }),
  ],
  [
    /'{3}(?=[^\s'])([^'\n]*[^\s'])'{3}/g,
    ([, text = ""]) => ({ message: `This site does not read "'''".`, fix: `write "**${text}**".` }),
  ],
  [
    /^\\(?:newpage|pagebreak|clearpage|tableofcontents)\b/g,
    ([mark = ""]) => ({ message: `"${mark}" is shown as it is.`, fix: "remove it." }),
  ],
  [
    /^={3}[+!]?[ \t]+".*/gm,
    () => ({ message: "This site does not read tabs of MkDocs.", fix: "write <Tabs> and <TabItem>." }),
  ],
  [
    /(?<!\\)(?:\[\[_?toc_?\]\]|\[toc\](?![[(:]))/gi,
    ([mark = ""]) => ({
      message: `"${mark}" is shown as it is.`,
      fix: "remove it: the contents are beside the text.",
    }),
  ],
  [
    /(?<![\\\w\])])(!?)\[\[([^\]\n|]+)(?:\|([^\]\n]*))?\]\]/g,
    ([, mark = "", page = "", label = page]) => ({
      message: "This site does not read links of wikis.",
      fix: mark === "" ? `write "[${label}](/address)".` : 'write "![what it shows](./name.png)".',
    }),
  ],
  [
    /(?<![!\\\w\]])\(([^()\n]+)\)\[((?:\/|#|\.\.?\/|https?:)[^\]\n]*)(?:\]|$)|\(([^()\n]+)\)\[$(?![\s\S])/g,
    ([, text, address = "/address", alone = ""]) => ({
      message: "This is not read as a link: its brackets are the wrong way around.",
      fix: `write "[${text ?? alone}](${address})".`,
    }),
  ],
  [
    /(?<![=\w])==(?=[^\s=])([^=\n]*[^\s=])==(?![=\w])/g,
    ([, text = ""]) => ({ message: 'This site does not read "==".', fix: `write <mark>${text}</mark>.` }),
  ],
  [
    /(?<=\n[ \t>]*):[ \t]+\S.*/g,
    () => ({
      message: "This site does not read lists of definitions.",
      fix: "write a table, or a list whose items begin with the term in bold.",
    }),
  ],
  [
    /(?<!\\)\^\[[^\]\n]+\]/g,
    () => ({
      message: "This site does not read footnotes inside of the text.",
      fix: 'write "[^name]" here, and "[^name]: …" below the paragraph.',
    }),
  ],
  [
    /^\[\](?=[ \t])/g,
    () => ({ message: "This is not read as a task.", fix: 'write "[ ]", with a space.', instead: "[ ]" }),
  ],
  [
    /^\[[ xX]\](?=\w)/g,
    ([box = ""]) => ({
      message: "This is not read as a task.",
      fix: `write "${box} ", with a space behind it.`,
      instead: `${box} `,
    }),
  ],
  [
    /(?<!\\)!?\[\[$(?![\s\S])/g,
    () => ({ message: "This site does not read links of wikis.", fix: 'write "[text](/address)".' }),
  ],
];
