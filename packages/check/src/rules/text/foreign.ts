import type { Finding } from "docusaurus-waymark-core/report";
import { KINDS } from "../admonitions";

export interface Problem extends Pick<Finding, "message" | "fix"> {
  /** The text that replaces the mark, if it is certain. */
  readonly instead?: string;
}

/** A pattern of text that a reader would see as it is typed, and the problem of a match. */
export type Mark = readonly [pattern: RegExp, problemOf: (match: RegExpExecArray) => Problem];

/** Syntax of GitHub, MkDocs and wikis, with what to write here. */
export const FOREIGN: readonly Mark[] = [
  [
    /(?<!\\)\[!(\w+)\][+-]?/g,
    ([, kind = ""]) => ({
      message: "This site does not read GitHub or Obsidian alerts.",
      fix: admonitionFix(kind),
    }),
  ],
  [
    /^(?:!!!|\?\?\?\+?)[ \t]+(\w+).*/gm,
    ([, kind = ""]) => ({
      message: "This site does not read MkDocs admonitions.",
      fix: admonitionFix(kind),
    }),
  ],
  [
    /^===[ \t]+"([^"\n]*)".*/gm,
    ([, label = ""]) => ({
      message: "This site does not read tabs of MkDocs.",
      fix: `write <Tabs> around all of them, and <TabItem value="${label}"> around this one.`,
    }),
  ],
  [
    /(?<![\\\w=+])(==|\+\+)(?=[^\s=+])([^=\n]*[^\s=+])\1(?![\w=+])/g,
    ([, mark = "", words = ""]) => {
      const instead = mark === "==" ? `**${words}**` : `<kbd>${words}</kbd>`;
      return {
        message: `This site does not read "${mark}" around words.`,
        fix: `write "${instead}".`,
        instead,
      };
    },
  ],
  [
    /(?<=\n[ \t]*):[ \t]+(?=\S)/g,
    () => ({
      message: "This site does not read definition lists.",
      fix: 'write "- **Term**: its meaning" for each.',
    }),
  ],
  [
    /(?<!\\)\[\[_?toc_?\]\]|^\[toc\]$/gim,
    () => ({
      message: "This site does not read table of contents markers.",
      fix: "remove it: the contents are next to the text.",
    }),
  ],
  [
    /(?<![\\\w\])])(!?)\[\[([^\]\n|]+)(?:\|([^\]\n]*))?\]\]/g,
    ([, mark = "", page = "", label = page]) => ({
      message: "This site does not read wiki links.",
      fix: mark === "" ? `write "[${label}](/address)".` : 'write "![what it shows](./name.png)".',
    }),
  ],
];

function admonitionFix(word: string): string {
  const kind = KINDS.includes(word.toLowerCase()) ? word.toLowerCase() : "note";
  return `write ":::${kind}" above the text and ":::" below it.`;
}
