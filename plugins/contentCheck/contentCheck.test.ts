import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { LoadContext } from "@docusaurus/types";
import { placeOf } from "../report";
import contentCheck, { type Check } from "./index";

/** Finds every word in the token table, as a stand-in for a real rule. */
const findWords: Check = (file, source, tokens) =>
  Object.keys(tokens).flatMap((word) =>
    [...source.matchAll(new RegExp(word, "g"))].map(({ index }) => ({
      path: file,
      ...placeOf(source, index),
      rule: "word",
      message: `"${word}" is here.`,
      fix: "take it out.",
    })),
  );

const options = { folders: ["docs", "api"], tokens: { bad: "", worse: "" }, checks: [findWords] };

/** A site folder with the given sources. */
function siteWith(sources: Readonly<Record<string, string>>): LoadContext {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), "content-check-"));
  for (const [name, text] of Object.entries({ "docs/a.mdx": "x", "api/a.mdx": "x", ...sources })) {
    fs.mkdirSync(path.dirname(path.join(siteDir, name)), { recursive: true });
    fs.writeFileSync(path.join(siteDir, name), text);
  }
  return { siteDir } as LoadContext;
}

test("all findings of all pages come at once, with file, line and column", async () => {
  const context = siteWith({
    "docs/how-to/x.mdx": "---\ntitle: bad\n---\n\nA worse thing.\n",
    "api/guides/y.mdx": "# bad\n",
    "docs/notes.txt": "bad",
  });
  await expect(contentCheck(context, options)).rejects.toThrow(
    [
      'api/guides/y.mdx:1:3 word: "bad" is here. Fix: take it out.',
      'docs/how-to/x.mdx:2:8 word: "bad" is here. Fix: take it out.',
      'docs/how-to/x.mdx:5:3 word: "worse" is here. Fix: take it out.',
    ].join("\n"),
  );
});

test("a site without mistakes gives a plugin", async () => {
  await expect(contentCheck(siteWith({}), options)).resolves.toEqual({ name: "content-check" });
});
