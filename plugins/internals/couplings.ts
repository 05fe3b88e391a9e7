import { CACHE_VERSION } from "./cacheVersion";
import type { Contract } from "./contract";
import { LAZY_STYLES } from "./lazyStyles";
import { POSTCSS } from "./postCss";
import { STAND_INS } from "./standIns";

const ROUTER: Contract = {
  name: "The router and its list of routes",
  buys: "changes of page without loading the site anew",
  usedBy: ["src/lib/router.ts", "test/TestRouter.tsx"],
  clauses: [
    {
      package: "@docusaurus/core",
      file: "lib/client/exports/router.js",
      expects: /\buseHistory\b[^}]*\buseLocation\b[^;]*from 'react-router-dom'/,
      otherwise:
        "Docusaurus has another router, or another version of it. Fix: write the functions of src/lib/router.ts with it; UPGRADING.md says how.",
    },
    {
      package: "@docusaurus/module-type-aliases",
      file: "src/index.d.ts",
      expects: /declare module '@generated\/routes'/,
      otherwise:
        "The module with all routes is gone, from which the 404 page suggests addresses. Fix: find it and read it in pagePaths of src/lib/router.ts.",
    },
    {
      package: "@docusaurus/core",
      file: "lib/server/codegen/codegenRoutes.js",
      expects: /`path: '\$\{routePath\}'`[\s\S]*`routes: \[/,
      otherwise: "Routes are written in another form. Fix: read it in pagePaths of src/lib/router.ts.",
    },
  ],
};

const PREFETCH: Contract = {
  name: "Fetching of pages ahead",
  buys: "the next page in a third of the time on a slow line",
  usedBy: ["src/layout/prefetch", "src/ui/SiteLink.tsx"],
  clauses: [
    {
      package: "@docusaurus/core",
      file: "lib/client/docusaurus.js",
      expects: /const docusaurus = \{\s*prefetch,\s*preload,\s*\}/,
      otherwise:
        "window.docusaurus has no prefetch or preload any more. Fix: call what fetches a page ahead now; without it, take src/layout/prefetch out.",
    },
  ],
};

const PAGE_TEMPLATE: Contract = {
  name: "The template of a built page",
  buys: "pages that load no application before a reader shows intent (170 kB of scripts less)",
  usedBy: ["plugins/early/template.ts"],
  clauses: [
    {
      package: "@docusaurus/core",
      file: "lib/ssg/ssgTemplate.js",
      expects:
        /const data = \{(?=[^}]*appHtml)(?=[^}]*baseUrl)(?=[^}]*htmlAttributes)(?=[^}]*bodyAttributes)(?=[^}]*headTags)(?=[^}]*preBodyTags)(?=[^}]*postBodyTags)(?=[^}]*metaAttributes)(?=[^}]*scripts)(?=[^}]*stylesheets)(?=[^}]*version)/,
      otherwise:
        "The template gets other values than PAGE_TEMPLATE uses. Fix: compare PAGE_TEMPLATE with lib/ssg/ssgTemplate.html.js of the release and take over the names.",
    },
    {
      package: "@docusaurus/core",
      file: "lib/ssg/ssgTemplate.html.js",
      expects: /<script src="<%= it\.baseUrl %><%= script %>" defer><\/script>/,
      otherwise:
        "Pages load the application in another way. Fix: list its scripts in #app-scripts of PAGE_TEMPLATE as the stock template loads them.",
    },
    {
      package: "@docusaurus/theme-classic",
      file: "lib/index.js",
      expects: /style: 'display: none;'/,
      otherwise:
        "The sheet of icons is hidden in another way, which the content security policy may forbid. Fix: see preBodyTags in PAGE_TEMPLATE.",
    },
  ],
};

const EARLY_SCRIPT: Contract = {
  name: "What the early script shares with the application",
  buys: "a page whose controls work before the application is there",
  usedBy: ["src/early", "src/lib/early.ts", "src/css"],
  clauses: [
    {
      package: "@docusaurus/core",
      file: "lib/client/hasHydratedDataAttribute.js",
      expects: /data-has-hydrated=/,
      otherwise:
        "The root element does not say any more when the application is there (data-has-hydrated). Fix: find what says it now; src/early and the browser tests wait for it.",
    },
    {
      package: "@docusaurus/theme-classic",
      file: "lib/inlineScripts.js",
      expects:
        /(?=[\s\S]*`theme\$\{siteStorage\.namespace\}`)(?=[\s\S]*'data-theme')[\s\S]*'data-theme-choice'/,
      otherwise:
        "The theme is stored under another key or shown by another attribute. Fix: read and write the same ones in src/early/theme.ts.",
    },
  ],
};

const TITLE_FORMATTER: Contract = {
  name: "The provider of the formatter of titles",
  buys: "the name of the section in the title of a tab, in og:title too",
  usedBy: ["src/theme/ThemeProvider/TitleFormatter/index.tsx"],
  clauses: [
    {
      package: "@docusaurus/theme-common",
      file: "lib/internal.d.ts",
      expects: /\bTitleFormatterProvider\b/,
      otherwise:
        "It is not exported any more, and types fail. Fix: see what the stock ThemeProvider/TitleFormatter imports now.",
    },
    {
      package: "@docusaurus/theme-common",
      file: "lib/utils/titleFormatterUtils.d.ts",
      expects: /(?=[\s\S]*\btitle: string)(?=[\s\S]*\bsiteTitle: string)[\s\S]*\bplugin: /,
      otherwise:
        "A formatter gets other values. Fix: take them over in src/theme/ThemeProvider/TitleFormatter.",
    },
  ],
};

const TABLE_OF_CONTENTS: Contract = {
  name: "The compiled table of contents of a page",
  buys: "methods and paths of operations in the right column and in menus",
  usedBy: ["plugins/markdown/toc.ts"],
  clauses: [
    {
      package: "@docusaurus/mdx-loader",
      file: "lib/remark/toc/utils.js",
      expects:
        /value: toHeadingHTMLValue[\s\S]*id: heading\.data\.id[\s\S]*type: 'ExportNamedDeclaration'[\s\S]*type: 'VariableDeclaration'/,
      otherwise: "MDX files export their headings in another way. Fix: see plugins/markdown/toc.ts.",
    },
  ],
};

const DOCS_CONTENT: Contract = {
  name: "What the docs plugin tells other plugins of its pages",
  buys: "records, Markdown twins, aliases and the ledger of addresses, which all start from the list of pages",
  usedBy: ["plugins/output/pages.ts"],
  clauses: [
    {
      package: "@docusaurus/plugin-content-docs",
      file: "lib/index.js",
      expects: /name: 'docusaurus-plugin-content-docs'[\s\S]*loadedVersions: /,
      otherwise:
        "allContent has no docusaurus-plugin-content-docs with loadedVersions any more. Fix: read pages as the docs plugin gives them now.",
    },
  ],
};

/** Everything private that the site relies on, apart from the components that `src/theme` replaces. */
export const COUPLINGS: readonly Contract[] = [
  CACHE_VERSION,
  STAND_INS,
  LAZY_STYLES,
  POSTCSS,
  ROUTER,
  PREFETCH,
  PAGE_TEMPLATE,
  EARLY_SCRIPT,
  TITLE_FORMATTER,
  TABLE_OF_CONTENTS,
  DOCS_CONTENT,
];
