import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { checkContent, type CheckInput } from "../../plugins/content/check";
import { byPlace, formatFinding, type Finding } from "../../plugins/report";
import { Checker } from "../../plugins/content/rules/checker";
import { readSite } from "../../plugins/content/site";
import { readSources } from "../../plugins/content/sources";
import { PROPERTIES } from "../../src/mdx/properties";
import { redirectsOf } from "../../src/navigation/redirects";
import { product } from "../../src/product/current";
import { tokensOf } from "../../src/product/tokens";

// The whole site is read several times, by workers that a busy machine starts late.
jest.setTimeout(180_000);

const CONFIGURED = { redirects: redirectsOf(product), components: PROPERTIES };
const PARTS = ["docs", "api", "static", "sidebars.ts", "sidebarsApi.ts"];

/** Mistakes of every kind: in words, facts, links and pictures, and one that keeps its page from being read. */
const WRONG: Readonly<Record<string, string>> = {
  "docs/how-to/ssh.mdx": "You recieve [it](/how-to/clii). Open UDP 3487.\n\n![A drawing](/img/none.png)",
  "docs/how-to/cli.mdx": "Run `{{cli}} upp`.\n\n{/* check-ignore spelling: a name */}\n\nAll is right.",
  "docs/how-to/profiles.mdx": "A <b tag.",
  "api/guides/errors.mdx": "The {{prodct}} client.",
};

let input: CheckInput;
beforeAll(() => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), "check-"));
  for (const name of PARTS) fs.cpSync(name, path.join(siteDir, name), { recursive: true });
  for (const [file, line] of Object.entries(WRONG))
    fs.appendFileSync(path.join(siteDir, file), `\n${line}\n`);
  input = { siteDir, folders: ["docs", "api"], tokens: tokensOf(product), extent: "all", ...CONFIGURED };
});
afterAll(() => fs.rmSync(input.siteDir, { recursive: true }));

const lines = (findings: readonly Finding[]): string[] => [...findings].sort(byPlace).map(formatFinding);

/** All findings by one reader, without workers and without anything kept. */
async function plain(): Promise<string[]> {
  const sources = await readSources(input.siteDir, input.folders);
  return lines(new Checker(input.tokens, "all").check(sources, readSite(input.siteDir, CONFIGURED)));
}

const kept = async (isAsked?: (path: string) => boolean): Promise<string[]> =>
  lines((await checkContent(input, isAsked)).findings);

test("what workers find, and what is kept from run to run, is what one reader finds", async () => {
  const expected = await plain();
  expect(new Set(expected.map((line) => line.split(":")[0]))).toEqual(new Set(Object.keys(WRONG)));
  expect(await kept()).toEqual(expected);
  expect(await kept()).toEqual(expected);
  const page = "docs/how-to/ssh.mdx";
  expect(await kept((path) => path === page)).toEqual(expected.filter((line) => line.startsWith(page)));
});

test("a mend is seen at once, also where it is on another page", async () => {
  const before = await kept();
  expect(before.join("\n")).toContain('"/how-to/clii" leads to no page');
  const target = path.join(input.siteDir, "docs/how-to/clii.mdx");
  fs.copyFileSync(path.join(input.siteDir, "docs/how-to/networks.mdx"), target);
  expect((await kept()).join("\n")).not.toContain('"/how-to/clii" leads to no page');
  fs.rmSync(target);
  expect(await kept()).toEqual(before);
});
