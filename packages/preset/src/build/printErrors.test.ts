import { inspect } from "node:util";
import { WriterError } from "docusaurus-waymark-core/report";
import { SiteError } from "docusaurus-waymark-core/lib/siteError";
import { errorText } from "./printErrors.mjs";

const finding = {
  path: "docs/x.mdx",
  line: 1,
  column: 2,
  rule: "link",
  message: "It is wrong.",
  fix: "mend it.",
};
const FINDINGS =
  "docs/x.mdx:1:2 link: It is wrong. Fix: mend it.\ndocs/y z.mdx:3:2 link: It is wrong. Fix: mend it.\n";

test("findings that end a build are printed without stacks and causes", () => {
  const cause = new WriterError([finding, { ...finding, path: "docs/y z.mdx", line: 3 }]);
  const outer = new Error("Unable to build website for locale en.", { cause });
  expect(errorText(`[ERROR] ${inspect(cause)}\n`)).toBe(FINDINGS);
  expect(errorText(`[ERROR] ${inspect(outer, { depth: Infinity })}\n[INFO] Docusaurus version: 3\n`)).toBe(
    FINDINGS,
  );
});

test("an error of the configuration is printed as its lines", () => {
  for (const kind of [SiteError, Error]) {
    const cause = new kind("The theme x. Fix: remove it.\nThe preset y. Fix: remove it.");
    const outer = new Error("Unable to build website for locale en.", { cause });
    expect(errorText(`[ERROR] ${inspect(outer, { depth: Infinity })}\n`)).toBe(`${cause.message}\n`);
  }
});

test("other errors are printed as they are", () => {
  const text = inspect(new Error("WriterError: none"));
  expect(errorText(text)).toBe(text);
});
