import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { pluginSeconds } from "./pluginSeconds";

const SITE = "file:///tmp/bench-site-x/plugins";

/** A profile in which each function ran for a second. */
function profile(frames: readonly { url: string; children?: number[] }[]): string {
  const nodes = frames.map(({ url, children }, index) => ({ id: index, callFrame: { url }, children }));
  const timeDeltas = frames.map(() => 1_000_000);
  return JSON.stringify({ nodes, samples: nodes.map(({ id }) => id), timeDeltas });
}

it("counts what runs in and below plugins", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "profiles-"));
  fs.writeFileSync(
    path.join(folder, "main"),
    profile([
      { url: "docusaurus.js", children: [1, 3] },
      { url: `${SITE}/content/check.ts`, children: [2] },
      { url: "micromark.js" },
      { url: "micromark.js" },
    ]),
  );
  fs.writeFileSync(path.join(folder, "worker"), profile([{ url: `${SITE}/searchIndex/index.ts` }]));
  expect(pluginSeconds(folder)).toBe(3);
  fs.rmSync(folder, { recursive: true });
});

it("needs a profile", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "profiles-"));
  expect(() => pluginSeconds(folder)).toThrow("No profile in");
  fs.rmSync(folder, { recursive: true });
});
