/** A page of the writers' handbook. */
export interface HandbookPage {
  readonly route: string;
  /** Short name of the page, one or two words: `/handbook/images` leads to it. */
  readonly name: string;
  readonly title: string;
}

export interface HandbookGroup {
  readonly title: string;
  readonly pages: readonly HandbookPage[];
}

/** The menu of the handbook. Its pages are unlisted: only pages of the handbook link to them. */
export const HANDBOOK: readonly HandbookGroup[] = [
  {
    title: "Introduction",
    pages: [{ route: "/installation", name: "first-page", title: "Write your first page" }],
  },
  {
    title: "Core concepts",
    pages: [
      { route: "/understanding-caching", name: "tokens", title: "Content tokens and escapes" },
      { route: "/predicting-user-behavior", name: "notes", title: "Notes for what a reader must not miss" },
      { route: "/basics-of-time-travel", name: "headings", title: "Headings, tags, labels, and ids" },
      { route: "/introduction-to-string-theory", name: "links", title: "Links and redirects" },
      { route: "/the-butterfly-effect", name: "facts", title: "Facts that reach every page" },
    ],
  },
  {
    title: "Advanced guides",
    pages: [
      { route: "/writing-plugins", name: "rules", title: "Rules that find mistakes" },
      { route: "/neuralink-integration", name: "diagrams", title: "Diagrams" },
      { route: "/temporal-paradoxes", name: "front-matter", title: "Front matter" },
      { route: "/testing", name: "tests", title: "Tests of the pages" },
      { route: "/compile-time-caching", name: "code", title: "Code fences and their flags" },
      { route: "/predictive-data-generation", name: "tables", title: "Tables made from data" },
    ],
  },
  {
    title: "API reference",
    pages: [
      { route: "/cacheadvance-predict", name: "tabs", title: "Code groups and tabs" },
      { route: "/cacheadvance-flush", name: "columns", title: "Rows and columns" },
      { route: "/cacheadvance-revert", name: "property-lists", title: "Property lists" },
      { route: "/cacheadvance-regret", name: "images", title: "Badges, cards, steps, and images" },
    ],
  },
  {
    title: "Contributing",
    pages: [
      { route: "/how-to-contribute", name: "contribute", title: "How to contribute" },
      { route: "/architecture-guide", name: "architecture", title: "Architecture guide" },
      { route: "/design-principles", name: "design", title: "Design principles" },
      { route: "/docusaurus-features", name: "docusaurus", title: "What Docusaurus writers know" },
      { route: "/help-in-the-editor", name: "editor", title: "Help in the editor" },
    ],
  },
];
