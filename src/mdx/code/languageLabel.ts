/** Names of the languages that get a tab of their own name. */
const LABELS: Readonly<Record<string, string>> = {
  js: "JavaScript",
  ts: "TypeScript",
  javascript: "JavaScript",
  typescript: "TypeScript",
  php: "PHP",
  python: "Python",
  ruby: "Ruby",
  go: "Go",
  java: "Java",
};

/** Title of a panel whose language has no label. */
export const NO_LABEL = "Code";

/** Name of a fence language as readers know it; `Code` for all others. */
export function languageLabel(language: string | undefined): string {
  const name = language?.toLowerCase() ?? "";
  return Object.hasOwn(LABELS, name) ? (LABELS[name] ?? NO_LABEL) : NO_LABEL;
}
