import { CACHE_VERSION } from "./cacheVersion";
import type { Contract } from "docusaurus-waymark-core/build/contract";
import { PAGE_SUMMARIES } from "./pageSummaries";
import { REPLACEMENTS } from "./standIns";

const ROUTER: Contract = {
  name: "The router",
  benefit: "page changes without a reload",
  usedBy: ["packages/core/src/browser/router.ts", "test/TestRouter.tsx"],
  checks: [
    {
      package: "@docusaurus/core",
      file: "lib/client/exports/router.js",
      expects: /\buseHistory\b[^}]*\buseLocation\b[^;]*from 'react-router-dom'/,
      ifChanged:
        "Docusaurus uses another router, or another version of it. Fix: rewrite the functions of packages/core/src/browser/router.ts with it, as UPGRADING.md describes under React Router 8.",
    },
  ],
};

const PREFETCH: Contract = {
  name: "Prefetching of pages",
  benefit: "the files of a page are there before its link is followed, when the link came near the window",
  usedBy: ["packages/theme/src/layout/prefetch"],
  checks: [
    {
      package: "@docusaurus/core",
      file: "lib/client/docusaurus.js",
      expects: /const docusaurus = \{\s*prefetch,\s*preload,\s*\}/,
      ifChanged:
        "window.docusaurus no longer has prefetch and preload. Fix: call its replacement in packages/theme/src/layout/prefetch; if there is none, delete that folder.",
    },
  ],
};

const PAGE_TEMPLATE: Contract = {
  name: "The template of a built page",
  benefit: "pages that do not load the application before intent (170 kB of scripts less)",
  usedBy: ["packages/theme/src/plugins/earlyScript/template.ts"],
  checks: [
    {
      package: "@docusaurus/core",
      file: "lib/ssg/ssgTemplate.js",
      expects:
        /const data = \{(?=[^}]*appHtml)(?=[^}]*baseUrl)(?=[^}]*htmlAttributes)(?=[^}]*bodyAttributes)(?=[^}]*headTags)(?=[^}]*preBodyTags)(?=[^}]*postBodyTags)(?=[^}]*metaAttributes)(?=[^}]*scripts)(?=[^}]*stylesheets)(?=[^}]*version)/,
      ifChanged:
        "The page template gets other values. Fix: compare PAGE_TEMPLATE in packages/theme/src/plugins/earlyScript/template.ts with lib/ssg/ssgTemplate.html.js of @docusaurus/core, and use the new names.",
    },
    {
      package: "@docusaurus/core",
      file: "lib/ssg/ssgTemplate.html.js",
      expects: /<script src="<%= it\.baseUrl %><%= script %>" defer><\/script>/,
      ifChanged:
        "The stock template loads the application differently. Fix: list the same scripts in #app-scripts of PAGE_TEMPLATE in packages/theme/src/plugins/earlyScript/template.ts.",
    },
    {
      package: "@docusaurus/theme-classic",
      file: "lib/index.js",
      expects: /style: 'display: none;'/,
      ifChanged:
        "The icon sprite is hidden differently, possibly in a way that the content security policy forbids. Fix: change the replacement for preBodyTags of PAGE_TEMPLATE in packages/theme/src/plugins/earlyScript/template.ts.",
    },
  ],
};

const EARLY_SCRIPT: Contract = {
  name: "What the early script shares with the application",
  benefit: "controls that work before the application is loaded",
  usedBy: [
    "packages/theme/src/early",
    "packages/core/src/protocol/attributes.ts",
    "packages/theme/src/css",
    "packages/theme/src/reference/readerStore.ts",
    "test/siteStorage.ts",
  ],
  checks: [
    {
      package: "@docusaurus/core",
      file: "lib/client/hasHydratedDataAttribute.js",
      expects: /data-has-hydrated=/,
      ifChanged:
        "The root element no longer gets data-has-hydrated when the application has hydrated the page. Fix: find its replacement, and wait for it in packages/theme/src/early and in the browser tests.",
    },
    {
      package: "@docusaurus/theme-classic",
      file: "lib/inlineScripts.js",
      expects:
        /(?=[\s\S]*`theme\$\{siteStorage\.namespace\}`)(?=[\s\S]*'data-theme')[\s\S]*'data-theme-choice'/,
      ifChanged:
        "The theme has another storage key or another attribute. Fix: use the same ones in packages/theme/src/layout/topBar/theme.ts and packages/theme/src/early/firstPaint.ts.",
    },
    {
      package: "@docusaurus/core",
      file: "lib/server/codegen/codegen.js",
      expects: /'site-storage\.json', JSON\.stringify\(siteStorage\b/,
      ifChanged:
        "The module @generated/site-storage, which has the namespace of storage keys, no longer exists. " +
        "Fix: import its replacement in packages/theme/src/reference/readerStore.ts, and change test/siteStorage.ts, its copy for unit tests.",
    },
    {
      package: "@docusaurus/core",
      file: "lib/server/storage.js",
      expects: /const namespace = [^;]*`-\$\{namespaceString\}`[^;]*;\s*return \{\s*type,\s*namespace,/,
      ifChanged:
        "The storage settings have other fields, or their namespace has another form, so readers would lose their stored settings. " +
        "Fix: read the new fields in packages/theme/src/reference/readerStore.ts and packages/search/src/plugins/dialog/index.ts, and set them in test/siteStorage.ts.",
    },
  ],
};

const PAGE_COMPILER: Contract = {
  name: "The Markdown compiler",
  benefit:
    "methods and paths of operations in the right column and in menus, and a check that parses pages as the build does",
  usedBy: ["packages/theme/src/plugins/markdown/toc.ts", "packages/core/src/parse/parser.ts"],
  checks: [
    {
      package: "@docusaurus/mdx-loader",
      file: "lib/remark/toc/utils.js",
      expects:
        /value: toHeadingHTMLValue[\s\S]*id: heading\.data\.id[\s\S]*type: 'ExportNamedDeclaration'[\s\S]*type: 'VariableDeclaration'/,
      ifChanged:
        "Pages export their table of contents in another form. Fix: find the new form in packages/theme/src/plugins/markdown/toc.ts.",
    },
    {
      package: "@docusaurus/mdx-loader",
      file: "lib/processor.js",
      expects:
        /const remarkPlugins = \[[\s\S]*?beforeDefaultRemarkPlugins[\s\S]*?\bfrontmatter,\s*directive,[\s\S]*?\bgfm,[\s\S]*?options\.remarkPlugins\b/,
      ifChanged:
        "Docusaurus parses Markdown with other packages, or in another order, so npm run check may parse a page differently from the build. " +
        "Fix: use the same packages in the same order in packages/core/src/parse/parser.ts; parser.test.ts beside it compares both on all pages.",
    },
    {
      package: "@mdx-js/mdx",
      file: "lib/core.js",
      expects: /use\(remarkParse\)[\s\S]*?use\(remarkMdx\)[\s\S]*?use\(settings\.remarkPlugins/,
      ifChanged:
        "MDX parses pages with other packages, or in another order. Fix: make the first two lines of `markdown` in packages/core/src/parse/parser.ts the same as in MDX.",
    },
  ],
};

const DOC_ADDRESSES: Contract = {
  name: "The addresses of pages",
  benefit: "a check that knows every address before the build",
  usedBy: ["packages/core/src/build/docNames.ts", "packages/core/src/content/routes.ts"],
  checks: [
    {
      package: "@docusaurus/plugin-content-docs",
      file: "lib/numberPrefix.js",
      expects: /exports\.DefaultNumberPrefixParser = [\s\S]*function stripPathNumberPrefixes\(path, parser\)/,
      ifChanged:
        "The docs plugin cuts numbers from file names in another way. Fix: use its new functions in packages/core/src/content/routes.ts; docNames.test.ts compares both.",
    },
    {
      package: "@docusaurus/plugin-content-docs",
      file: "lib/docs.js",
      expects: /'index',\s*'readme',\s*directories\[0\]\?\.toLowerCase\(\),/,
      ifChanged:
        "Other files than index, readme and the one named as its folder have the address of their folder. Fix: change isIndex in packages/core/src/content/routes.ts; docNames.test.ts compares both.",
    },
  ],
};

const DEV_SERVER: Contract = {
  name: "The middlewares of the server of npm start",
  benefit: "writers see the findings of a page on the page itself, and can search",
  usedBy: ["packages/check/src/live/index.ts", "packages/search/src/plugins/dialog/index.ts"],
  checks: [
    {
      package: "@docusaurus/core",
      file: "lib/commands/start/webpack.js",
      expects:
        /setupMiddlewares: \(middlewares, devServer\) =>[\s\S]*webpack_merge_1\.default\)\(\[defaultDevServerConfig, config\.devServer\]/,
      ifChanged:
        "Docusaurus merges its server options with ours differently, so middlewares or files may be lost. " +
        "Fix: compare devServer in packages/check/src/live/index.ts and packages/search/src/plugins/dialog/index.ts with this file, then run npm run test:e2e -- -c e2e/live.",
    },
    {
      package: "webpack-dev-server",
      file: "lib/Server.js",
      expects: /this\.options\.setupMiddlewares\(middlewares, this\)[\s\S]*?\(this\.app\)\.use\(/,
      ifChanged:
        "The server no longer calls setupMiddlewares before it adds its own middlewares, so requests for findings may get a page. " +
        "Fix: register the address in packages/check/src/live/index.ts in the new way, then run npm run test:e2e -- -c e2e/live.",
    },
  ],
};

const BUILD_SIDE_LOADER: Contract = {
  name: "The loader of the configuration",
  benefit: "a cold build loads our TypeScript in a tenth of the time, and npm start notices a changed plugin",
  usedBy: ["packages/core/src/native.cjs", "docusaurus.config.ts"],
  checks: [
    {
      package: "@docusaurus/core",
      file: "lib/server/config.js",
      expects: /\bloadFreshModule\)\(siteConfigPath[,)]/,
      ifChanged:
        'Docusaurus loads docusaurus.config.ts differently. Fix: check that `import { defineConfig } from "docusaurus-preset-waymark"` still returns a function; ' +
        "if Node itself loads TypeScript there, import packages/preset/src/config.ts instead and delete packages/core/src/native.cjs.",
    },
    {
      package: "@docusaurus/utils",
      file: "lib/moduleUtils.js",
      // `moduleCache` is the option of jiti 2, in Docusaurus 4.
      expects: /(?:requireCache|moduleCache): false,[\s\S]*interopDefault: true,/,
      ifChanged:
        "The configuration is cached, or no longer loaded by its default export. Fix: change a plugin while npm start runs and check that the change has an effect; " +
        "the cache of our own files is cleared in packages/core/src/native.cjs.",
    },
  ],
};

const UNIT_TEST_MODULES: Contract = {
  name: "The paths of Docusaurus' modules, for unit tests",
  benefit: "unit tests of components that use @docusaurus/… and @theme/…, without a bundler",
  usedBy: ["jest.config.ts"],
  checks: [
    {
      package: "@docusaurus/core",
      file: "lib/webpack/aliases/index.js",
      expects:
        /\[ThemeFallbackDir, \.\.\.pluginThemes\], \[userTheme\][\s\S]*'\.\.\/\.\.\/client\/exports'[\s\S]*`@docusaurus\/\$\{fileNameWithoutExtension\}`/,
      ifChanged:
        "@docusaurus/… or @theme/… resolve to other files, or in another order of themes. Fix: use the same paths in the same order in moduleNameMapper of jest.config.ts.",
    },
    ...["@docusaurus/theme-classic", "@docusaurus/theme-search-algolia"].map((theme) => ({
      package: theme,
      file: "lib/index.js",
      expects: /getThemePath\(\) \{\s*return '\.\.\/lib\/theme';/,
      ifChanged: `The components of the theme are in another folder. Fix: change the path of ${theme} in jest.config.ts.`,
    })),
  ],
};

/** All private upstream code that the site relies on, except the swizzled components of `src/theme`. */
export const COUPLINGS: readonly Contract[] = [
  CACHE_VERSION,
  REPLACEMENTS,
  PAGE_SUMMARIES,
  ROUTER,
  PREFETCH,
  PAGE_TEMPLATE,
  EARLY_SCRIPT,
  PAGE_COMPILER,
  DOC_ADDRESSES,
  DEV_SERVER,
  BUILD_SIDE_LOADER,
  UNIT_TEST_MODULES,
];
