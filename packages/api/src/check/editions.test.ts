import { readOpenApi } from "../source";
import { editionFindings } from "./editions";

const EDITIONS = { exports: ["/api/exports", "export_groups"] };

const operation = (path: string, mark = ""): string =>
  `  ${path}:\n    get:\n      tags: [Exports]\n      responses: { "200": { description: x } }\n${mark && `      x-edition: ${mark}\n`}`;

test("marks of operations and properties that contradict the editions of a feature", () => {
  const description = [
    'openapi: 3.1.0\ninfo: { title: T, version: "1" }\npaths:\n',
    operation("/api/exports", "exports"),
    operation("/api/exports/all"),
    operation("/api/exporters", "exports"),
    operation("/api/checks", "checks"),
    "components: { schemas: { A: { properties: { export_groups: { type: array, items: {} }, name: { type: string } } } } }\n",
  ].join("");
  const found = editionFindings(readOpenApi("api.yaml", description, {}), EDITIONS);
  expect(found.map(({ line, message, fix }) => `${line} ${message} Fix: ${fix}`)).toEqual([
    '11 GET /api/exports/all is marked no feature, and belongs to "exports". Fix: write "x-edition: exports".',
    '15 GET /api/exporters is marked "exports", and belongs to no feature. Fix: remove "x-edition", or add it to the parts of the feature.',
    '23 The property export_groups is marked no feature, and belongs to "exports". Fix: write "x-edition: exports".',
  ]);
});
