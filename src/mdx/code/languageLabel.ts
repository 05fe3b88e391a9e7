/** Names of languages on tabs. */
import { translate } from "@docusaurus/Translate";
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

/** Name of all other languages. */
const NO_LABEL = translate({ id: "code.code", message: "Code" });

/** The name of a fence language; `NO_LABEL` for languages that are not in the list. */
export function languageLabel(language: string | undefined): string {
  const name = language?.toLowerCase() ?? "";
  return Object.hasOwn(LABELS, name) ? (LABELS[name] ?? NO_LABEL) : NO_LABEL;
}
