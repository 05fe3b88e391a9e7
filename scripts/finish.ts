// Second half of `npm run build`: what can only be made when every page is there. Headers from the pages' own scripts,
// files for hosts, the list of outbound addresses, and compressed copies of all text.
import fs from "node:fs/promises";
import path from "node:path";
import { hostFiles, SERVER_FOLDER } from "../plugins/hostFiles";
import { hostedSearchOf } from "../plugins/hostedSearch";
import { outboundFindings, outboundManifest } from "../plugins/outbound";
import { precompress } from "../plugins/precompress";
import { headersFor, hostedOrigins, type PageFile } from "../plugins/securityHeaders";
import { readSite } from "../plugins/urlLedger/site";
import { product } from "../src/product/current";
import { outboundHosts } from "../src/product/outbound";

const baseUrl = process.env["BASE_URL"] ?? "/";
const [outDir = "build"] = process.argv.slice(2);

async function finish(): Promise<void> {
  const pages = await readPages();
  const hosted = hostedSearchOf(process.env, product.hostedSearch).page.hostedSearch;
  const manifest = outboundManifest(pages, new URL(product.links.docs).origin);
  const findings = outboundFindings(manifest, outboundHosts(product), new Set(hostedOrigins(hosted)));
  if (findings.length > 0) throw new Error(findings.join("\n"));

  const files = hostFiles({
    url: product.links.docs,
    baseUrl,
    headers: headersFor(pages, hosted),
    redirects: (await readSite(outDir, baseUrl)).redirects.map(withBase),
  });
  const outbound = { [`${SERVER_FOLDER}/outbound.json`]: `${JSON.stringify(manifest, null, 2)}\n` };
  await Promise.all(Object.entries({ ...files, ...outbound }).map(([name, text]) => write(name, text)));
  console.log(`Headers, redirects and ${await precompress(outDir)} compressed files are in ${outDir}.`);
}

async function readPages(): Promise<PageFile[]> {
  const names = (await fs.readdir(outDir, { recursive: true })).filter((name) => name.endsWith(".html"));
  return Promise.all(
    names.sort().map(async (name) => ({
      file: name.split(path.sep).join("/"),
      html: await fs.readFile(path.join(outDir, name), "utf8"),
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
