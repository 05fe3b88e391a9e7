import type * as Preset from "@docusaurus/preset-classic";
import type { Options as DocsOptions } from "@docusaurus/plugin-content-docs";
import type { Config, LoadContext, Plugin, PluginConfig } from "@docusaurus/types";
import type * as Plugins from "./plugins";
import "./plugins/settings";
import native from "./plugins/native.cjs";
import { PROPERTIES } from "./src/mdx/properties";
import { REGISTRY } from "./src/mdx/registry";
import { searchWordsOf } from "./src/facts/searchWords";
import { redirectsOf } from "./src/navigation/redirects";
import { product } from "./src/product/current";
import { samplePlaceholdersOf } from "./src/product/samplePlaceholders";
import { tokensOf } from "./src/product/tokens";
import { BLOG, SECTIONS, SITE, type Section } from "./src/sections";
import { localesOf, sourceLanguageOf } from "./src/sections/locales";

const {
  apiReference,
  brand,
  contentCheck,
  early,
  facts,
  hasHistory,
  PAGE_FOLDERS,
  PAGE_TEMPLATE,
  hostedSearchOf,
  internals,
  outboundHosts,
  output,
  headingSidebar,
  markdownHooks,
  remarkRules,
  searchDialog,
  searchPage,
  supported,
  versionOptions,
} = native<typeof Plugins>("index");

/** Files that programs read. */
const DATA_FILES = [
  {
    file: "/messages.json",
    title: "Messages",
    description:
      "What the product prints when something is wrong, with causes and fixes. Schema: /messages.schema.json.",
  },
  { file: "/openapi.yaml", title: "OpenAPI description", description: "Every operation of the API." },
];

const tokens = tokensOf(product);
const locales = localesOf(SITE, process.env);
const [defaultLocale] = locales;
/** True if the build knows the days on which pages changed. */
const showLastUpdateTime = hasHistory(__dirname);
const ruleOptions = { siteDir: __dirname, tokens, components: REGISTRY };
const hostedSearch = hostedSearchOf(process.env, product.hostedSearch);

const editUrl = `${product.links.docsRepository}/blob/main`;

/** The options of the docs instance of a section. Readers can fill in their own values on pages of a reference. */
function docsOptions({ pluginId, folder, basePath, menu, reference }: Section) {
  const isReference = reference !== undefined;
  return {
    ...remarkRules({
      ...ruleOptions,
      ...(isReference && { samplePlaceholders: samplePlaceholdersOf(product) }),
    }),
    ...(isReference && { sidebarItemsGenerator: headingSidebar }),
    id: pluginId,
    path: folder,
    routeBasePath: basePath.slice(1) || "/",
    sidebarPath: `./${menu}`,
    ...versionOptions(__dirname, { pluginId }),
    showLastUpdateTime,
    editUrl,
    editLocalizedFiles: true,
  } satisfies DocsOptions & { id: string };
}

const [rootSection, ...otherSections] = SECTIONS.map(docsOptions);

const blogOptions = BLOG
  ? {
      ...remarkRules(ruleOptions),
      path: BLOG.folder,
      routeBasePath: BLOG.basePath.slice(1),
      blogTitle: BLOG.label,
      blogDescription: product.tagline,
      onUntruncatedBlogPosts: "ignore" as const,
    }
  : (false as const);

const preset: [string, Preset.Options] = [
  "classic",
  {
    docs: rootSection ?? false,
    blog: blogOptions,
    pages: SITE.pages ? remarkRules(ruleOptions) : false,
    theme: { customCss: ["./src/css/site.css"] },
    sitemap: { lastmod: showLastUpdateTime ? "date" : null, changefreq: null, priority: null },
  },
];

/** A plugin with its options. As a function it stays out of the configuration that Docusaurus gives to browsers. */
function given<Options>(
  plugin: (context: LoadContext, options: Options) => Plugin | Promise<Plugin>,
  options: Options,
): PluginConfig {
  return (context: LoadContext) => plugin(context, options);
}

const plugins: PluginConfig[] = [
  given(contentCheck, {
    folders: PAGE_FOLDERS,
    tokens,
    redirects: redirectsOf(product),
    components: PROPERTIES,
    url: product.links.docs,
    hosts: [...outboundHosts(product)],
    rules: `${__dirname}/productRules/index.ts`,
    ruleFolders: ["productRules", "src/facts"],
  }),
  given(facts, { product }),
  ...otherSections.map((options): PluginConfig => ["@docusaurus/plugin-content-docs", options]),
  given(apiReference, { product }),
  given(brand, { ...product.brand }),
  given(internals, { cacheKey: { product, hostedSearch } }),
  early,
  searchDialog,
  searchPage,
  given(output, {
    product,
    redirects: redirectsOf(product),
    hostedSearch: hostedSearch.page.hostedSearch,
    searchWordsOf,
    dataFiles: DATA_FILES,
  }),
];

const themeConfig: Preset.ThemeConfig = {
  colorMode: { defaultMode: "light", respectPrefersColorScheme: true, disableSwitch: false },
  docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  // Code is highlighted by our own style sheet; the stock colors would be part of what every page loads.
  prism: { theme: { plain: {}, styles: [] } },
  // The search theme becomes active with this key; without it the embedded index answers alone.
  ...hostedSearch.theme,
};

const config: Config = {
  title: product.name,
  tagline: product.tagline,
  url: product.links.docs,
  baseUrl: process.env["BASE_URL"] ?? "/",
  baseUrlIssueBanner: false,
  trailingSlash: false,
  ssrTemplate: PAGE_TEMPLATE,
  // The fast bundler is part of these flags.
  future: { v4: true },
  i18n: { defaultLocale, locales: [...locales] },
  onBrokenLinks: "throw",
  onBrokenAnchors: "throw",
  onDuplicateRoutes: "throw",
  customFields: {
    product: { ...product, ...hostedSearch.page },
    language: sourceLanguageOf(SITE),
    buildYear: new Date().getFullYear(),
  },
  markdown: {
    ...markdownHooks(__dirname, tokens),
    hooks: { onBrokenMarkdownLinks: "throw", onBrokenMarkdownImages: "throw" },
  },
  clientModules: [
    ...(BLOG || SITE.pages ? ["./src/css/freePages.css"] : []),
    "./src/layout/prefetch/prefetchModule.ts",
    "./src/layout/page/pageChangeModule.ts",
    "./src/search/dialog/recentPagesModule.ts",
    "./src/layout/pageFooter/reportSelection.ts",
  ],
  presets: [preset],
  plugins,
  themeConfig,
};

export default supported(config);
