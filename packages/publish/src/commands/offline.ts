// `npx waymark offline`: makes one archive of the finished build that opens from a disk, without a server or a network, and
// puts it into the build. The build's folder may follow, and another one for the archive.
import { currentSite } from "docusaurus-waymark-core/site/current";
import fs from "node:fs/promises";
import path from "node:path";
import { KNOWN_RELEASES } from "docusaurus-waymark-core/facts/releases";
import { product } from "docusaurus-waymark-core/site/product";
import { createArchive, offlineCopy } from "../offline/copy";
import { megabytes, addDownloadToPages } from "../offline/link";
import { runMain } from "docusaurus-waymark-core/build/runMain";

async function main([folder = "build", target]: readonly string[]): Promise<void> {
  const siteDir = currentSite().siteDir;
  const outDir = path.resolve(siteDir, folder);
  const baseUrl = process.env["BASE_URL"] ?? "/";
  const [release] = KNOWN_RELEASES;
  const copy = await offlineCopy({
    outDir,
    baseUrl,
    url: product.links.docs,
    note: `Offline copy of the ${product.name} documentation for release ${release}. Links with the sign ⇅ need the network.`,
  });
  const name = `${product.slug}-docs-${release}`;
  const archive = createArchive(copy, name);
  const file = path.join(target ?? path.join(outDir, "offline"), `${name}.zip`);
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, archive);
  if (target === undefined)
    await addDownloadToPages(outDir, {
      href: `${baseUrl}offline/${name}.zip`,
      release,
      bytes: archive.length,
    });
  const sum = [...copy.values()].reduce((total, bytes) => total + bytes.length, 0);
  console.log(`${file}: ${copy.size} files, ${megabytes(sum)}; as an archive ${megabytes(archive.length)}.`);
}

runMain(main);
