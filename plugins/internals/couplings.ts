import { CACHE_VERSION } from "./cacheVersion";
import type { Contract } from "./contract";
import { LAZY_STYLES } from "./lazyStyles";
import { POSTCSS } from "./postCss";
import { REPLACEMENTS } from "./standIns";

const ROUTER: Contract = {
  name: "The router and its list of routes",
  benefit: "changes of page without reloading the site",
  usedBy: ["src/lib/router.ts", "test/TestRouter.tsx"],
  checks: [
    {
      package: "@docusaurus/core",
      file: "lib/client/exports/router.js",
      expects: /\buseHistory\b[^}]*\buseLocation\b[^;]*from 'react-router-dom'/,
      ifChanged:
        "Docusaurus has another router, or another version of it. Fix: write the functions of src/lib/router.ts with it; UPGRADING.md says how.",
    },
    {
      package: "@docusaurus/module-type-aliases",
      file: "src/index.d.ts",
      expects: /declare module '@generated\/routes'/,
      ifChanged:
        "The module with all routes is gone, from which the 404 page suggests addresses. Fix: find it and read it in pagePaths of src/lib/router.ts.",
    },
    {
      package: "@docusaurus/core",
      file: "lib/server/codegen/codegenRoutes.js",
      expects: /`path: '\$\{routePath\}'`[\s\S]*`routes: \[/,
      ifChanged: "Routes are written in another form. Fix: read it in pagePaths of src/lib/router.ts.",
    },
  ],
};

const PREFETCH: Contract = {
  name: "Fetching of pages ahead",
  benefit: "the next page in a third of the time on a slow line",
  usedBy: ["src/layout/prefetch", "src/ui/SiteLink.tsx"],
  checks: [
    {
      package: "@docusaurus/core",
      file: "lib/client/docusaurus.js",
      expects: /const docusaurus = \{\s*prefetch,\s*preload,\s*\}/,
      ifChanged:
        "window.docusaurus has no prefetch or preload any more. Fix: call what fetches a page ahead now; without it, take src/layout/prefetch out.",
    },
  ],
};

const PAGE_TEMPLATE: Contract = {
  name: "The template of a built page",
  benefit: "pages that load no application before a reader shows intent (170 kB of scripts less)",
  usedBy: ["plugins/early/template.ts"],
  checks: [
    {
      package: "@docusaurus/core",
      file: "lib/ssg/ssgTemplate.js",
      expects:
        /const data = \{(?=[^}]*appHtml)(?=[^}]*baseUrl)(?=[^}]*htmlAttributes)(?=[^}]*bodyAttributes)(?=[^}]*headTags)(?=[^}]*preBodyTags)(?=[^}]*postBodyTags)(?=[^}]*metaAttributes)(?=[^}]*scripts)(?=[^}]*stylesheets)(?=[^}]*version)/,
      ifChanged:
        "The template gets other values than PAGE_TEMPLATE uses. Fix: compare PAGE_TEMPLATE with lib/ssg/ssgTemplate.html.js of the release and take over the names.",
    },
    {
      package: "@docusaurus/core",
      file: "lib/ssg/ssgTemplate.html.js",
      expects: /<script src="<%= it\.baseUrl %><%= script %>" defer><\/script>/,
      ifChanged:
        "Pages load the application in another way. Fix: list its scripts in #app-scripts of PAGE_TEMPLATE as the stock template loads them.",
    },
    {
      package: "@docusaurus/theme-classic",
      file: "lib/index.js",
      expects: /style: 'display: none;'/,
      ifChanged:
        "The sheet of icons is hidden in another way, which the content security policy may forbid. Fix: see preBodyTags in PAGE_TEMPLATE.",
    },
  ],
};

const EARLY_SCRIPT: Contract = {
  name: "What the early script shares with the application",
  benefit: "a page whose controls work before the application is there",
  usedBy: ["src/early", "src/lib/early.ts", "src/css", "src/reference/readerStore.ts", "test/siteStorage.ts"],
  checks: [
    {
      package: "@docusaurus/core",
      file: "lib/client/hasHydratedDataAttribute.js",
      expects: /data-has-hydrated=/,
      ifChanged:
        "The root element does not say any more when the application is there (data-has-hydrated). Fix: find what says it now; src/early and the browser tests wait for it.",
    },
    {
      package: "@docusaurus/theme-classic",
      file: "lib/inlineScripts.js",
      expects:
        /(?=[\s\S]*`theme\$\{siteStorage\.namespace\}`)(?=[\s\S]*'data-theme')[\s\S]*'data-theme-choice'/,
      ifChanged:
        "The theme is stored under another key or shown by another attribute. Fix: read and write the same ones in src/early/theme.ts.",
    },
    {
      package: "@docusaurus/core",
      file: "lib/server/codegen/codegen.js",
      expects: /'site-storage\.json', JSON\.stringify\(siteStorage\b/,
      ifChanged:
        "There is no @generated/site-storage any more, which names the storage of this site in a browser. " +
        "Fix: find what names it now; src/reference/readerStore.ts and src/search/dialog/liveServer.ts read it, test/siteStorage.ts is its copy for unit tests.",
    },
    {
      package: "@docusaurus/core",
      file: "lib/server/storage.js",
      expects: /const namespace = [^;]*`-\$\{namespaceString\}`[^;]*;\s*return \{\s*type,\s*namespace,/,
      ifChanged:
        "The settings of a browser's storage have other fields, or their namespace another form, so readers would lose what they chose. " +
        "Fix: read the new fields in src/reference/readerStore.ts and src/search/dialog/liveServer.ts, and write them in test/siteStorage.ts.",
    },
  ],
};

const TITLE_FORMATTER: Contract = {
  name: "The provider of the formatter of titles",
  benefit: "the name of the section in the title of a tab, in og:title too",
  usedBy: ["src/theme/ThemeProvider/TitleFormatter/index.tsx"],
  checks: [
    {
      package: "@docusaurus/theme-common",
      file: "lib/internal.d.ts",
      expects: /\bTitleFormatterProvider\b/,
      ifChanged:
        "It is not exported any more, and types fail. Fix: see what the stock ThemeProvider/TitleFormatter imports now.",
    },
    {
      package: "@docusaurus/theme-common",
      file: "lib/utils/titleFormatterUtils.d.ts",
      expects: /(?=[\s\S]*\btitle: string)(?=[\s\S]*\bsiteTitle: string)[\s\S]*\bplugin: /,
      ifChanged:
        "A formatter gets other values. Fix: take them over in src/theme/ThemeProvider/TitleFormatter.",
    },
  ],
};

const PAGE_COMPILER: Contract = {
  name: "The compiler of pages",
  benefit:
    "methods and paths of operations in the right column and in menus, and a check that reads pages as the build does",
  usedBy: ["plugins/markdown/toc.ts", "plugins/content/parse/parser.ts"],
  checks: [
    {
      package: "@docusaurus/mdx-loader",
      file: "lib/remark/toc/utils.js",
      expects:
        /value: toHeadingHTMLValue[\s\S]*id: heading\.data\.id[\s\S]*type: 'ExportNamedDeclaration'[\s\S]*type: 'VariableDeclaration'/,
      ifChanged: "Pages export their headings in another form. Fix: read it in plugins/markdown/toc.ts.",
    },
    {
      package: "@docusaurus/mdx-loader",
      file: "lib/processor.js",
      expects:
        /const remarkPlugins = \[[\s\S]*?beforeDefaultRemarkPlugins[\s\S]*?\bfrontmatter,\s*directive,[\s\S]*?\bgfm,[\s\S]*?options\.remarkPlugins\b/,
      ifChanged:
        "Docusaurus extends the syntax of Markdown with other packages, or in another order, so npm run check may read a page otherwise than the build. " +
        "Fix: put the same packages into plugins/content/parse/parser.ts in the same order; parser.test.ts beside it compares both on all pages.",
    },
    {
      package: "@mdx-js/mdx",
      file: "lib/core.js",
      expects: /use\(remarkParse\)[\s\S]*?use\(remarkMdx\)[\s\S]*?use\(settings\.remarkPlugins/,
      ifChanged:
        "MDX reads pages with other packages, or in another order. Fix: the first two lines of `markdown` in plugins/content/parse/parser.ts must be those of MDX.",
    },
  ],
};

const DOCS_CONTENT: Contract = {
  name: "What the docs plugin tells other plugins of its pages",
  benefit:
    "records, Markdown twins, aliases and the ledger of addresses, which all start from the list of pages",
  usedBy: ["plugins/output/pages.ts"],
  checks: [
    {
      package: "@docusaurus/plugin-content-docs",
      file: "lib/index.js",
      expects: /name: 'docusaurus-plugin-content-docs'[\s\S]*loadedVersions: /,
      ifChanged:
        "allContent has no docusaurus-plugin-content-docs with loadedVersions any more. Fix: read pages as the docs plugin gives them now.",
    },
  ],
};

const DEV_SERVER: Contract = {
  name: "The order in which the server of npm start is put together",
  benefit: "writers see the findings of a page on the page",
  usedBy: ["plugins/content/live/index.ts"],
  checks: [
    {
      package: "@docusaurus/core",
      file: "lib/commands/start/webpack.js",
      expects:
        /setupMiddlewares: \(middlewares, devServer\) =>[\s\S]*webpack_merge_1\.default\)\(\[defaultDevServerConfig, config\.devServer\]/,
      ifChanged:
        "Docusaurus joins the server's options with ours in another way, so its own middlewares or ours may be lost. " +
        "Fix: compare devServer in plugins/content/live/index.ts with it, then run npm run test:e2e:live.",
    },
    {
      package: "webpack-dev-server",
      file: "lib/Server.js",
      expects: /this\.options\.setupMiddlewares\(middlewares, this\)[\s\S]*?\(this\.app\)\.use\(/,
      ifChanged:
        "The server does not give itself and its app to setupMiddlewares before its own middlewares, so a page may answer at the address of the findings. " +
        "Fix: register the address in plugins/content/live/index.ts as the server wants it now, then run npm run test:e2e:live.",
    },
  ],
};

const BUILD_SIDE_LOADER: Contract = {
  name: "The loading of the configuration",
  benefit: "a cold build reads our TypeScript in a tenth of the time, and npm start sees a changed plugin",
  usedBy: ["plugins/native.cjs", "docusaurus.config.ts"],
  checks: [
    {
      package: "@docusaurus/core",
      file: "lib/server/config.js",
      expects: /\bloadFreshModule\)\(siteConfigPath[,)]/,
      ifChanged:
        'Docusaurus reads docusaurus.config.ts in another way. Fix: see that `import native from "./plugins/native.cjs"` still gives a function; ' +
        "if Node reads TypeScript there by itself, import plugins/index.ts and delete plugins/native.cjs.",
    },
    {
      package: "@docusaurus/utils",
      file: "lib/moduleUtils.js",
      // The second name is that of jiti 2, from Docusaurus 4 on.
      expects: /(?:requireCache|moduleCache): false,[\s\S]*interopDefault: true,/,
      ifChanged:
        "A configuration is not read again, or not by its default export. Fix: change a plugin while npm start runs and see whether it counts; " +
        "`forget` in plugins/native.cjs makes Node read our files again.",
    },
  ],
};

const UNIT_TEST_MODULES: Contract = {
  name: "The places of Docusaurus' modules, for unit tests",
  benefit: "unit tests of components that use @docusaurus/… and @theme/…, without a bundler",
  usedBy: ["jest.config.ts"],
  checks: [
    {
      package: "@docusaurus/core",
      file: "lib/webpack/aliases/index.js",
      expects:
        /\[ThemeFallbackDir, \.\.\.pluginThemes\], \[userTheme\][\s\S]*'\.\.\/\.\.\/client\/exports'[\s\S]*`@docusaurus\/\$\{fileNameWithoutExtension\}`/,
      ifChanged:
        "@docusaurus/… or @theme/… stand for other files, or one theme goes before another. Fix: name the same places in moduleNameMapper of jest.config.ts, in the same order.",
    },
    ...["@docusaurus/theme-classic", "@docusaurus/theme-search-algolia"].map((theme) => ({
      package: theme,
      file: "lib/index.js",
      expects: /getThemePath\(\) \{\s*return '\.\.\/lib\/theme';/,
      ifChanged: `The components of the theme lie elsewhere. Fix: change the path of ${theme} in jest.config.ts.`,
    })),
  ],
};

/** All private upstream code that the site relies on, except the swizzled components of `src/theme`. */
export const COUPLINGS: readonly Contract[] = [
  CACHE_VERSION,
  REPLACEMENTS,
  LAZY_STYLES,
  POSTCSS,
  ROUTER,
  PREFETCH,
  PAGE_TEMPLATE,
  EARLY_SCRIPT,
  TITLE_FORMATTER,
  PAGE_COMPILER,
  DOCS_CONTENT,
  DEV_SERVER,
  BUILD_SIDE_LOADER,
  UNIT_TEST_MODULES,
];
