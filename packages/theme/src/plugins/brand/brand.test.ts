import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { Resvg } from "@resvg/resvg-js";
import type { LoadContext } from "@docusaurus/types";
import { acme } from "docusaurus-waymark-core/product/identity.fixture";
import brand from ".";

test("favicon.ico holds a PNG picture of the size that it states", async () => {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), "brand-"));
  const plugin = brand({ generatedFilesDir: outDir } as LoadContext, acme.brand);
  await plugin.postBuild?.({ outDir } as never);
  const icon = fs.readFileSync(path.join(outDir, "favicon.ico"));
  fs.rmSync(outDir, { recursive: true });
  const png = icon.subarray(icon.readUInt32LE(18));
  expect(png.length).toBe(icon.readUInt32LE(14));
  const size = { width: icon[6], height: icon[7] };
  // The width and height in the first chunk of a PNG file.
  expect(size).toEqual({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });
  const shown = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 32 32"><image width="32" height="32" xlink:href="data:image/png;base64,${png.toString("base64")}"/></svg>`;
  expect(new Resvg(shown).render().pixels.some((byte) => byte > 0)).toBe(true);
});
