/**
 * The attributes by which the parts of a page talk to each other: those that more than one folder of `src` writes, reads or
 * styles. Attributes of a single folder are not listed. `table.test.ts` compares the list with the code.
 */

interface SharedAttribute {
  /** Folders of `src` whose code sets the attribute; `build` is the build, `Docusaurus` its own code. */
  readonly writes: readonly string[];
  /** Folders of `src` whose code or style sheets look for it; `build` as above. */
  readonly reads: readonly string[];
  readonly says: string;
}

export const SHARED_ATTRIBUTES: Readonly<Record<string, SharedAttribute>> = {
  "data-act": {
    writes: ["layout", "mdx", "search", "ui"],
    reads: ["early", "search"],
    says: "what a press on the control does",
  },
  "data-alias-of": {
    writes: ["layout"],
    reads: ["browser"],
    says: "the id of the heading that an old id belonged to",
  },
  "data-cards": {
    writes: ["mdx"],
    reads: ["css", "mdx"],
    says: "a table that is shown as cards on narrow screens",
  },
  "data-choice": {
    writes: ["mdx"],
    reads: ["mdx", "reference"],
    says: "the value of a tab, which is stored when it is pressed",
  },
  "data-code": {
    writes: ["mdx"],
    reads: ["ui"],
    says: "the frame of a code block",
  },
  "data-editions": {
    writes: ["mdx"],
    reads: ["css"],
    says: "the line under the title that names the editions of a feature",
  },
  "data-failed": {
    writes: ["search"],
    reads: ["css"],
    says: "a file that search needs cannot be loaded, on the dialog",
  },
  "data-has-hydrated": {
    writes: ["Docusaurus"],
    reads: ["early"],
    says: "whether React runs the page, on the root element",
  },
  "data-js": {
    writes: ["early"],
    reads: ["css", "layout", "mdx", "reference", "search", "ui"],
    says: "scripts run, on the root element",
  },
  "data-kind": {
    writes: ["early"],
    reads: ["css"],
    says: "the kind of a toast",
  },
  "data-language": {
    writes: ["mdx"],
    reads: ["css", "ui"],
    says: "the language of a code block",
  },
  "data-leaving": {
    writes: ["early"],
    reads: ["browser"],
    says: "the browser is on its way to another page, on the root element",
  },
  "data-loading": {
    writes: ["search"],
    reads: ["css"],
    says: "a file that search needs is loading, on the dialog",
  },
  "data-markdown-ignore": {
    writes: ["layout", "mdx", "reference"],
    reads: ["build"],
    says: "content that is left out of the Markdown twin",
  },
  "data-name": {
    writes: ["mdx"],
    reads: ["layout"],
    says: "the label of a panel of code: the language of a request",
  },
  "data-needs-application": {
    writes: ["layout"],
    reads: ["early"],
    says: "content that is incomplete without the application",
  },
  "data-newer": {
    writes: ["reference"],
    reads: ["css", "mdx", "reference"],
    says: "content of a release that is newer than the reader's",
  },
  "data-offline-download": {
    writes: ["layout", "mdx"],
    reads: ["build", "layout"],
    says: "the place of the download of the offline copy",
  },
  "data-page-tools": {
    writes: ["layout", "reference"],
    reads: ["css"],
    says: "tools of the page, which are no part of its text",
  },
  "data-property": {
    writes: ["mdx"],
    reads: ["css"],
    says: "a row of a list of properties",
  },
  "data-scrolls": {
    writes: ["ui"],
    reads: ["mdx"],
    says: "a code block that is wider than its place",
  },
  "data-search": {
    writes: ["facts", "layout", "mdx", "reference", "theme", "ui"],
    reads: ["build"],
    says: "how the search records treat the content",
  },
  "data-search-folder": {
    writes: ["layout"],
    reads: ["search"],
    says: "the folder of the search index, on the root element of pages of other versions",
  },
  "data-since": {
    writes: ["mdx", "reference"],
    reads: ["mdx", "reference"],
    says: "the first release that has what the element describes",
  },
  "data-state": {
    writes: ["ui"],
    reads: ["ui"],
    says: "whether a Copy button has just copied",
  },
  "data-status": {
    writes: ["search"],
    reads: ["css"],
    says: "the state of search, on the dialog",
  },
  "data-term": {
    writes: ["build"],
    reads: ["css", "layout", "mdx"],
    says: "the definition of a glossary term",
  },
  "data-theme": {
    writes: ["Docusaurus", "layout"],
    reads: ["css", "early", "layout"],
    says: "the color theme, on the root element",
  },
  "data-twin": {
    writes: ["layout"],
    reads: ["early"],
    says: "the address of the page's Markdown",
  },
  "data-var": {
    writes: ["build", "reference", "values"],
    reads: ["css", "layout", "reference"],
    says: "a place that shows a value of the reader",
  },
  "data-wrap": {
    writes: ["ui"],
    reads: ["mdx"],
    says: "a code block whose long lines wrap",
  },
};
