import { LANGUAGE_NAMES, loadGrammars } from "./languages";

test("the names of languages are those of the grammars, and of what has none of that name on purpose", () => {
  const languages = loadGrammars();
  const loaded = Object.keys(languages).filter((name) => typeof languages[name] !== "function");
  expect(loaded.filter((name) => !LANGUAGE_NAMES.includes(name))).toEqual(["markup-templating"]);
  const others = LANGUAGE_NAMES.filter((name) => !loaded.includes(name));
  expect([...others].sort()).toEqual([
    "console",
    "env",
    "jsonc",
    "mdx",
    "mermaid",
    "properties",
    "ps1",
    "terraform",
  ]);
});
