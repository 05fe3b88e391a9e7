/** Fields of an issue about a page. */
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
 * Address of the form for a new issue at the code host, with values for its fields. GitHub and compatible hosts use `title` and
 * `body`, GitLab other names. Nothing is sent until the reader submits the form.
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
