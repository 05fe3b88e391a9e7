import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { untilStartable } from "./boot";

test("a mistake that is fixed while it is being said does not keep the server waiting", async () => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), "boot-"));
  const write = (file: string, text: string): void => fs.writeFileSync(path.join(siteDir, file), text);
  for (const folder of ["docs", "api", "static"]) fs.mkdirSync(path.join(siteDir, folder));
  for (const menu of ["sidebars.ts", "sidebarsApi.ts"]) write(menu, "export default {};");
  write("docs/page.mdx", "---\ntitle: [Page\nunlisted: true\n---\n");
  const input = {
    siteDir,
    folders: ["docs", "api"],
    tokens: {},
    redirects: [],
    components: {},
    url: "",
    hosts: [],
  };
  const said: string[] = [];
  await untilStartable(input, (line) => {
    said.push(line);
    write("docs/page.mdx", "---\ntitle: Page\nunlisted: true\n---\n");
  });
  expect(said).toEqual([
    expect.stringMatching(/^docs\/page\.mdx:2:\d+ front-matter: /),
    "The server starts when this is fixed.",
  ]);
  fs.rmSync(siteDir, { recursive: true });
});
