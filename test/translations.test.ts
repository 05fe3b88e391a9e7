/** Every language has every text of the interface, with the same placeholders, and no other. */
import fs from "node:fs";
import path from "node:path";

const TEXT = /translate\(\s*\{\s*id: "([^"]+)",\s*message:\s*"((?:[^"\\]|\\.)*)"/g;
const sources = fs
  .readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
  .map((file) => fs.readFileSync(path.join("src", file), "utf8"))
  .filter((source) => source.includes(`from "@docusaurus/Translate"`));
const texts = new Map(
  sources.flatMap((source) =>
    [...source.matchAll(TEXT)].map(([, id = "", message = ""]) => [id, message] as const),
  ),
);
const languages = fs.existsSync("i18n") ? fs.readdirSync("i18n") : [];

const placeholders = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

test("every call of translate is read here", () => {
  const calls = sources.flatMap((source) => source.match(/\btranslate\(/g) ?? []);
  expect(calls.length).toBe(sources.flatMap((source) => [...source.matchAll(TEXT)]).length);
});

test.each(languages)("%s", (language) => {
  const file = path.join("i18n", language, "code.json");
  const translated = JSON.parse(fs.readFileSync(file, "utf8")) as Record<string, { message: string }>;
  const own = Object.keys(translated).filter((id) => !id.startsWith("theme."));
  expect(own.sort()).toEqual([...texts.keys()].sort());
  for (const [id, message] of texts)
    expect([id, placeholders(translated[id]?.message ?? "")]).toEqual([id, placeholders(message)]);
});
