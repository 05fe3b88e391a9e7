import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { bundlesMade } from "docusaurus-waymark-core/build/bundle";
import { isAdvice, WriterError, type Finding } from "docusaurus-waymark-core/report";
import { createCheck, withRules, type CheckOptions } from "./check";
import { isGenerated } from "docusaurus-waymark-core/rules/generated";
import { readContent } from "docusaurus-waymark-core/content/site";

type Options = Omit<CheckOptions, "siteDir">;

/**
 * Checks what writers write: every page of the given folders but generated ones, and every entry of the menus, by all rules
 * (`rules/index.ts`).
 *
 * A build is stopped before it starts, with all findings at once; without this it ends at the first page that does not
 * compile. Under `docusaurus start` nothing stops: findings come and go in the terminal and on the page as writers type.
 * `npm run check` runs the same rules and those of style and spelling. It writes no files.
 *
 * @param rawOptions `folders` of pages, content `tokens`, `components` with their properties, `redirects`, and `rules`: the path of
 * a module with rules about the product
 */
export default async function contentCheck(context: LoadContext, rawOptions: unknown): Promise<Plugin> {
  const options: CheckOptions = { siteDir: context.siteDir, ...(rawOptions as Options) };
  if (process.env["NODE_ENV"] !== "development") {
    const input = await withRules(options);
    // What is wrong on a generated page is wrong in the API description or its generator: `npm run check` and the tests find it.
    const { findings } = createCheck(input, "build")(readContent(input), (path) => !isGenerated({ path }));
    const errors = findings.filter((finding) => !isAdvice(finding));
    if (errors.length > 0) return refuse(errors);
    return { name: "content-check", configureWebpack: () => shownFiles(input) };
  }
  // A build does not load what only a writer's server needs.
  const { liveCheck } = await import("./live");
  const live = await liveCheck(context, options);
  return {
    name: "content-check",
    getClientModules: live.getClientModules,
    configureWebpack: () => ({ ...shownFiles(options), devServer: live.devServer }),
  };
}

/** Ends the build with findings alone, without the complaints of the bundler. */
async function refuse(errors: readonly Finding[]): Promise<never> {
  await bundlesMade();
  throw new WriterError(errors);
}

/** Tells the bundler that a page depends on the files that it shows. */
function shownFiles({ siteDir, folders }: CheckOptions) {
  const loader = { loader: path.join(__dirname, "watchShown.cjs"), options: { siteDir } };
  const include = folders.map((folder) => path.join(siteDir, folder));
  return { module: { rules: [{ test: /\.mdx?$/, include, enforce: "pre" as const, use: [loader] }] } };
}
