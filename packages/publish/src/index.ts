import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { FEEDS } from "docusaurus-waymark-core/navigation/feeds";
import type { Redirect } from "docusaurus-waymark-core/lib/redirect";
import type { HostedSearchSettings, ProductIdentity } from "docusaurus-waymark-core/product/identity";
import { markOf } from "docusaurus-waymark-core/product/identity";
import { tokensOf } from "docusaurus-waymark-core/product/tokens";
import type { SearchWords } from "docusaurus-theme-waymark-search/model";
import { sectionAt, socialCardPath } from "docusaurus-waymark-core/sections";
import { writeText } from "docusaurus-waymark-core/build/files";
import { localeBuildOf } from "docusaurus-waymark-core/build/localeBuild";
import { absoluteAddress, routeOfFile, withBase } from "docusaurus-waymark-core/build/routes";
import { WriterError } from "docusaurus-waymark-core/report";
import { writeCards, type Card } from "./cards";
import { hostFiles, SERVER_FOLDER } from "./hosts";
import { checkLedger } from "docusaurus-plugin-waymark-check/ledger";
import { allRedirects } from "docusaurus-plugin-waymark-check/ledger/allRedirects";
import { builtSite, type BuiltSite } from "docusaurus-plugin-waymark-check/ledger/site";
import { addLocaleParts } from "./localeParts";
import { outboundFindings, outboundManifest, type OutboundManifest } from "./outbound";
import { outboundHosts } from "docusaurus-waymark-core/product/hosts";
import { pagesFeed } from "./pagesFeed";
import { keepPages } from "docusaurus-waymark-core/siteContent/groupPages";
import {
  isReleased,
  searchedPages,
  sitePages,
  withBuiltTitles,
  type SitePage,
  type SitePages,
} from "docusaurus-waymark-core/siteContent/pages";
import { headersFor, hostedOrigins } from "./policy";
import { PRINT_FOLDER, printedGroups, writePrinted } from "./print";
import { readBuild, type BuiltPage } from "./readBuild";
import {
  joinRecords,
  type PageModel,
  quotedPageOf,
  recordsOf,
  writeSearch,
} from "docusaurus-theme-waymark-search/records";
import { withTwins, writeRedirectPages } from "./redirectPages";
import type { DataFile } from "docusaurus-waymark-core/site/options";
import { twinFiles } from "./twins/site";

interface Options {
  readonly product: ProductIdentity;
  /** The declared redirects; the alias redirects that follow from them are added here. */
  readonly redirects: readonly Redirect[];
  readonly hostedSearch: HostedSearchSettings | undefined;
  /** Word lists of the search for a language. */
  readonly searchWordsOf: (language: string) => SearchWords;
  /** Files that programs read, which `llms.txt` lists. */
  readonly dataFiles: readonly DataFile[];
}

/**
 * Writes everything that is derived from the finished HTML pages, after a build. Each page is read and parsed only
 * once, and all outputs use the result. Steps, in this order: redirect pages; structured data and font
 * preloads in the pages, and social cards; search records; Markdown twins and `llms.txt`; the feed of revised
 * pages; the check of `urls.ledger`; security headers, redirects and other files for hosts; pages for printing.
 * Compressed copies are made later (`packages/publish/src/precompress.mjs`).
 *
 * Redirects are also added as routes, so that they work under `docusaurus start`.
 *
 * @throws WriterError when an address of `urls.ledger` is lost, or a page leads to a host that is not allowed; Error when a page has markup that the content
 * security policy forbids
 */
export default function output(context: LoadContext, options: Options): Plugin {
  let pages: SitePages = { all: [], groups: [] };
  let redirects: readonly Redirect[] = [];
  return {
    name: "output",
    allContentLoaded({ allContent, actions }) {
      pages = sitePages(allContent, context);
      keepPages(pages);
      redirects = allRedirects(
        pages.all.filter(({ version }) => version?.isLast),
        options.redirects,
      );
      // A build adds only the declared redirects, which pages link to. A route for every alias would double the table of
      // routes that each reader loads, and the number of pages to render.
      for (const { from, to } of isBuild() ? options.redirects : redirects) {
        actions.addRoute({
          path: withBase(from, context.baseUrl),
          exact: true,
          component: "docusaurus-theme-waymark/ui/Redirect",
          props: { to: withBase(to, context.baseUrl) },
        });
      }
      actions.addRoute({
        path: withBase(`/${PRINT_FOLDER}`, context.baseUrl),
        exact: true,
        component: "docusaurus-theme-waymark/layout/page/PrintPage",
        props: {
          parts: printedGroups(pages.groups, options.product.name).map(
            ({ label, slug, pages: { length } }) => ({
              label,
              slug,
              pages: length,
            }),
          ),
        },
      });
    },
    postBuild: () => new OutputPass(context, options, pages).run(redirects),
  };
}

/** True in `docusaurus build`, false in `docusaurus start`. */
function isBuild(): boolean {
  return process.env["NODE_ENV"] === "production";
}

/** A page of another version is in the index of that version, although search engines must not list it. */
function inIndex(model: PageModel, page: SitePage): PageModel {
  return isReleased(page) ? model : { ...model, noIndex: !page.listed };
}

/** Runs the steps for one build. */
class OutputPass {
  readonly #context: LoadContext;
  readonly #options: Options;
  #pages: SitePages;

  constructor(context: LoadContext, options: Options, pages: SitePages) {
    this.#context = context;
    this.#options = options;
    this.#pages = pages;
  }

  async run(redirects: readonly Redirect[]): Promise<void> {
    const { outDir, baseUrl, siteConfig } = this.#context;
    await writeRedirectPages(redirects, { outDir, baseUrl, url: siteConfig.url });
    const printGroups = printedGroups(this.#pages.groups, this.#options.product.name);
    // Together, so that the memory of rendered cards is freed as the pages are read, and both cores are used.
    const [files] = await Promise.all([
      readBuild(this.#context, this.#pages.all, printGroups),
      this.#writeCards(),
    ]);
    this.#pages = withBuiltTitles(this.#pages, new Map(files.map(({ route, model }) => [route, model])));
    await this.#writeRecords(files);
    await this.#writeTwins(files);
    await this.#writeFeed();
    const site = builtSite(
      files.map(({ route, addresses }) => [route, addresses]),
      baseUrl,
    );
    await this.#checkLedger(site);
    await this.#writeHostFiles(files, site);
    const titled = printedGroups(this.#pages.groups, this.#options.product.name);
    await writePrinted(titled, new Map(files.map((file) => [file.route, file.printed])), {
      ...this.#context,
      site: siteConfig.title,
      urlOf: (route) => this.#absoluteUrl(route),
    });
  }

  /** Writes the search index, and one for each version that is not released. */
  async #writeRecords(files: readonly BuiltPage[]): Promise<void> {
    const { product, searchWordsOf } = this.#options;
    const words = searchWordsOf(this.#context.i18n.currentLocale);
    for (const { home, pages } of searchedPages(this.#pages.all)) {
      const records = files.map(({ route, model }) => {
        const page = pages.get(route);
        return page ? recordsOf(inIndex(model, page), route, page) : [];
      });
      const quoted = files.flatMap(({ route, model }) => {
        const page = pages.get(route);
        return page ? quotedPageOf(inIndex(model, page), route) : [];
      });
      await writeSearch(path.join(this.#context.outDir, home), joinRecords(records), quoted, product, words);
    }
  }

  /** Writes a Markdown twin for each page, and the lists of twins. */
  async #writeTwins(files: readonly BuiltPage[]): Promise<void> {
    const { outDir, siteConfig } = this.#context;
    const texts = twinFiles(
      this.#pages.all,
      this.#pages.groups,
      new Map(files.map(({ route, markdown }) => [route, markdown])),
      {
        title: siteConfig.title,
        summary: siteConfig.tagline,
        urlOf: (route) => this.#absoluteUrl(route),
        dataFiles: this.#options.dataFiles,
      },
    );
    for (const [file, text] of texts) await writeText(path.join(outDir, file), text);
  }

  async #writeFeed(): Promise<void> {
    const text = pagesFeed(this.#pages.all.filter(isReleased), this.#options.product, (route) =>
      this.#absoluteUrl(route),
    );
    await writeText(path.join(this.#context.outDir, FEEDS.pages.file), text);
  }

  async #checkLedger(site: BuiltSite): Promise<void> {
    const { product, redirects } = this.#options;
    const { siteDir, i18n, siteConfig } = this.#context;
    const isTranslated = i18n.currentLocale !== siteConfig.customFields?.["language"];
    const options = { siteDir, tokens: tokensOf(product), redirects, isTranslated };
    const findings = await checkLedger(options, site);
    if (findings.length > 0) throw new WriterError(findings);
  }

  async #writeCards(): Promise<void> {
    const { siteDir, outDir } = this.#context;
    const { name, tagline, brand } = this.#options.product;
    const cards = this.#pages.all.map(({ route, title, description }): Card => {
      const { id, label } = sectionAt(route);
      return {
        file: path.join(outDir, socialCardPath(route)),
        content: {
          // The title of the home page is too general for a preview; the tagline describes the product.
          title: route === "/" ? tagline : title || tagline,
          description,
          site: `${name} ${label}`,
          mark: markOf(brand, id),
          accentHue: brand.accentHue,
        },
      };
    });
    await writeCards(cards, path.join(siteDir, "node_modules", ".cache", "social-cards"));
  }

  /**
   * Writes security headers, redirects, and the list of external addresses, which must all be allowed: for this language
   * and those that were built before it.
   */
  async #writeHostFiles(files: readonly BuiltPage[], site: BuiltSite): Promise<void> {
    const { baseUrl, siteConfig } = this.#context;
    const { product, hostedSearch } = this.#options;
    const build = localeBuildOf(this.#context);
    const parts = addLocaleParts(build, baseUrl, {
      pages: files.map(({ file, code }) => ({ file, code })),
      outbound: outboundManifest(files),
      redirects: withTwins(site.redirects),
    });
    const manifest = Object.assign({}, ...parts.map(({ outbound }) => outbound)) as OutboundManifest;
    const services = new Set([...hostedOrigins(hostedSearch), ...(product.outbound?.scripts ?? [])]);
    const sources = new Map(this.#pages.all.map(({ route, source }) => [route, source]));
    const sourceOf = (file: string): string => sources.get(routeOfFile(file)) ?? file;
    const findings = outboundFindings(manifest, outboundHosts(product), services, sourceOf);
    if (findings.length > 0) throw new WriterError(findings);
    const pages = parts.flatMap((part) => part.pages);
    const hostTexts = hostFiles({
      url: siteConfig.url,
      baseUrl: build.rootBase,
      locales: parts.flatMap(({ folder }) => (folder === "" ? [] : [folder])),
      securityContact: `${product.links.code}/security/policy`,
      headers: headersFor(pages, hostedSearch, product.outbound?.scripts),
      redirects: parts.flatMap(({ redirects }) => redirects),
    });
    const outbound = { [`${SERVER_FOLDER}/outbound.json`]: `${JSON.stringify(manifest, null, 2)}\n` };
    for (const [name, text] of Object.entries({ ...hostTexts, ...outbound }))
      await writeText(path.join(build.rootDir, name), text);
  }

  /** The absolute address of a route. */
  #absoluteUrl(route: string): string {
    return absoluteAddress(route, this.#context);
  }
}
