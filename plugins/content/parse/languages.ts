import { createRequire } from "node:module";
import { Prism } from "prism-react-renderer";

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
  md: "markdown",
  mdx: "markdown",
};

// The grammar files of prismjs add themselves to a global; there is no other way to load them.
Object.assign(globalThis, { Prism });
for (const grammar of GRAMMARS) load(`prismjs/components/prism-${grammar}.js`);

/** Canonical name of a fence language. */
export function canonicalLanguage(language: string): string {
  const lower = language.toLowerCase();
  return ALIASES[lower] ?? lower;
}

/** True when the language has a grammar or is plain text on purpose. */
export function isKnownLanguage(language: string): boolean {
  const name = canonicalLanguage(language);
  return PLAIN.has(name) || name in Prism.languages;
}

/** The grammar of a language, or undefined for plain text. */
export function grammarOf(language: string) {
  return Prism.languages[canonicalLanguage(language)];
}

/** Every name that a fence may carry. */
export const LANGUAGE_NAMES: readonly string[] = [
  ...new Set([...Object.keys(Prism.languages), ...PLAIN, ...Object.keys(ALIASES)]),
].filter((name) => typeof Prism.languages[name] !== "function");
