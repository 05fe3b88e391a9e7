// Second half of `npm run build`: what can only be made when every page is there. Fonts and style sheets that come with the
// first paint, headers from what the pages carry, files for hosts, the list of outbound addresses, and compressed copies of
// all text.
import fs from "node:fs/promises";
import path from "node:path";
import { fontsOf, withPreloads } from "../plugins/fontPreload";
import { hostFiles, SERVER_FOLDER } from "../plugins/hostFiles";
import { hostedSearchOf } from "../plugins/hostedSearch";
import { outboundFindings, outboundManifest } from "../plugins/outbound";
import { precompress } from "../plugins/precompress";
import { headersFor, hostedOrigins, type PageFile } from "../plugins/securityHeaders";
import { withSheet } from "../plugins/sheetInPage";
import { readSite } from "../plugins/urlLedger/site";
import { product } from "../src/product/current";
import { outboundHosts } from "../src/product/outbound";

const baseUrl = process.env["BASE_URL"] ?? "/";
const [outDir = "build"] = process.argv.slice(2);

/** A file of the build: its path inside, and what it holds. */
interface TextFile {
  readonly file: string;
  readonly text: string;
}

async function finish(): Promise<void> {
  const sheets = await readAll(".css");
  const pages = await quicken(await readPages(), sheets);
  const hosted = hostedSearchOf(process.env, product.hostedSearch).page.hostedSearch;
  const manifest = outboundManifest(pages, new URL(product.links.docs).origin);
  const findings = outboundFindings(manifest, outboundHosts(product), new Set(hostedOrigins(hosted)));
  if (findings.length > 0) throw new Error(findings.join("\n"));

  const files = hostFiles({
    url: product.links.docs,
    baseUrl,
    headers: headersFor(pages, hosted, new Set(sheets.map(({ text }) => text))),
    redirects: (await readSite(outDir, baseUrl)).redirects.map(withBase),
  });
  const outbound = { [`${SERVER_FOLDER}/outbound.json`]: `${JSON.stringify(manifest, null, 2)}\n` };
  await Promise.all(Object.entries({ ...files, ...outbound }).map(([name, text]) => write(name, text)));
  console.log(`Headers, redirects and ${await precompress(outDir)} compressed files are in ${outDir}.`);
}

/** Writes the pages anew with what their first paint needs; a second run changes nothing. */
async function quicken(pages: readonly PageFile[], sheets: readonly TextFile[]): Promise<PageFile[]> {
  const fonts = fontsOf(sheets.map(({ text }) => text));
  const byAddress = new Map(sheets.map(({ file, text }) => [`${baseUrl}${file}`, text]));
  const quick = pages.map(({ file, html }) => ({
    file,
    html: withSheet(withPreloads(html, fonts), byAddress),
  }));
  await Promise.all(quick.map(({ file, html }) => fs.writeFile(path.join(outDir, file), html)));
  return quick;
}

async function readPages(): Promise<PageFile[]> {
  return (await readAll(".html")).map(({ file, text }) => ({ file, html: text }));
}

/** Every file of the build with that ending, in a fixed order. */
async function readAll(ending: string): Promise<TextFile[]> {
  const names = (await fs.readdir(outDir, { recursive: true })).filter((name) => name.endsWith(ending));
  return Promise.all(
    names.sort().map(async (name) => ({
      file: name.split(path.sep).join("/"),
      text: await fs.readFile(path.join(outDir, name), "utf8"),
    })),
  );
}

function withBase({ from, to }: { from: string; to: string }): { from: string; to: string } {
  const based = (target: string): string => (target.startsWith("/") ? baseUrl + target.slice(1) : target);
  return { from: based(from), to: based(to) };
}

async function write(name: string, text: string): Promise<void> {
  const target = path.join(outDir, name);
  await fs.mkdir(path.dirname(target), { recursive: true });
  await fs.writeFile(target, text);
}

finish().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
