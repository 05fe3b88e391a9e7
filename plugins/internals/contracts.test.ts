import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { failedChecks, installedIn, type UpstreamCheck, type Contract, type PackageFolder } from "./contract";
import { COUPLINGS } from "./couplings";

const siteDir = path.resolve(__dirname, "../..");
const installed = installedIn(siteDir);

const CLAUSES = COUPLINGS.flatMap((contract) => contract.checks.map((clause) => ({ contract, clause })));

let folder: string;
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), "upstream-"))));
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** A copy of the one file of a clause, changed; everything else is the installed one. */
function withChange({ package: name, file }: UpstreamCheck, change: (text: string) => string): PackageFolder {
  const target = path.join(folder, name, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, change(fs.readFileSync(path.join(installed(name) ?? "", file), "utf8")));
  return (wanted) => (wanted === name ? path.join(folder, name) : installed(wanted));
}

/** Takes out what a clause wants, wherever it stands; where it only looks ahead, everything. */
const without =
  (clause: UpstreamCheck) =>
  (text: string): string => {
    const [match] = clause.expects.exec(text) ?? [];
    if (match === undefined) return text;
    return match === "" ? "" : without(clause)(text.replace(match, ""));
  };

/** A text with that start, and that after a list of our files. */
const startingWith = (start: string, then: string): RegExp =>
  new RegExp(`^${[start, then].map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("[^)]*")}`);

/** The clause alone, so that a copy need not have the files of its neighbors. */
const alone = (contract: Contract, clause: UpstreamCheck): Contract => ({ ...contract, checks: [clause] });

test("the installed packages keep every contract", () => {
  expect(COUPLINGS.flatMap((contract) => failedChecks(contract, installed))).toEqual([]);
});

test("a change in a copy of each upstream file breaks its contract, in words that say what to do", () => {
  const unseen = CLAUSES.filter(({ contract, clause }) => {
    const lines = failedChecks(alone(contract, clause), withChange(clause, without(clause)));
    return !(lines.length === 1 && lines[0]?.includes(`${clause.package}/${clause.file} changed.`));
  });
  expect(unseen.map(({ contract, clause }) => `${contract.name}: ${clause.file}`)).toEqual([]);
});

/** What a release may change, in the words of its own files, and what a maintainer reads then. */
const RELEASES: readonly (readonly [
  coupling: string,
  file: string,
  from: string | RegExp,
  to: string,
  says: string,
])[] = [
  [
    "The version of the bundler's persistent cache",
    "@docusaurus/core/lib/webpack/base.js",
    "type: 'persistent'",
    "type: 'filesystem'",
    "Docusaurus gives the persistent cache no `version` next to its `type` any more. Fix: find where the version goes now",
  ],
  [
    "What the stock theme and core load and no page of this site uses",
    "@docusaurus/theme-classic/lib/prism-include-languages.js",
    /prism-react-renderer/g,
    "shiki",
    "The theme highlights with another package, which pages would carry. Fix: see whether pages carry it still",
  ],
  [
    "The bundler's group of all styles",
    "@docusaurus/core/lib/webpack/base.js",
    "name: 'styles'",
    "name: 'css'",
    "Docusaurus gathers styles in another way",
  ],
  [
    "The plugin of PostCSS that rewrites styles for old browsers",
    "@docusaurus/bundler/lib/loaders/styleLoader.js",
    "require.resolve('postcss-preset-env')",
    "require.resolve('lightningcss')",
    "Docusaurus rewrites styles with something else, so builds are slower. Fix: name that in plugins/internals/postCss.ts",
  ],
  [
    "The router and its list of routes",
    "@docusaurus/core/lib/client/exports/router.js",
    "useHistory, ",
    "useNavigate, ",
    "Docusaurus has another router, or another version of it. Fix: write the functions of src/lib/router.ts with it",
  ],
  [
    "Fetching of pages ahead",
    "@docusaurus/core/lib/client/docusaurus.js",
    /prefetch,\s*preload,/,
    "preload,",
    "window.docusaurus has no prefetch or preload any more. Fix: call what fetches a page ahead now",
  ],
  [
    "The template of a built page",
    "@docusaurus/core/lib/ssg/ssgTemplate.html.js",
    /" defer>/g,
    '" type="module">',
    "Pages load the application in another way. Fix: list its scripts in #app-scripts of PAGE_TEMPLATE",
  ],
  [
    "What the early script shares with the application",
    "@docusaurus/core/lib/client/hasHydratedDataAttribute.js",
    /data-has-hydrated/g,
    "data-hydrated",
    "The root element does not say any more when the application is there (data-has-hydrated). Fix: find what says it now",
  ],
  [
    "What the early script shares with the application",
    "@docusaurus/core/lib/server/codegen/codegen.js",
    "'site-storage.json'",
    "'storage.json'",
    "There is no @generated/site-storage any more",
  ],
  [
    "What the early script shares with the application",
    "@docusaurus/core/lib/server/storage.js",
    "`-${namespaceString}`",
    "`_${namespaceString}`",
    "The settings of a browser's storage have other fields, or their namespace another form, so readers would lose what they chose. Fix: read",
  ],
  [
    "The provider of the formatter of titles",
    "@docusaurus/theme-common/lib/internal.d.ts",
    /TitleFormatterProvider/g,
    "TitleProvider",
    "It is not exported any more, and types fail. Fix: see what the stock ThemeProvider/TitleFormatter imports now.",
  ],
  [
    "The compiler of pages",
    "@docusaurus/mdx-loader/lib/remark/toc/utils.js",
    "'ExportNamedDeclaration',",
    "'ExportDefaultDeclaration',",
    "Pages export their headings in another form. Fix: read it in plugins/markdown/toc.ts.",
  ],
  [
    "The compiler of pages",
    "@docusaurus/mdx-loader/lib/processor.js",
    /frontmatter,\s*directive,/,
    "directive,\n            frontmatter,",
    "Docusaurus extends the syntax of Markdown with other packages, or in another order",
  ],
  [
    "The compiler of pages",
    "@mdx-js/mdx/lib/core.js",
    ".use(remarkMarkAndUnravel)\n    .use(settings.remarkPlugins || [])",
    ".use(settings.plugins)",
    "MDX reads pages with other packages, or in another order. Fix: the first two lines of `markdown`",
  ],
  [
    "What the docs plugin tells other plugins of its pages",
    "@docusaurus/plugin-content-docs/lib/index.js",
    /loadedVersions: /g,
    "versions: ",
    "allContent has no docusaurus-plugin-content-docs with loadedVersions any more. Fix: read pages as the docs plugin gives them now.",
  ],
  [
    "The order in which the server of npm start is put together",
    "@docusaurus/core/lib/commands/start/webpack.js",
    "[defaultDevServerConfig, config.devServer]",
    "[config.devServer, defaultDevServerConfig]",
    "Docusaurus joins the server's options with ours in another way",
  ],
  [
    "The order in which the server of npm start is put together",
    "webpack-dev-server/lib/Server.js",
    "this.options.setupMiddlewares(middlewares, this)",
    "this.options.setupMiddlewares(middlewares, this.compiler)",
    "The server does not give itself and its app to setupMiddlewares before its own middlewares",
  ],
  [
    "The loading of the configuration",
    "@docusaurus/utils/lib/moduleUtils.js",
    /(requireCache|moduleCache): false/,
    "$1: true",
    "A configuration is not read again, or not by its default export. Fix: change a plugin while npm start runs",
  ],
  [
    "The places of Docusaurus' modules, for unit tests",
    "@docusaurus/core/lib/webpack/aliases/index.js",
    "'../../client/exports'",
    "'../../client/public'",
    "@docusaurus/… or @theme/… stand for other files, or one theme goes before another. Fix: name the same places",
  ],
];

test("each coupling tells of what a release may change, and what to do then", () => {
  const told = RELEASES.map(([name, place, from, to]) => {
    const clause = CLAUSES.find(
      (one) => one.contract.name === name && `${one.clause.package}/${one.clause.file}` === place,
    );
    if (!clause) throw new Error(`"${name}" reads no ${place}.`);
    const changed = withChange(clause.clause, (text) => {
      if (typeof from === "string" ? text.includes(from) : from.test(text)) return text.replace(from, to);
      throw new Error(
        `${place} has no ${String(from)}. Fix: mend the contract first; then let RELEASES change what the file says now.`,
      );
    });
    return failedChecks(alone(clause.contract, clause.clause), changed);
  });
  expect(told).toEqual(
    RELEASES.map(([name, place, , , says]): unknown[] => [
      expect.stringMatching(startingWith(`${name} (used by `, `): ${place} changed. ${says}`)),
    ]),
  );
  expect(new Set(RELEASES.map(([name]) => name))).toEqual(new Set(COUPLINGS.map(({ name }) => name)));
});

test("a file or package that is gone breaks the contract", () => {
  const [{ contract, clause } = { contract: undefined, clause: undefined }] = CLAUSES;
  if (!contract) throw new Error("There is no contract.");
  const one = alone(contract, clause);
  expect(failedChecks(one, () => folder)).toEqual([
    expect.stringContaining(`${clause.package} has no ${clause.file} any more. `),
  ]);
  expect(failedChecks(one, () => undefined)).toEqual([expect.stringContaining("is not installed. ")]);
});

test("each contract says what to do, and names files of ours that exist", () => {
  expect(CLAUSES.filter(({ clause }) => !clause.ifChanged.includes("Fix: "))).toEqual([]);
  const missing = COUPLINGS.flatMap(({ usedBy }) => usedBy).filter(
    (file) => !fs.existsSync(path.join(siteDir, file)),
  );
  expect(missing).toEqual([]);
});
