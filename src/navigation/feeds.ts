/** A feed of the site: where its file lies, and the page that it belongs to. */
export interface FeedLink {
  /** File of the build, from the site's root. */
  readonly file: string;
  readonly title: string;
  /** Route of the page that names the feed to browsers and feed readers. */
  readonly page: string;
}

/** Pages in the order of their revisions, and publications of the API description. */
export const FEEDS = {
  pages: { file: "pages.atom", title: "New and revised pages", page: "/" },
  api: { file: "api/changelog.atom", title: "API changes", page: "/api/changelog" },
} as const satisfies Readonly<Record<string, FeedLink>>;
