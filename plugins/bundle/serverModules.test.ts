import fs from "node:fs";
import path from "node:path";
import type { LoadContext } from "@docusaurus/types";
import bundle from ".";

const siteDir = path.resolve(__dirname, "../..");
const context = {
  siteDir,
  baseUrl: "/",
  generatedFilesDir: path.join(siteDir, ".docusaurus"),
} as LoadContext;

function aliases(isServer: boolean): Record<string, string> {
  const configure = bundle(context, { cacheKey: "test" }).configureWebpack as unknown as (
    config: object,
    isServer: boolean,
  ) => { resolve: { alias: Record<string, string> } };
  return configure({}, isServer).resolve.alias;
}

test("a module of the browser and the one that stands in for it in a build are both there", () => {
  const only = Object.entries(aliases(true)).filter(([name]) => !(name in aliases(false)));
  expect(only.map(([name]) => path.relative(siteDir, name))).toEqual(["src/layout/sideNav/restingMarkup.ts"]);
  for (const file of only.flat()) expect(fs.existsSync(file)).toBe(true);
});
