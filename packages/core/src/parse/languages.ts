import { createRequire } from "node:module";
import type { Prism } from "prism-react-renderer";

const load = createRequire(__filename);

/** Grammars beyond the ones bundled with prism-react-renderer, each after those that it builds on. */
const GRAMMARS = [
  "bash",
  "powershell",
  "ruby",
  "markup-templating",
  "php",
  "java",
  "docker",
  "ini",
  "toml",
  "nginx",
  "hcl",
  "diff",
  "http",
  "csharp",
] as const;

/** Fence languages that show plain text on purpose, and the one that is drawn. */
const PLAIN = new Set(["text", "txt", "console", "mermaid"]);

/** Names that writers use for a grammar of another name. */
const ALIASES: Readonly<Record<string, string>> = {
  sh: "bash",
  shell: "bash",
  ps1: "powershell",
  dockerfile: "docker",
  yml: "yaml",
  env: "ini",
  properties: "ini",
  jsonc: "json",
  terraform: "hcl",
  md: "markdown",
  mdx: "markdown",
};

/** Names of the grammars that prism-react-renderer bundles, and of those above: known without loading a grammar. */
const NAMES: readonly string[] = (
  "plain plaintext text txt markup html mathml svg xml ssml atom rss regex clike javascript js actionscript coffeescript " +
  "coffee javadoclike css yaml yml markdown md graphql sql typescript ts jsdoc flow n4js n4jsd jsx tsx swift kotlin kt kts c " +
  "objectivec objc reason rust go cpp python py json webmanifest bash sh shell powershell ruby rb php java docker dockerfile " +
  "ini toml nginx hcl diff http csharp"
).split(" ");

/** The grammars, which take a tenth of a check of one page to load: only what highlights asks for them. */
export function loadGrammars(): typeof Prism.languages {
  const { Prism: prism } = load("prism-react-renderer") as { Prism: typeof Prism };
  if (!("bash" in prism.languages)) {
    // The grammar files of prismjs add themselves to a global; there is no other way to load them.
    Object.assign(globalThis, { Prism: prism });
    for (const grammar of GRAMMARS) load(`prismjs/components/prism-${grammar}.js`);
    colorCommandsOnly(prism.languages as unknown as Record<"bash", Grammar>);
  }
  return prism.languages;
}

/** Token types of a grammar, as far as they are changed here. */
type Grammar = Record<string, { pattern: RegExp; alias?: string; lookbehind?: boolean }>;

/**
 * Changes the grammar of shells: its words of commands (`add`, `select`) count at the start of a command only, not in the
 * arguments of another one, and flags may have hyphens (`--fail-with-body`).
 */
function colorCommandsOnly({ bash }: Readonly<Record<"bash", Grammar>>): void {
  for (const kind of ["keyword", "builtin", "function"]) {
    const token = bash[kind];
    if (!token) continue;
    const words = token.pattern.source.replace(/^.*?(?=\(\?:)/, "");
    token.pattern = new RegExp(COMMAND_START + words);
  }
  bash["parameter"] = { pattern: /(^|\s)--?\w[\w-]*(?=[=\s]|$)/, alias: "variable", lookbehind: true };
}

/** The start of a text or of its rest after another token, such as `sudo`; the first group of a Prism pattern with `lookbehind`. */
const COMMAND_START = String.raw`(^[^\S\n]*|[\n;|&(]\s*)`;

/**
 * Colors a program of the product in shells where it starts a command, as the programs that the grammar knows; and addresses,
 * as the texts in quotes.
 */
export function colorCommand(program: string): void {
  const languages = loadGrammars();
  if ("program" in (languages["bash"] ?? {})) return;
  const start = String.raw`(^[^\S\n]*|(?<!\\)\n[^\S\n]*|[;|&(]\s*|\bsudo(?:\s-\S+)*\s+)`;
  const pattern = new RegExp(`${start}${program}(?=\\s|$)`);
  languages.insertBefore("bash", "parameter", {
    program: { pattern, alias: "function", lookbehind: true },
    url: /\bhttps?:\/\/[^\s"'`|;&)<>\\]+/,
  });
}

/** Canonical name of a fence language. */
export function canonicalLanguage(language: string): string {
  const lower = language.toLowerCase();
  return ALIASES[lower] ?? lower;
}

/** True when the language has a grammar or is plain text on purpose. */
export function isKnownLanguage(language: string): boolean {
  const name = canonicalLanguage(language);
  return LANGUAGE_NAMES.includes(name);
}

/** The grammar of a language, or undefined for plain text. */
export function grammarOf(language: string) {
  return loadGrammars()[canonicalLanguage(language)];
}

/** Every name that a fence may carry. */
export const LANGUAGE_NAMES: readonly string[] = [...new Set([...NAMES, ...PLAIN, ...Object.keys(ALIASES)])];
