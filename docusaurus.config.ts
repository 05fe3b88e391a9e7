import type * as Preset from "@docusaurus/preset-classic";
import type { Options as DocsOptions } from "@docusaurus/plugin-content-docs";
import type { Config, LoadContext, Plugin, PluginConfig } from "@docusaurus/types";
import type * as Plugins from "./plugins";
import native from "./plugins/native.cjs";
import { PROPERTIES } from "./src/mdx/properties";
import { REGISTRY } from "./src/mdx/registry";
import { redirectsOf } from "./src/navigation/redirects";
import { product } from "./src/product/current";
import { samplePlaceholdersOf } from "./src/product/samplePlaceholders";
import { tokensOf } from "./src/product/tokens";
import { SECTIONS } from "./src/sections";

const {
  apiReference,
  brand,
  contentCheck,
  early,
  PAGE_TEMPLATE,
  hostedSearchOf,
  internals,
  output,
  headingSidebar,
  markdownHooks,
  remarkRules,
  searchDialog,
  searchPage,
  siteMapItems,
} = native<typeof Plugins>("index");

const tokens = tokensOf(product);
const ruleOptions = { siteDir: __dirname, tokens, components: REGISTRY };
const { docs, api } = SECTIONS;
const hostedSearch = hostedSearchOf(process.env, product.hostedSearch);

const docsSection = {
  ...remarkRules(ruleOptions),
  path: docs.folder,
  routeBasePath: "/",
  sidebarPath: "./sidebars.ts",
  breadcrumbs: false,
} satisfies DocsOptions;

const apiSection = {
  ...remarkRules({ ...ruleOptions, samplePlaceholders: samplePlaceholdersOf(product) }),
  id: api.pluginId,
  path: api.folder,
  routeBasePath: api.basePath.slice(1),
  sidebarPath: "./sidebarsApi.ts",
  sidebarItemsGenerator: headingSidebar,
  breadcrumbs: false,
} satisfies DocsOptions & { id: string };

const preset: [string, Preset.Options] = [
  "classic",
  {
    docs: docsSection,
    blog: false,
    pages: false,
    theme: { customCss: ["./src/css/site.css"] },
    sitemap: { lastmod: null, changefreq: null, priority: null, createSitemapItems: siteMapItems },
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
    folders: [docs.folder, api.folder],
    tokens,
    redirects: redirectsOf(product),
    components: PROPERTIES,
  }),
  ["@docusaurus/plugin-content-docs", apiSection],
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
  onBrokenLinks: "throw",
  onBrokenAnchors: "throw",
  onDuplicateRoutes: "throw",
  customFields: {
    product: { ...product, ...hostedSearch.page },
    buildYear: new Date().getFullYear(),
  },
  markdown: {
    ...markdownHooks(__dirname, tokens),
    hooks: { onBrokenMarkdownLinks: "throw", onBrokenMarkdownImages: "throw" },
  },
  clientModules: [
    "./src/layout/prefetch/prefetchModule.ts",
    "./src/layout/page/pageChangeModule.ts",
    "./src/layout/pageFooter/reportSelection.ts",
  ],
  presets: [preset],
  plugins,
  themeConfig,
};

export default config;
