/** Texts of the interface in other languages (`i18n/de/code.json`) with other placeholders than their source. */
import fs from "node:fs";
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

/** A call of `translate`, as written and as compiled. */
const CALL = /\btranslate\(\{\s*id:\s*"([^"]+)",\s*message:\s*("(?:[^"\\\n]|\\.)+")/g;

/** The texts of the packages and of the site by their ids. */
const messages = once((): ReadonlyMap<string, string> => {
  const { siteDir, themeFolders } = currentSite();
  const folders = [...themeFolders.map((folder) => path.dirname(folder)), path.join(siteDir, "src")];
  const calls = folders.flatMap((folder) =>
    pathsBelow(folder, "")
      .filter((file) => /(?<!\.test)\.[jt]sx?$/.test(file))
      .flatMap((file) => [...fs.readFileSync(path.join(folder, file), "utf8").matchAll(CALL)]),
  );
  return new Map(calls.map(([, id = "", message = '""']) => [id, JSON.parse(message) as string]));
});
