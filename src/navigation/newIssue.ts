/** What a reader reports about a page. */
export interface PageReport {
  /** Address of the code repository. */
  readonly repository: string;
  readonly title: string;
  /** Address of the page, with its origin. */
  readonly page: string;
  /** Release that the page was written for, without `v`. */
  readonly release: string | undefined;
}

/**
 * Address of the form for a new issue at the code host, filled in: GitHub and those that follow it take `title` and `body`,
 * GitLab has names of its own. Nothing is sent before the reader sends it there.
 */
export function newIssueUrl({ repository, title, page, release }: PageReport): string {
  const isGitLab = new URL(repository).host === "gitlab.com";
  const [path, titleKey, bodyKey] = isGitLab
    ? ["/-/issues/new", "issue[title]", "issue[description]"]
    : ["/issues/new", "title", "body"];
  const body = [
    `Page: ${page}`,
    ...(release === undefined ? [] : [`Written for release: ${release}`]),
    "",
    "",
  ];
  return `${repository}${path}?${String(
    new URLSearchParams([
      [titleKey, `${title}: `],
      [bodyKey, body.join("\n")],
    ]),
  )}`;
}
