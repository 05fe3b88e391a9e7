/**
 * Reads the targets of links in a PDF by Chromium: named destinations and the tree of pages are in objects that
 * are not compressed. Enough for page numbers in a table of contents; no reader of PDF files in general.
 *
 * @param pdf the file, one character a byte
 * @returns number of the page, from 1, for each name
 * @throws Error when the file has no pages in this form
 */
export function pagesOfPlaces(pdf: string): ReadonlyMap<string, number> {
  const numbers = new Map(pagesInOrder(pdf).map((object, index) => [object, index + 1]));
  if (numbers.size === 0) throw new Error("The PDF has no tree of pages that this script can read.");
  const places = pdf.matchAll(/\/([^\s/[\]<>()]+)\s*\[(\d+) 0 R \/XYZ /g);
  return new Map(
    [...places].flatMap(([, name = "", object = ""]) => {
      const page = numbers.get(object);
      return page === undefined ? [] : [[nameOf(name), page] as const];
    }),
  );
}

/** Object numbers of the pages, in reading order. */
function pagesInOrder(pdf: string): string[] {
  const kids = new Map<string, readonly string[]>();
  const inner = new Set<string>();
  for (const [, number = "", body = ""] of pdf.matchAll(/(\d+) 0 obj\s*<<([\s\S]*?)endobj/g)) {
    if (!/\/Type \/Pages\b/.test(body)) continue;
    const children = [...(/\/Kids \[([^\]]*)\]/.exec(body)?.[1] ?? "").matchAll(/(\d+) 0 R/g)];
    kids.set(
      number,
      children.map(([, child = ""]) => child),
    );
    for (const child of kids.get(number) ?? []) inner.add(child);
  }
  const leaves = (number: string): string[] => kids.get(number)?.flatMap(leaves) ?? [number];
  return [...kids.keys()].filter((number) => !inner.has(number)).flatMap(leaves);
}

/** A name writes unusual bytes as `#2F`, and text as UTF-8. */
function nameOf(name: string): string {
  const bytes = name.replace(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
