import type { Edit } from "./plan";

/** Steps to take after a move, in order. */
export function adviceFor(edits: readonly Edit[]): string[] {
  const api = edits.some(({ path }) => path === "api/openapi.yaml");
  return [
    ...(api ? ["Run npm run api:generate: a text of the API description changed."] : []),
    "Run npm run check.",
    "Before a release, run npm run build && npm run urls -- accept: urls.ledger keeps the old addresses and takes the new ones.",
  ];
}
