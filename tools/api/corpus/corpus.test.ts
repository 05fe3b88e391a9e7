import { formatFinding } from "docusaurus-waymark-core/report";
import { corpusFiles } from "./files";
import { describe as read } from "./describe";

/** Larger descriptions are read every night (`npm run test:more -- corpus`). */
const FAST =
  /\/(?:callbacks|circular|complex-nesting|discriminators|file-uploads|form-data|link-example|parameters-(?:cookies|style)|petstore|polymorphism|response-http-behavior|schema-(?:circular|enums|types)|security|server-variables|train-travel|webhooks)\.json$/;
/** Of descriptions that are there in both versions the newer one. */
const files = corpusFiles().filter(
  (file, _, all) =>
    FAST.test(file) && (file.includes("/3.1/") || !all.includes(file.replace("/3.0/", "/3.1/"))),
);

it("has descriptions of both versions", () => {
  expect(files.length).toBeGreaterThan(18);
  for (const version of ["3.0", "3.1"])
    expect(files.some((file) => file.includes(`/${version}/`))).toBe(true);
});

it.each(files)("makes pages without a mistake of %s", (file) => {
  const { pages, findings, pageFindings } = read(file);
  expect([...findings, ...pageFindings].map(formatFinding)).toEqual([]);
  expect(pages.length).toBeGreaterThan(0);
});
