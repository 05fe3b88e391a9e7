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

it("counts what runs in and below plugins, but for the parser that every build runs", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "profiles-"));
  fs.writeFileSync(
    path.join(folder, "main"),
    profile([
      { url: "docusaurus.js", children: [1, 4, 6] },
      { url: `${SITE}/content/check.ts`, children: [2] },
      { url: `${SITE}/content/parse/parser.ts`, children: [3] },
      { url: "micromark.js" },
      { url: `${SITE}/markdown/handover/index.ts`, children: [5] },
      { url: "micromark.js" },
      { url: `${SITE}/markdown/literals/index.ts`, children: [7] },
      { url: "micromark.js" },
    ]),
  );
  fs.writeFileSync(path.join(folder, "worker"), profile([{ url: `${SITE}/searchIndex/index.ts` }]));
  expect(pluginSeconds(folder)).toBe(4);
  fs.rmSync(folder, { recursive: true });
});

it("needs a profile", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "profiles-"));
  expect(() => pluginSeconds(folder)).toThrow("No profile in");
  fs.rmSync(folder, { recursive: true });
});
