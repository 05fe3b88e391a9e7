/** A page of the writers' handbook. */
export interface HandbookPage {
  readonly route: string;
  readonly title: string;
}

export interface HandbookGroup {
  readonly title: string;
  readonly pages: readonly HandbookPage[];
}

/** The menu of the handbook. Its pages are unlisted: only pages of the handbook link to them. */
export const HANDBOOK: readonly HandbookGroup[] = [
  { title: "Introduction", pages: [{ route: "/installation", title: "Write your first page" }] },
  {
    title: "Core concepts",
    pages: [
      { route: "/understanding-caching", title: "Content tokens and escapes" },
      { route: "/predicting-user-behavior", title: "Notes for what a reader must not miss" },
      { route: "/basics-of-time-travel", title: "Headings, tags, labels and ids" },
      { route: "/introduction-to-string-theory", title: "Links and redirects" },
      { route: "/the-butterfly-effect", title: "Facts that reach every page" },
    ],
  },
  {
    title: "Advanced guides",
    pages: [
      { route: "/writing-plugins", title: "Rules that find mistakes" },
      { route: "/neuralink-integration", title: "Diagrams" },
      { route: "/temporal-paradoxes", title: "Front matter" },
      { route: "/testing", title: "Tests of the pages" },
      { route: "/compile-time-caching", title: "Code fences and their flags" },
      { route: "/predictive-data-generation", title: "Tables made from data" },
    ],
  },
  {
    title: "API reference",
    pages: [
      { route: "/cacheadvance-predict", title: "Code groups and tabs" },
      { route: "/cacheadvance-flush", title: "Rows and columns" },
      { route: "/cacheadvance-revert", title: "Property lists" },
      { route: "/cacheadvance-regret", title: "Badges, cards, steps and images" },
    ],
  },
  {
    title: "Contributing",
    pages: [
      { route: "/how-to-contribute", title: "How to contribute" },
      { route: "/architecture-guide", title: "Architecture guide" },
      { route: "/design-principles", title: "Design principles" },
      { route: "/docusaurus-features", title: "What Docusaurus writers know" },
      { route: "/help-in-the-editor", title: "Help in the editor" },
    ],
  },
];
