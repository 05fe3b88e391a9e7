import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { chooseProduct } from "../../src/product";
import { socialCardPath } from "../../src/sections";
import socialCards from "./index";

test("each section gets a PNG of 1200 × 630 pixels", async () => {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), "cards-"));
  const context = { siteConfig: { tagline: "A tagline" } } as LoadContext;
  const plugin = socialCards(context, { product: chooseProduct(undefined) });
  await plugin.postBuild?.({ outDir } as Parameters<NonNullable<Plugin["postBuild"]>>[0]);
  const cards = (["docs", "api"] as const).map((id) =>
    fs.readFileSync(path.join(outDir, socialCardPath(id))),
  );
  for (const card of cards) {
    expect(card.subarray(1, 4).toString()).toBe("PNG");
    expect([card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual([1200, 630]);
  }
  expect(cards[0]?.equals(cards[1] ?? Buffer.alloc(0))).toBe(false);
});
