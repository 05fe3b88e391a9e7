/** A feed of the site. */
export interface FeedLink {
  /** Path of its file in the build folder. */
  readonly file: string;
  readonly title: string;
  /** Route of the page that links to the feed in its head. */
  readonly page: string;
}

/** The feeds: pages by their last revision, and versions of the API description. */
export const FEEDS = {
  pages: { file: "pages.atom", title: "New and revised pages", page: "/" },
  api: { file: "api/changelog.atom", title: "API changes", page: "/api/changelog" },
} as const satisfies Readonly<Record<string, FeedLink>>;
