import { readdirSync } from "node:fs";
import path from "node:path";

/** Development dependencies with descriptions: the folder in the package. */
const PACKAGES = [
  "@readme/oas-examples/3.0/json",
  "@readme/oas-examples/3.1/json",
  "@directus/specs/dist",
] as const;

/** Descriptions of OpenAPI 3.0 and of 3.1 that `npm run build:full` builds pages of. */
export const FAST_FILES = ["3.0/json/petstore.json", "3.1/json/train-travel.json"].map((file) =>
  path.join("node_modules/@readme/oas-examples", file),
);

/** The descriptions of these packages, from the project root. */
export function corpusFiles(): string[] {
  return PACKAGES.flatMap((folder) => {
    const root = path.join("node_modules", folder);
    const files = readdirSync(root, { recursive: true, encoding: "utf8" });
    // The same description may be there as JSON and as YAML.
    const names = new Set(files.filter((file) => /\.(?:json|yaml)$/.test(file)));
    return [...names]
      .filter((file) => !file.endsWith(".json") || !names.has(file.replace(/json$/, "yaml")))
      .sort()
      .map((file) => path.join(root, file));
  });
}
