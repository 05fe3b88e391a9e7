/** Texts of the interface in other languages (`i18n/de/code.json`) with other placeholders than their source. */
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { isMap, isScalar, parseDocument } from "yaml";
import { pathsBelow } from "docusaurus-waymark-core/content/site";
import { once } from "docusaurus-waymark-core/lib/once";
import { findingAt, type Source } from "docusaurus-waymark-core/parse";
import type { Finding } from "docusaurus-waymark-core/report";
import { currentSite } from "docusaurus-waymark-core/site/current";

/** True for a file with texts of the interface. */
export function isInterfaceTexts(file: string): boolean {
  return /^i18n\/[^/]+\/code\.json$/.test(file);
}

/** Finds texts that would show a placeholder, or that lack a value. */
export function placeholderFindings(source: Source): Finding[] {
  const { contents } = parseDocument(source.text, { logLevel: "silent" });
  if (!isMap(contents)) return [];
  return contents.items.flatMap(({ key, value }) => {
    const message = isMap(value) ? value.get("message", true) : undefined;
    const original = messages().get(String(key));
    if (original === undefined || !isScalar(message)) return [];
    const [wanted, written] = [placeholdersOf(original), placeholdersOf(String(message.value))];
    if (wanted === written) return [];
    const fix = wanted === "" ? `remove ${written}.` : `write ${wanted}, as in "${original}".`;
    const what = written === "" ? "no placeholder" : `the placeholder ${written}`;
    const finding = { rule: "translation", message: `"${String(key)}" has ${what}.`, fix };
    return [findingAt(source, message.range?.[0] ?? 0, finding)];
  });
}

/** The placeholders of a text, each once: its plural forms may repeat or lack one. */
function placeholdersOf(text: string): string {
  return [...new Set(text.match(/\{[^{}]*\}?/g))].sort().join(", ");
}

/** A call of `translate`, as written and as compiled, and an element with its text or its text in braces. */
const SOURCES = [
  /\btranslate\(\{\s*id:\s*"([^"]+)",\s*message:\s*"((?:[^"\\\n]|\\.)+)"/g,
  /<Translate\b(?:(?!<\/Translate)[^])*?\bid="([^"]+)"(?:(?!<\/Translate)[^])*>\s*(?:\{\s*["'`])?([^<]*?)(?:["'`]\s*\})?\s*<\/Translate/g,
];

/** The texts of the packages, of the site and of Docusaurus by their ids. */
const messages = once((): ReadonlyMap<string, string> => {
  const { siteDir, themeFolders } = currentSite();
  const folders = [...themeFolders.map((folder) => path.dirname(folder)), path.join(siteDir, "src")];
  const calls = folders.flatMap((folder) =>
    pathsBelow(folder, "")
      .filter((file) => /(?<!\.test)\.[jt]sx?$/.test(file))
      .flatMap((file) => {
        const text = fs.readFileSync(path.join(folder, file), "utf8");
        return SOURCES.flatMap((source) => [...text.matchAll(source)]);
      }),
  );
  const own = calls.map(([, id = "", message = ""]): [string, string] => [
    id,
    message.replaceAll('\\"', '"'),
  ]);
  return new Map([...ofDocusaurus(siteDir), ...own]);
});

/** The texts of Docusaurus' own themes. */
function ofDocusaurus(siteDir: string): [string, string][] {
  const load = createRequire(path.join(siteDir, "package.json"));
  const folder = path.join(path.dirname(load.resolve("@docusaurus/theme-translations")), "../locales/base");
  return fs
    .readdirSync(folder)
    .flatMap((file) => Object.entries(load(path.join(folder, file)) as Record<string, string>));
}
