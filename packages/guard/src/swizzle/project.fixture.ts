import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { currentSite } from "docusaurus-waymark-core/site/current";

const INSTALLED = path.join(currentSite().siteDir, "node_modules");

/** Parts of the installed packages that a small project with two swizzles is based on. */
const EXCERPT = [
  "@docusaurus/theme-classic/package.json",
  "@docusaurus/theme-classic/lib/getSwizzleConfig.js",
  "@docusaurus/theme-classic/src/theme/Heading",
  "@docusaurus/theme-classic/src/theme/Footer",
  "@docusaurus/theme-common/package.json",
  "@docusaurus/theme-common/lib/internal.d.ts",
];

const HEADING = `/**
 * Change: another
 * look.
 * Reason: ours.
 * Upstream: @docusaurus/theme-classic Heading (eject).
 */
import { TitleFormatterProvider } from "@docusaurus/theme-common/internal";
export default TitleFormatterProvider;
`;

const FOOTER = `/**
 * Change: a line more.
 * Reason: the year.
 * Upstream: @docusaurus/theme-classic Footer (wrap).
 */
import Footer from "@theme-original/Footer";
export default Footer;
`;

/** Makes a project with one ejected and one wrapped component on real packages; returns its folder. */
export function makeProject(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "swizzle-test-"));
  for (const part of EXCERPT) {
    fs.cpSync(path.join(INSTALLED, part), path.join(folder, "node_modules", part), { recursive: true });
  }
  writeFile(folder, "src/theme/Heading/index.tsx", HEADING);
  writeFile(folder, "src/theme/Footer.tsx", FOOTER);
  return folder;
}

/** Writes a file of the project, with its folders. */
function writeFile(folder: string, name: string, text: string): void {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

/** Replaces a text in a file of the project. */
export function edit(folder: string, name: string, from: string, to: string): void {
  const file = path.join(folder, name);
  const text = fs.readFileSync(file, "utf8");
  if (!text.includes(from)) throw new Error(`${name} has no ${from}`);
  fs.writeFileSync(file, text.replaceAll(from, to));
}
