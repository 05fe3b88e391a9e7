import fs from "node:fs";
import os from "node:os";
import path from "node:path";

it("generated pages are known in every version and language; only those of the description are written again", async () => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), "versions-"));
  fs.writeFileSync(path.join(siteDir, "api_versions.json"), '["1.0"]');
  globalThis.WAYMARK_SITE = { ...globalThis.WAYMARK_SITE, siteDir } as never;
  jest.resetModules();
  const { isGenerated, isGeneratedAgain } = await import("./generated");
  fs.rmSync(siteDir, { recursive: true });
  const copies = [
    "api_versioned_docs/version-1.0/resources/peers.mdx",
    "i18n/de/docusaurus-plugin-content-docs-api/current/resources/peers.mdx",
    "i18n/de/docusaurus-plugin-content-docs-api/version-1.0/resources/peers.mdx",
  ];
  const written = ["docs/resources/peers.mdx", "api/guides/errors.mdx", "api/index.mdx", "src/facts/x.yaml"];
  const all = ["api/resources/peers.mdx", ...copies, ...written].map((file) => ({ path: file }));
  expect(all.filter(isGenerated)).toEqual(all.slice(0, 4));
  expect(all.filter(isGeneratedAgain)).toEqual(all.slice(0, 1));
});
