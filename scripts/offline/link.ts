import fs from "node:fs/promises";
import path from "node:path";
import { escapeHtml } from "../../src/lib/escapeHtml";
import { OFFLINE_DOWNLOAD } from "../../src/lib/offlineDownload";
import { compressFile } from "../lib/precompress.mjs";

/** Pages that offer the archive. */
const PAGES = ["index.html", "print.html"] as const;

/** An element for the download, empty or filled before. */
const PLACE = new RegExp(`(<(p|span) ${OFFLINE_DOWNLOAD}(?:="")?>).*?(</\\2>)`);

/** The archive as readers see it. */
export interface Download {
  /** Its address, with base URL. */
  readonly href: string;
  readonly release: string;
  readonly bytes: number;
}

/** A page with the download where it has a place for it; with another one before, that is replaced. */
export function withDownload(html: string, { href, release, bytes }: Download): string {
  const text = `Download the offline copy for release ${release} (zip, ${megabytes(bytes)})`;
  const link = `<a href="${escapeHtml(href)}" download>${escapeHtml(text)}</a>`;
  return html.replace(PLACE, (_, start: string, name: string, end: string) =>
    name === "span" ? `${start}. ${link}.${end}` : start + link + end,
  );
}

/** Puts the download into the pages of a build that have a place for it, and into their compressed copies. */
export async function offerDownload(outDir: string, download: Download): Promise<void> {
  for (const page of PAGES) {
    const file = path.join(outDir, page);
    await fs.writeFile(file, withDownload(await fs.readFile(file, "utf8"), download));
    await compressFile(outDir, page);
  }
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
