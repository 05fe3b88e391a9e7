import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { escapeRegExp } from "../../src/lib/escapeRegExp";
import { failedChecks, installedIn, type UpstreamCheck, type Contract, type PackageFolder } from "./contract";
import { COUPLINGS } from "./couplings";

const siteDir = path.resolve(__dirname, "../..");
const installed = installedIn(siteDir);

const CHECKS = COUPLINGS.flatMap((contract) => contract.checks.map((check) => ({ contract, check })));

let folder: string;
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), "upstream-"))));
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** A copy of the one file of a check, changed; everything else is the installed one. */
function withChange({ package: name, file }: UpstreamCheck, change: (text: string) => string): PackageFolder {
  const target = path.join(folder, name, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, change(fs.readFileSync(path.join(installed(name) ?? "", file), "utf8")));
  return (wanted) => (wanted === name ? path.join(folder, name) : installed(wanted));
}

/** Takes out what a check wants, wherever it stands; where it only looks ahead, everything. */
const without =
  (check: UpstreamCheck) =>
  (text: string): string => {
    const [match] = check.expects.exec(text) ?? [];
    if (match === undefined) return text;
    return match === "" ? "" : without(check)(text.replace(match, ""));
  };

/** A text with that start, and that after a list of our files. */
const startingWith = (start: string, then: string): RegExp =>
  new RegExp(`^${[start, then].map((part) => escapeRegExp(part)).join("[^)]*")}`);

/** The check alone, so that a copy need not have the files of its neighbors. */
const alone = (contract: Contract, check: UpstreamCheck): Contract => ({ ...contract, checks: [check] });

test("the installed packages keep every contract", () => {
  expect(COUPLINGS.flatMap((contract) => failedChecks(contract, installed))).toEqual([]);
});

test("a change in a copy of each upstream file breaks its contract, in words that say what to do and what is at stake", () => {
  const unseen = CHECKS.filter(({ contract, check }) => {
    const lines = failedChecks(alone(contract, check), withChange(check, without(check)));
    const [line = ""] = lines;
    const isComplete =
      line.includes(`${check.package}/${check.file} changed.`) &&
      line.endsWith(` At stake: ${contract.benefit}.`);
    return !(lines.length === 1 && isComplete);
  });
  expect(unseen.map(({ contract, check }) => `${contract.name}: ${check.file}`)).toEqual([]);
});

/** Changes that a release could make, as text of its files, and the message that a maintainer then reads. */
const RELEASES: readonly (readonly [
  coupling: string,
  file: string,
  from: string | RegExp,
  to: string,
  report: string,
])[] = [
  [
    "The version of the bundler's persistent cache",
    "@docusaurus/core/lib/webpack/base.js",
    "type: 'persistent'",
    "type: 'filesystem'",
    "The persistent cache has no `version` next to its `type` anymore. Fix: find the new place of the version",
  ],
  [
    "Stock modules that no page of this site uses",
    "@docusaurus/theme-classic/lib/prism-include-languages.js",
    /prism-react-renderer/g,
    "shiki",
    "The theme highlights with another package, which would be part of the application. Fix: if pages no longer load it",
  ],
  [
    "The bundler's cache group of styles",
    "@docusaurus/core/lib/webpack/base.js",
    "name: 'styles'",
    "name: 'css'",
    "Docusaurus collects styles differently",
  ],
  [
    "The list of all pages that every page loads",
    "@docusaurus/plugin-content-docs/lib/props.js",
    "docs: toVersionDocsProp(",
    "pages: toVersionDocsProp(",
    "The data of a section has no list of its pages, or another one. Fix: delete plugins/internals/pageSummaries.ts",
  ],
  [
    "The PostCSS plugin for old browsers",
    "@docusaurus/bundler/lib/loaders/styleLoader.js",
    "require.resolve('postcss-preset-env')",
    "require.resolve('lightningcss')",
    "Docusaurus rewrites styles for old browsers with another plugin, so builds are slower. Fix: add its name to POLYFILLS in plugins/internals/postCss.ts",
  ],
  [
    "The router",
    "@docusaurus/core/lib/client/exports/router.js",
    "useHistory, ",
    "useNavigate, ",
    "Docusaurus uses another router, or another version of it. Fix: rewrite the functions of src/browser/router.ts with it",
  ],
  [
    "Prefetching of pages",
    "@docusaurus/core/lib/client/docusaurus.js",
    /prefetch,\s*preload,/,
    "preload,",
    "window.docusaurus no longer has prefetch and preload. Fix: call its replacement in src/layout/prefetch",
  ],
  [
    "The template of a built page",
    "@docusaurus/core/lib/ssg/ssgTemplate.html.js",
    /" defer>/g,
    '" type="module">',
    "The stock template loads the application differently. Fix: list the same scripts in #app-scripts of PAGE_TEMPLATE",
  ],
  [
    "What the early script shares with the application",
    "@docusaurus/core/lib/client/hasHydratedDataAttribute.js",
    /data-has-hydrated/g,
    "data-hydrated",
    "The root element no longer gets data-has-hydrated when the application has hydrated the page. Fix: find its replacement",
  ],
  [
    "What the early script shares with the application",
    "@docusaurus/core/lib/server/codegen/codegen.js",
    "'site-storage.json'",
    "'storage.json'",
    "The module @generated/site-storage, which has the namespace of storage keys, no longer exists",
  ],
  [
    "What the early script shares with the application",
    "@docusaurus/core/lib/server/storage.js",
    "`-${namespaceString}`",
    "`_${namespaceString}`",
    "The storage settings have other fields, or their namespace has another form, so readers would lose their stored settings. Fix: read",
  ],
  [
    "The title formatter",
    "@docusaurus/theme-common/lib/internal.d.ts",
    /TitleFormatterProvider/g,
    "TitleProvider",
    "TitleFormatterProvider is no longer exported. Fix: import what the stock ThemeProvider/TitleFormatter imports",
  ],
  [
    "The Markdown compiler",
    "@docusaurus/mdx-loader/lib/remark/toc/utils.js",
    "'ExportNamedDeclaration',",
    "'ExportDefaultDeclaration',",
    "Pages export their table of contents in another form. Fix: find the new form in plugins/markdown/toc.ts.",
  ],
  [
    "The Markdown compiler",
    "@docusaurus/mdx-loader/lib/processor.js",
    /frontmatter,\s*directive,/,
    "directive,\n            frontmatter,",
    "Docusaurus parses Markdown with other packages, or in another order",
  ],
  [
    "The Markdown compiler",
    "@mdx-js/mdx/lib/core.js",
    ".use(remarkMarkAndUnravel)\n    .use(settings.remarkPlugins || [])",
    ".use(settings.plugins)",
    "MDX parses pages with other packages, or in another order. Fix: make the first two lines of `markdown`",
  ],
  [
    "The pages that the docs plugin gives to other plugins",
    "@docusaurus/plugin-content-docs/lib/index.js",
    /loadedVersions: /g,
    "versions: ",
    "allContent no longer has docusaurus-plugin-content-docs with loadedVersions. Fix: read the pages where the docs plugin puts them now",
  ],
  [
    "The addresses of pages",
    "@docusaurus/plugin-content-docs/lib/docs.js",
    "'readme',",
    "'overview',",
    "Other files than index, readme and the one named as its folder have the address of their folder. Fix: change isIndex",
  ],
  [
    "The middlewares of the server of npm start",
    "@docusaurus/core/lib/commands/start/webpack.js",
    "[defaultDevServerConfig, config.devServer]",
    "[config.devServer, defaultDevServerConfig]",
    "Docusaurus merges its server options with ours differently",
  ],
  [
    "The middlewares of the server of npm start",
    "webpack-dev-server/lib/Server.js",
    "this.options.setupMiddlewares(middlewares, this)",
    "this.options.setupMiddlewares(middlewares, this.compiler)",
    "The server no longer calls setupMiddlewares before it adds its own middlewares",
  ],
  [
    "The loader of the configuration",
    "@docusaurus/utils/lib/moduleUtils.js",
    /(requireCache|moduleCache): false/,
    "$1: true",
    "The configuration is cached, or no longer loaded by its default export. Fix: change a plugin while npm start runs",
  ],
  [
    "The paths of Docusaurus' modules, for unit tests",
    "@docusaurus/core/lib/webpack/aliases/index.js",
    "'../../client/exports'",
    "'../../client/public'",
    "@docusaurus/… or @theme/… resolve to other files, or in another order of themes. Fix: use the same paths",
  ],
];

test("a changed release gives the name of each coupling, what changed and what to do", () => {
  const reports = RELEASES.map(([name, place, from, to]) => {
    const check = CHECKS.find(
      (one) => one.contract.name === name && `${one.check.package}/${one.check.file}` === place,
    );
    if (!check) throw new Error(`"${name}" reads no ${place}.`);
    const changed = withChange(check.check, (text) => {
      if (typeof from === "string" ? text.includes(from) : from.test(text)) return text.replace(from, to);
      throw new Error(
        `${place} has no ${String(from)}. Fix: correct the contract first, then let RELEASES change the current text of the file.`,
      );
    });
    return failedChecks(alone(check.contract, check.check), changed);
  });
  expect(reports).toEqual(
    RELEASES.map(([name, place, , , report]): unknown[] => [
      expect.stringMatching(startingWith(`${name} (used by `, `): ${place} changed. ${report}`)),
    ]),
  );
  expect(new Set(RELEASES.map(([name]) => name))).toEqual(new Set(COUPLINGS.map(({ name }) => name)));
});

test("a file or package that is gone breaks the contract", () => {
  const [{ contract, check } = { contract: undefined, check: undefined }] = CHECKS;
  if (!contract) throw new Error("There is no contract.");
  const one = alone(contract, check);
  expect(failedChecks(one, () => folder)).toEqual([
    expect.stringContaining(`${check.package} has no ${check.file} any more. `),
  ]);
  expect(failedChecks(one, () => undefined)).toEqual([expect.stringContaining("is not installed. ")]);
});

test("each contract says what to do, and names files of ours that exist", () => {
  expect(CHECKS.filter(({ check }) => !check.ifChanged.includes("Fix: "))).toEqual([]);
  const missing = COUPLINGS.flatMap(({ usedBy }) => usedBy).filter(
    (file) => !fs.existsSync(path.join(siteDir, file)),
  );
  expect(missing).toEqual([]);
});
