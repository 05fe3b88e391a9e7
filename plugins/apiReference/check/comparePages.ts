import type { Finding } from "../../report";
import type { Page } from "../pages/page";
import { anchorsOf } from "./anchors";

/** Pages as they are on disk: path from the project root to text. */
export type CommittedPages = ReadonlyMap<string, string>;

const RESTORE =
  "restore it in api/openapi.yaml, or accept the loss with `npm run api:generate -- --allow-removal`.";

/** Pages and anchors that readers may have linked to and that would be gone. */
export function lostPlaces(committed: CommittedPages, pages: readonly Page[]): Finding[] {
  const next = new Map(pages.map(({ path, text }) => [path, text]));
  const changed = [...committed].filter(([path, text]) => next.get(path) !== text);
  return changed.flatMap(([path, text]) => {
    const newText = next.get(path);
    if (newText === undefined)
      return [
        finding(path, "api-page-gone", "The API description has no page of that name any more.", RESTORE),
      ];
    const left = new Set(anchorsOf(newText));
    return anchorsOf(text)
      .filter((anchor) => !left.has(anchor))
      .map((anchor) => finding(path, "api-anchor-gone", `The section "#${anchor}" would be gone.`, RESTORE));
  });
}

/** Pages that are missing or differ from what the API description says. */
export function stalePages(committed: CommittedPages, pages: readonly Page[]): Finding[] {
  return pages
    .filter(({ path, text }) => committed.get(path) !== text)
    .map(({ path }) => {
      const missing = !committed.has(path);
      const message = missing ? "The page is missing." : "The page differs from api/openapi.yaml.";
      return finding(path, "api-stale", message, "run `npm run api:generate` and commit the result.");
    });
}

function finding(path: string, rule: string, message: string, fix: string): Finding {
  return { path, line: 1, column: 1, rule, message, fix };
}
