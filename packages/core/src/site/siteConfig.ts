/** Name of a section, as in the search index and in `?in=` of the search page. */
export type SectionId = string;

/** A part of the site: a section of docs, or the blog. */
export interface Part {
  /** Lower-case letters and digits. */
  readonly id: SectionId;
  /** Route prefix, without a trailing slash; empty for the section at the root, which must be the first. */
  readonly basePath: string;
  /** Word after the product's name in the tab title and next to the logo, and the link in the top bar. */
  readonly label: string;
  /** Folder of the Markdown sources, from the project root. */
  readonly folder: string;
}

/** A part of the site with a menu of its pages: one instance of the docs plugin. */
export interface Section extends Part {
  /** Id of the docs plugin instance; `default` for one section. */
  readonly pluginId: string;
  /** File of the menu, from the project root. */
  readonly menu: string;
  /** A former route prefix. Every page of the section is also at its address below this prefix, by a redirect. */
  readonly alias?: string;
  /** Route prefix of the generated reference pages, which have no right column. */
  readonly reference?: string;
}

/** The settings in `docusaurus.config.ts`. */
export interface SiteConfig {
  /** In the order of the top bar; the section at the root is the first. */
  readonly sections: readonly Section[];
  /** The blog; there is none unless it is set. */
  readonly blog?: Part;
  /** True to build the pages in `src/pages`. */
  readonly pages?: boolean;
  /**
   * Languages (BCP 47, such as `en`, `de`, `pt-BR`); the first is at the root of the site. `LOCALES=en,de` in the environment
   * replaces the list. Without either the site is in the language of the sources.
   */
  readonly locales?: readonly string[];
  /** Language of the pages in the folders of the sections; English unless it is set. */
  readonly language?: string;
}
