import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type * as PagesPlugin from "@docusaurus/plugin-content-pages";
import type * as Preset from "@docusaurus/preset-classic";
import type { Options as DocsOptions } from "@docusaurus/plugin-content-docs";
import type { Config, LoadContext, Plugin, PluginConfig } from "@docusaurus/types";
import type { HostedSearchSettings } from "docusaurus-waymark-core/product/identity";
import { tokensOf } from "docusaurus-waymark-core/product/tokens";
import { BLOG, SECTIONS, SITE, type Section } from "docusaurus-waymark-core/sections";
import { localesOf, sourceLanguageOf } from "docusaurus-waymark-core/sections/locales";
import { currentSite, inSite, siteConstant } from "docusaurus-waymark-core/site/current";
import { siteRedirects } from "docusaurus-waymark-core/site/redirects";
import apiReference from "docusaurus-plugin-waymark-api";
import apiTheme from "docusaurus-plugin-waymark-api/theme";
import { placeholdersOf as apiPlaceholders } from "docusaurus-plugin-waymark-api/samples";
import { apiOptions } from "docusaurus-plugin-waymark-api/siteOptions";
import contentCheck from "docusaurus-plugin-waymark-check";
import output from "docusaurus-plugin-waymark-publish";
import searchTheme from "docusaurus-theme-waymark-search";
import { hostedSearchOf } from "docusaurus-theme-waymark-search/hosted";
import searchDialog from "docusaurus-theme-waymark-search/plugins/dialog";
import searchPage from "docusaurus-theme-waymark-search/plugins/page";
import brand from "docusaurus-theme-waymark/plugins/brand";
import theme from "docusaurus-theme-waymark";
import early from "docusaurus-theme-waymark/plugins/earlyScript";
import { PAGE_TEMPLATE } from "docusaurus-theme-waymark/plugins/earlyScript/template";
import facts from "docusaurus-theme-waymark/plugins/facts";
import internals from "docusaurus-theme-waymark/plugins/internals";
import { markdownHooks, remarkRules } from "docusaurus-theme-waymark/plugins/markdown";
import { hasHistory } from "docusaurus-waymark-core/build/history";
import { searchWordsOf } from "docusaurus-waymark-core/facts/searchWords";
import { headingSidebar } from "docusaurus-waymark-core/menus/headings";
import { outboundHosts } from "docusaurus-waymark-core/product/hosts";
import { PAGE_FOLDERS } from "docusaurus-waymark-core/siteContent/folders";
import { supported } from "docusaurus-waymark-core/siteContent/supported";
import { versionOptions } from "docusaurus-waymark-core/siteContent/versions";

type Fields = Partial<Config>;

/**
 * The configuration of Docusaurus for the site of this process.
 *
 * @param fields of the site: its `plugins` come after those of the platform
 * @throws SiteError for features of Docusaurus that the platform refuses
 */
export function configOf({ plugins = [], themeConfig, clientModules = [], ...fields }: Fields): Config {
  const { product, siteDir } = currentSite();
  const tokens = tokensOf(product);
  const hostedSearch = hostedSearchOf(process.env, product.hostedSearch);
  const locales = localesOf(SITE, process.env);
  return supported({
    title: product.name,
    tagline: product.tagline,
    url: product.links.docs,
    baseUrl: process.env["BASE_URL"] ?? "/",
    baseUrlIssueBanner: false,
    trailingSlash: false,
    ssrTemplate: PAGE_TEMPLATE,
    // The fast bundler is part of these flags.
    future: { v4: true },
    i18n: { defaultLocale: locales[0], locales: [...locales] },
    onBrokenLinks: "throw",
    onBrokenAnchors: "throw",
    onDuplicateRoutes: "throw",
    customFields: {
      product: { ...product, ...hostedSearch.page },
      language: sourceLanguageOf(SITE),
      buildYear: new Date().getFullYear(),
    },
    markdown: markdownHooks(siteDir, tokens),
    clientModules: [...ownModules(), ...clientModules],
    presets: [classicPreset()],
    plugins: [...ownPlugins(hostedSearch.page.hostedSearch), ...plugins],
    themeConfig: { ...THEME_CONFIG, ...hostedSearch.theme, ...themeConfig },
    ...fields,
  });
}

const THEME_CONFIG: Preset.ThemeConfig = {
  colorMode: { defaultMode: "light", respectPrefersColorScheme: true, disableSwitch: false },
  docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  // Code is highlighted by our own style sheet; the stock colors would be part of what every page loads.
  prism: { theme: { plain: {}, styles: [] } },
};

/** Modules that run on every page. */
function ownModules(): string[] {
  const modules = [
    "docusaurus-theme-waymark/layout/prefetch/prefetchModule",
    "docusaurus-theme-waymark/layout/page/pageChangeModule",
    "docusaurus-theme-waymark-search/dialog/recentPagesModule",
    "docusaurus-theme-waymark/layout/pageFooter/reportSelection",
  ];
  const styles = BLOG || SITE.pages ? ["docusaurus-theme-waymark/css/freePages.css"] : [];
  return [...styles, ...modules].map((name) => require.resolve(name));
}

const [rootSection, ...otherSections] = SECTIONS;

function classicPreset(): [string, Preset.Options] {
  return [
    "classic",
    {
      docs: rootSection ? docsOptions(rootSection) : false,
      blog: blogOptions(),
      pages: false,
      theme: { customCss: [require.resolve("docusaurus-theme-waymark/css/site.css")] },
      sitemap: { lastmod: isDated() ? "date" : null, changefreq: null, priority: null },
    },
  ];
}

/** True if the build knows the days on which pages changed. */
function isDated(): boolean {
  return hasHistory(currentSite().siteDir);
}

function ruleOptions() {
  const { siteDir, product, components } = currentSite();
  return { siteDir, tokens: tokensOf(product), components };
}

/** The options of the docs instance of a section. Readers can fill in their own values on pages of a reference. */
function docsOptions({ pluginId, folder, basePath, menu, reference }: Section) {
  const { siteDir, product } = currentSite();
  const isReference = reference !== undefined;
  return {
    ...remarkRules({
      ...ruleOptions(),
      ...(isReference && { samplePlaceholders: apiPlaceholders(product.api.url) }),
    }),
    ...(isReference && { sidebarItemsGenerator: headingSidebar }),
    id: pluginId,
    path: folder,
    routeBasePath: basePath.slice(1) || "/",
    sidebarPath: `./${menu}`,
    ...versionOptions(siteDir, { pluginId }),
    showLastUpdateTime: isDated(),
    editUrl: `${product.links.docsRepository}/blob/main`,
    editLocalizedFiles: true,
  } satisfies DocsOptions & { id: string };
}

function blogOptions() {
  return BLOG
    ? {
        ...remarkRules(ruleOptions()),
        path: BLOG.folder,
        routeBasePath: BLOG.basePath.slice(1),
        blogTitle: BLOG.label,
        blogDescription: currentSite().product.tagline,
        onUntruncatedBlogPosts: "ignore" as const,
      }
    : (false as const);
}

/** The plugin of `src/pages`. It escapes names in addresses, and so in the names of the files that it builds, which no host finds. */
function pagesPlugin(): PluginConfig {
  const stock = createRequire(require.resolve("@docusaurus/preset-classic"))(
    "@docusaurus/plugin-content-pages",
  ) as typeof PagesPlugin;
  const withNames = async (...given: Parameters<typeof stock.default>) => {
    const plugin = await stock.default(...given);
    const loadContent = async () =>
      (await plugin.loadContent?.())?.map((page) => ({ ...page, permalink: decodeURI(page.permalink) })) ??
      null;
    return { ...plugin, loadContent };
  };
  return [
    Object.assign(withNames, { validateOptions: stock.validateOptions }) as never,
    remarkRules(ruleOptions()),
  ];
}

function ownPlugins(hostedSearch: HostedSearchSettings | undefined): PluginConfig[] {
  const { product, properties, rules, ruleFolders, facts: factFolder, dataFiles } = currentSite();
  const redirects = siteRedirects();
  return [
    given(contentCheck, {
      folders: PAGE_FOLDERS,
      tokens: tokensOf(product),
      redirects,
      components: properties,
      url: product.links.docs,
      hosts: [...outboundHosts(product)],
      rules: rules === undefined ? undefined : inSite(rules),
      ruleFolders: [...ruleFolders, factFolder],
    }),
    theme,
    searchTheme,
    apiTheme,
    siteData,
    facts,
    ...(SITE.pages ? [pagesPlugin()] : []),
    ...otherSections.map((section): PluginConfig => [
      "@docusaurus/plugin-content-docs",
      docsOptions(section),
    ]),
    given(apiReference, apiOptions()),
    given(brand, { ...product.brand }),
    given(internals, { cacheKey: { product, hostedSearch }, codeFolders: codeFolders() }),
    early,
    searchDialog,
    searchPage,
    given(output, { product, redirects, hostedSearch, searchWordsOf, dataFiles }),
  ];
}

/** Folders of the code that pages are compiled with: that of the packages, and of the site. */
function codeFolders(): string[] {
  const { facts: factFolder, ruleFolders } = currentSite();
  return [
    ...CODE_PACKAGES,
    ...[factFolder, ...ruleFolders].map(inSite).filter((folder) => existsSync(folder)),
  ];
}

/** Folders of the packages whose code makes pages. */
const CODE_PACKAGES = [
  "docusaurus-waymark-core/native.cjs",
  "docusaurus-plugin-waymark-api",
  "docusaurus-plugin-waymark-check",
  "docusaurus-plugin-waymark-publish",
  "docusaurus-theme-waymark",
  "docusaurus-theme-waymark-search",
].map((name) => path.dirname(require.resolve(name)));

/** Puts what pages need of the site into their modules. */
function siteData(): Plugin {
  return {
    name: "site-data",
    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      plugins: [new currentBundler.instance.DefinePlugin(siteConstant())],
    }),
  };
}

/** A plugin with its options. As a function it stays out of the configuration that Docusaurus gives to browsers. */
function given<Options>(
  plugin: (context: LoadContext, options: Options) => Plugin | Promise<Plugin>,
  options: Options,
): PluginConfig {
  return (context: LoadContext) => plugin(context, options);
}
