import { newIssueUrl, type PageReport } from "./newIssue";

const REPORT: PageReport = {
  repository: "https://github.com/example/docs",
  title: `R&D "SSH" <b> #1`,
  page: "https://docs.example/how-to/ssh",
  release: "0.77.1",
};

const BODY = "Page: https://docs.example/how-to/ssh\nWritten for release: 0.77.1\n\n";

test.each([
  [REPORT.repository, "https://github.com/example/docs/issues/new", "title", "body"],
  [
    "https://gitlab.com/example/docs",
    "https://gitlab.com/example/docs/-/issues/new",
    "issue[title]",
    "issue[description]",
  ],
])("%s: page, title and release stand in the form", (repository, form, title, body) => {
  const url = new URL(newIssueUrl({ ...REPORT, repository }));
  expect(url.origin + url.pathname).toBe(form);
  expect(url.searchParams.get(title)).toBe(`${REPORT.title}: `);
  expect(url.searchParams.get(body)).toBe(BODY);
});
