import { LANGUAGE_NAMES, loadGrammars } from "./languages";

test("the names of languages are those of the grammars, and of what has none of that name on purpose", () => {
  const languages = loadGrammars();
  const loaded = Object.keys(languages).filter((name) => typeof languages[name] !== "function");
  // A part of PHP, and other names of C#, for which the check writes "csharp".
  expect(loaded.filter((name) => !LANGUAGE_NAMES.includes(name))).toEqual([
    "markup-templating",
    "cs",
    "dotnet",
  ]);
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
