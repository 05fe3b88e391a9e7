/** Literals of the product in the text of pages, such as flags, ports, paths, labels and limits, and which of them can be traced. */
import { STATUS_CODES } from "node:http";
import { COMMANDS } from "../commands";
import { loadFacts } from "docusaurus-waymark-core/facts/load";
import { CLIENT_PORTS, EXAMPLE_PORTS, SERVER_PORTS } from "../ports";
import { VARIABLE_NAMES } from "../variables";
import { OTHER_LABELS, OTHER_MENUS } from "../webApp";
import { resolveTokens } from "docusaurus-waymark-core/product/resolve";
import type { TokenTable } from "docusaurus-waymark-core/product/tokens";

/** A literal of a page. */
export interface PageLiteral {
  /** `docs/how-to/ssh.mdx:12`. */
  readonly place: string;
  readonly kind: Kind;
  readonly text: string;
  /** The line around it, which is a whole paragraph or row, with tokens replaced. */
  readonly line: string;
}

const PLAIN = /(?<![\w.-])/.source;
/** Patterns of each kind in inline code (`code`), fenced code (`fence`), bold text or running text. */
const KINDS = {
  flag: { in: ["code"], find: /(?<![\w-])--[a-z][a-z0-9-]+/g },
  variable: { in: ["code"], find: /\b[A-Z][A-Z0-9]*_[A-Z0-9_]{2,}\b/g },
  port: { in: ["code"], find: /(?<=^(?:\S*:|(?:tcp|udp)[ /])?)\d{2,5}(?=$|[/ ](?:tcp|udp)$)/gi },
  status: { in: ["code"], find: /(?<=^(?:HTTP )?)[1-5]\d\d(?=$| [A-Z])/g },
  path: {
    in: ["code", "fence"],
    find: /(?<![\w.:/~-])(?:~|\/(?:etc|var|usr|run|opt|lib|Library|Applications)|%\w+%|C:)[\\/][\w.@%+\\/-]*\w/g,
  },
  host: {
    in: ["code", "fence", "text"],
    find: /(?<![\w@.-])(?:[a-z\d-]+\.)+(?:io|com|net|dev|org|cloud|selfhosted)\b(?!\()/g,
  },
  key: { in: ["code"], find: /^(?:[a-z]+[A-Z]\w*|[a-z]\w*_\w+|[a-z]\w+(?:\.[a-z]\w+)+)(?=:|$)/g },
  label: { in: ["bold"], find: /^[A-Z][^.:?!,`]*$/g },
  limit: {
    in: ["text"],
    find: new RegExp(
      `${PLAIN}\\d+(?:,\\d{3})*(?:\\.\\d+)? (?:(?:old|hexadecimal) )?(?:(?:milli)?seconds?|minutes?|hours?|days?|weeks?|months?|years?|bytes?|[kMG]i?B|characters?|digits|peers?|users?|devices?|machines?|groups?|domains|events?|files|requests?|connections?|attempts?|times)\\b`,
      "g",
    ),
  },
} as const satisfies Readonly<Record<string, { readonly in: readonly Part[]; readonly find: RegExp }>>;

type Kind = keyof typeof KINDS;
type Part = "code" | "fence" | "bold" | "text";

/** The literals of a page, with content tokens replaced. The time that its front matter says it takes is not the product's. */
export function literalsOf(path: string, source: string, tokens: TokenTable): PageLiteral[] {
  const minutes = /^minutes: (\d+)$/m.exec(source)?.[1];
  const body = source.replace(/^---\n[^]*?\n---\n/, (matter) => matter.replace(/[^\n]/g, ""));
  let fence: string | undefined;
  return resolveTokens(body, tokens)
    .split("\n")
    .flatMap((line, index) => {
      const mark = /^\s*(`{3,})/.exec(line)?.[1];
      if (mark !== undefined && (fence === undefined || mark.startsWith(fence))) {
        fence = fence === undefined ? mark : undefined;
        return [];
      }
      const place = `${path}:${index + 1}`;
      return partsOf(line, fence !== undefined).flatMap(([part, text]) =>
        (Object.keys(KINDS) as Kind[])
          .filter((kind) => (KINDS[kind].in as readonly Part[]).includes(part))
          .flatMap((kind) =>
            [...text.matchAll(KINDS[kind].find)].map(([found]) => ({ place, kind, text: found, line })),
          ),
      );
    })
    .filter(({ text }) => text !== `${minutes} minutes`);
}

/** Domains for examples, see RFC 2606. */
const RESERVED = /(?:^|\.)example\.(?:com|net|org)$/;

function partsOf(line: string, isFenced: boolean): (readonly [Part, string])[] {
  if (isFenced) return [["fence", line]];
  const matches = (part: Part, pattern: RegExp): (readonly [Part, string])[] =>
    [...line.matchAll(pattern)].map(([, text = ""]) => [part, text] as const);
  const text = line.replace(/`[^`]+`/g, "`").replace(/\]\([^)]*\)/g, "]");
  return [
    ...matches("code", /(?<!`)`([^`]+)`(?!`)/g),
    ...matches("bold", /(?<=[a-z,;] |(?:→|->) )\*\*([^*]+)\*\*/g),
    ["text", text],
  ];
}

/** A function that says whether a literal of a page is a fact or stands in a text of the product. */
export function tracer(tokens: TokenTable, sources: readonly string[]): (literal: PageLiteral) => boolean {
  const facts = factTexts(tokens);
  const known = new Map<string, boolean>();
  const stands = (text: string): boolean => {
    const found = known.get(text) ?? sources.some((source) => hasWord(source, text));
    known.set(text, found);
    return found;
  };
  const isStatus = (text: string): boolean =>
    stands(`http.Status${(STATUS_CODES[text] ?? "").replace(/\W/g, "")}`);
  const peerDomains = new Set(["cloudDomain", "selfHostedDomain"].map((name) => tokens[name]));
  const limits = loadFacts("limits").map(({ value, near }) => ({
    value: value.map((text) => resolveTokens(text, tokens)),
    near: near.map((word) => resolveTokens(word, tokens)),
  }));
  const isKnown: { readonly [kind in Kind]?: (literal: PageLiteral) => boolean } = {
    port: ({ text }) => stands(text) || isStatus(text),
    status: ({ text }) => isStatus(text),
    host: ({ text }) => RESERVED.test(text) || peerDomains.has(text.replace(/^[^.]+\./, "")) || stands(text),
    path: ({ text }) => text.split(/[\\/](?=[^\\/]+$)/).every(stands),
    key: ({ text }) => text.split(".").every(stands),
    label: ({ text }) => [text, text.replaceAll("&", "&amp;")].some(stands),
    limit: () => false,
  };
  const isLimit = ({ text, line }: PageLiteral): boolean =>
    limits.some(
      ({ value, near }) => value.includes(text) && near.some((word) => line.toLowerCase().includes(word)),
    );
  return (literal) =>
    facts.has(literal.text) ||
    isLimit(literal) ||
    (isKnown[literal.kind] ?? (({ text }) => stands(text)))(literal);
}

function factTexts(tokens: TokenTable): ReadonlySet<string> {
  return new Set([
    ...COMMANDS.flatMap(({ flags }) => flags.map(({ name }) => name)),
    ...VARIABLE_NAMES.map((name) => resolveTokens(name, tokens)),
    ...[...CLIENT_PORTS, ...SERVER_PORTS].flatMap(({ port }) => port.match(/\d+/g) ?? []),
    ...Object.keys(EXAMPLE_PORTS),
    ...Object.values(loadFacts("serverSettings")).flatMap((settings) => settings.map(({ key }) => key)),
    ...OTHER_MENUS,
    ...OTHER_LABELS,
  ]);
}

/** True if a text has a literal that is not a part of a longer word. */
function hasWord(source: string, word: string): boolean {
  for (let at = source.indexOf(word); at !== -1; at = source.indexOf(word, at + 1))
    if (!/\w/.test((source[at - 1] ?? " ") + (source[at + word.length] ?? " ")) || !/^\w.*\w$/s.test(word))
      return true;
  return false;
}
