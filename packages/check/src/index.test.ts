import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { LoadContext } from "@docusaurus/types";
import contentCheck from "./index";

const options = { folders: ["docs", "api"], tokens: {}, redirects: [], components: {}, url: "", hosts: [] };

const FRONT = ["---", "title: T", "unlisted: true", "description: D", "---", "", ""].join("\n");

/** A site folder with the given sources and empty menus. */
function siteWith(sources: Readonly<Record<string, string>>): LoadContext {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), "content-check-"));
  const menus = { "sidebars.ts": "export default {};", "sidebarsApi.ts": "export default {};" };
  for (const [name, text] of Object.entries({ ...menus, ...sources })) {
    fs.mkdirSync(path.dirname(path.join(siteDir, name)), { recursive: true });
    fs.writeFileSync(path.join(siteDir, name), text);
  }
  return { siteDir } as LoadContext;
}

const page = (title: string, body: string): string =>
  FRONT.replace("T", title).replace("description: D", `description: ${title} ${"long enough ".repeat(5)}`) +
  body;

test("all findings of all pages come at once, with file, line and column", async () => {
  const context = siteWith({
    "docs/how-to/x.mdx": page("X", "A {{worse}} thing.\n"),
    "api/guides/y.mdx": page("Y", "## Two\n\nSee [it](/how-to/z).\n\nSee [it](/docs/how-to/x).\n"),
    "docs/notes.txt": "{{bad}}",
  });
  await expect(contentCheck(context, options)).rejects.toThrow(
    [
      'api/guides/y.mdx:9:10 link: There is no page at "/how-to/z". Fix: write "/how-to/x".',
      'api/guides/y.mdx:11:10 link: There is no page at "/docs/how-to/x". Fix: write "/how-to/x".',
      'docs/how-to/x.mdx:7:3 content-token: "{{worse}}" is not a content token. Fix: use one of , or "\\{{" for literal brackets.',
    ].join("\n"),
  );
});

test("a missing menu is a finding", async () => {
  const context = siteWith({ "docs/x.mdx": page("X", "Text.") });
  fs.rmSync(path.join(context.siteDir, "sidebarsApi.ts"));
  await expect(contentCheck(context, options)).rejects.toThrow(
    "sidebarsApi.ts:1:1 menu: The menu is missing. Fix: restore",
  );
});

test("a site without mistakes gives a plugin", async () => {
  const context = siteWith({ "docs/x.mdx": page("X", "Text."), "api/y.mdx": page("Y", "Text.") });
  await expect(contentCheck(context, options)).resolves.toMatchObject({ name: "content-check" });
});

test("under npm start mistakes stop nothing", async () => {
  const before = process.env["NODE_ENV"];
  Object.assign(process.env, { NODE_ENV: "development" });
  const wrong = { "docs/x.mdx": page("X", "A {{worse}} thing.\n"), "api/y.mdx": page("Y", "Text.") };
  const context = siteWith(wrong);
  const plugin = await contentCheck(context, options);
  Object.assign(process.env, { NODE_ENV: before });
  expect(plugin.getClientModules?.()).toEqual([expect.stringContaining("live/client")]);
});
