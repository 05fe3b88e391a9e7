import fs from "node:fs";
import path from "node:path";
import Ajv, { type ErrorObject, type ValidateFunction } from "ajv";
import addFormats from "ajv-formats";
import { parse } from "yaml";

/** The schema of the compose specification, as the linter for compose files carries it. */
const SCHEMA = path.join(path.dirname(require.resolve("dclint/package.json")), "schemas/compose.schema.json");

let validate: ValidateFunction | undefined;

/** True for a fence whose title says that it is a compose file: `docker-compose.override.yml for management`. */
export function isComposeTitle(title: string): boolean {
  return /^(docker-)?compose[\w.-]*\.ya?ml\b/.test(title);
}

/** What keeps a YAML text from being a compose file, or undefined when it is one. */
export function composeProblem(text: string): string | undefined {
  // `!override` and `!reset` belong to merging: the value below them is what counts.
  const value: unknown = parse(text.replace(/!(override|reset)\b/g, ""));
  validate ??= compile();
  return validate(value) ? undefined : describe(validate.errors?.[0]);
}

function describe(error: ErrorObject | undefined): string {
  const place = error?.instancePath === "" ? "the file" : error?.instancePath;
  const extra = (error?.params as { additionalProperty?: string } | undefined)?.additionalProperty;
  return `${place} ${error?.message}${extra === undefined ? "" : ` ("${extra}")`}`;
}

/** Takes 100 ms: done when the first compose file is met. */
function compile(): ValidateFunction {
  const ajv = new Ajv({ strict: false, allErrors: false });
  addFormats(ajv);
  const schema = JSON.parse(fs.readFileSync(SCHEMA, "utf8")) as Record<string, unknown>;
  // Its dialect is the validator's own; the address that it gives differs by one letter.
  delete schema["$schema"];
  return ajv.compile(schema);
}
