import { megabytes, insertDownload } from "./link";

const DOWNLOAD = { href: "/docs/offline/a&b.zip", release: "1.2.3", bytes: 2_449_000 };
const LINK =
  '<a href="/docs/offline/a&amp;b.zip" download>Download the offline copy for release 1.2.3 (zip, 2.4 MB)</a>';

test("a download takes its place in a page, once", () => {
  const once = insertDownload("<a>x</a><p data-offline-download></p>", DOWNLOAD);
  expect(once).toBe(`<a>x</a><p data-offline-download>${LINK}</p>`);
  expect(insertDownload(once, DOWNLOAD)).toBe(once);
  expect(insertDownload('<span data-offline-download=""></span>', DOWNLOAD)).toBe(
    `<span data-offline-download="">. ${LINK}.</span>`,
  );
});

test("a page without a place stays as it is", () => {
  expect(insertDownload("<p>x</p>", DOWNLOAD)).toBe("<p>x</p>");
});

test("sizes are in megabytes of a million bytes", () => {
  expect(megabytes(14_637_929)).toBe("14.6 MB");
});
