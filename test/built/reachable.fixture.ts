// Run by fullSite.test.ts in the folder of the full site: prints which addresses (JSON on standard input) the check refuses as
// targets of links, with how it would say so.
import { readFileSync } from "node:fs";
import { CONFIGURED, CONTEXT, FOLDERS } from "docusaurus-plugin-waymark-check/context";
import { createCheck } from "docusaurus-plugin-waymark-check/check";
import { readContent } from "docusaurus-waymark-core/content/site";

const FROM = "community_versioned_docs/version-2.0/links.mdx";
const addresses = JSON.parse(readFileSync(0, "utf8")) as readonly string[];
const content = readContent({ siteDir: process.cwd(), folders: FOLDERS, ...CONFIGURED });
const text = addresses.map((address) => `[x](<${address}>)\n`).join("\n");
const sources = [...content.sources, { path: FROM, text }];
const { findings } = createCheck(CONTEXT, "build")({ ...content, sources }, (file) => file === FROM);
const refused = findings.filter(({ rule }) => rule === "link").map(({ line }) => addresses[(line - 1) / 2]);
process.stdout.write(JSON.stringify(refused));
