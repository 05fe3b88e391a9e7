import { readdirSync } from "node:fs";
import path from "node:path";

const EXAMPLES = "node_modules/@readme/oas-examples";

/** Descriptions of OpenAPI 3.0 and of 3.1 that `npm run test:more -- full` builds pages of. */
export const FAST_FILES = ["3.0/json/petstore.json", "3.1/json/train-travel.json"].map((file) =>
  path.join(EXAMPLES, file),
);

/** All descriptions of the package, from the project root. */
export function corpusFiles(): string[] {
  return ["3.0/json", "3.1/json"].flatMap((version) => {
    const folder = path.join(EXAMPLES, version);
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
    return files
      .filter((file) => file.endsWith(".json"))
      .sort()
      .map((file) => path.join(folder, file));
  });
}
