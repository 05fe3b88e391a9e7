import fs from "node:fs/promises";
import path from "node:path";
import { escapeHtml } from "docusaurus-waymark-core/lib/escapeHtml";
import { OFFLINE_DOWNLOAD } from "docusaurus-waymark-core/protocol/attributes";
import { compressFile } from "../precompress.mjs";

/** Pages that offer the archive. */
const DOWNLOAD_PAGES = ["index.html", "print.html"] as const;

/** The element for the download link, empty or already filled. */
const DOWNLOAD_ELEMENT = new RegExp(`(<(p|span) ${OFFLINE_DOWNLOAD}(?:="")?>).*?(</\\2>)`);

/** The archive as shown to readers. */
export interface Download {
  /** Its address, with base URL. */
  readonly href: string;
  readonly release: string;
  readonly bytes: number;
}

/** Inserts the download link into a page that has an element for it; an earlier link is replaced. */
export function insertDownload(html: string, { href, release, bytes }: Download): string {
  const text = `Download the offline copy for release ${release} (zip, ${megabytes(bytes)})`;
  const link = `<a href="${escapeHtml(href)}" download>${escapeHtml(text)}</a>`;
  return html.replace(DOWNLOAD_ELEMENT, (_, start: string, name: string, end: string) =>
    name === "span" ? `${start}. ${link}.${end}` : start + link + end,
  );
}

/** Inserts the download link into the pages of a build and updates their compressed copies. */
export async function addDownloadToPages(outDir: string, download: Download): Promise<void> {
  for (const page of DOWNLOAD_PAGES) {
    const file = path.join(outDir, page);
    await fs.writeFile(file, insertDownload(await fs.readFile(file, "utf8"), download));
    await compressFile(outDir, page);
  }
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
