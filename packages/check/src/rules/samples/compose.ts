import fs from "node:fs";
import path from "node:path";
import { createRequire } from "node:module";
import type { Ajv, ErrorObject, ValidateFunction } from "ajv";
import type { FormatsPlugin } from "ajv-formats";
import { isMap, isNode, parseDocument, type Scalar } from "yaml";
import { nearest } from "docusaurus-waymark-core/lib/nearest";
import type { SampleProblem } from "./parsers";

const load = createRequire(__filename);

/** The schema of the compose specification, as the linter for compose files carries it. */
const SCHEMA = path.join(path.dirname(require.resolve("dclint/package.json")), "schemas/compose.schema.json");

let validate: ValidateFunction | undefined;

/** True for a fence whose title says that it is a compose file: `docker-compose.override.yml for management`. */
export function isComposeTitle(title: string): boolean {
  return /^(docker-)?compose[\w.-]*\.ya?ml\b/.test(title);
}

/** The first mistake of a compose file, or undefined if there is none. */
export function composeProblem(text: string): SampleProblem | undefined {
  // `!override` and `!reset` belong to merging: the value below them is what counts.
  const document = parseDocument(text.replace(/!(override|reset)\b/g, (mark) => " ".repeat(mark.length)));
  validate ??= compile();
  const isValid = validate(document.toJS());
  const [error] = isValid ? [] : (validate.errors ?? []);
  if (!error) return undefined;
  const { additionalProperty } = error.params as { additionalProperty?: string };
  const keys = error.instancePath
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/"));
  const parent = document.getIn(keys, true);
  const pair = isMap<Scalar>(parent)
    ? parent.items.find(({ key }) => key.value === additionalProperty)
    : undefined;
  const node = pair?.key ?? (isNode(parent) ? parent : undefined);
  return { ...describe(error, keys), offset: node?.range?.[0] };
}

function describe(error: ErrorObject, keys: readonly string[]): Pick<SampleProblem, "message" | "fix"> {
  const place = keys.length === 0 ? "a compose file" : `"${keys.join(".")}"`;
  const { additionalProperty, type } = error.params as { additionalProperty?: string; type?: string };
  if (additionalProperty !== undefined) {
    const known = Object.keys((error.parentSchema?.["properties"] ?? {}) as object);
    const near = nearest(additionalProperty, known);
    const message = `${place} has no key "${additionalProperty}"`;
    return near === undefined ? { message } : { message, fix: `write "${near}".` };
  }
  return {
    message:
      type === undefined ? `${place} ${error.message ?? "is wrong"}` : `${place} is not of type ${type}`,
  };
}

/** Takes 100 ms: done when the first compose file is met. */
function compile(): ValidateFunction {
  const { Ajv: Validator } = load("ajv") as { Ajv: typeof Ajv };
  const addFormats = load("ajv-formats") as FormatsPlugin;
  const ajv = new Validator({ strict: false, allErrors: false, verbose: true });
  addFormats(ajv);
  const schema = JSON.parse(fs.readFileSync(SCHEMA, "utf8")) as Record<string, unknown>;
  // Its dialect is the validator's own; the address that it gives differs by one letter.
  delete schema["$schema"];
  return ajv.compile(schema);
}
