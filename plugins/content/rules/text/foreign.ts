import type { Finding } from "../../../report";

export interface Problem extends Pick<Finding, "message" | "fix"> {
  /** The text that replaces the mark, where it is certain. */
  readonly instead?: string;
}

/** A pattern of text that a reader would see as it is typed, and the problem of a match. */
export type Mark = readonly [pattern: RegExp, problemOf: (match: RegExpExecArray) => Problem];

/** Syntax of other tools for Markdown, with what to write here. */
export const FOREIGN: readonly Mark[] = [
  [
    /(?<!\\)\[!(\w+)\][+-]?/g,
    ([, kind = ""]) => ({
      message: "This site does not read alerts of GitHub or Obsidian.",
      fix: `write ":::${kind.toLowerCase()}" above the text and ":::" below it.`,
    }),
  ],
  [
    /^(?:!!!|\?\?\?\+?)[ \t]+(\w+).*|^\.\.[ \t]+(\w+)::.*/gm,
    ([, kind = "", directive = kind]) => ({
      message: "This site does not read admonitions of MkDocs or Sphinx.",
      fix: `write ":::${directive}" above the text and ":::" below it.`,
    }),
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
];
