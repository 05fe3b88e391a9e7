/** Compares the check that interprets schemas with a library that compiles them. */
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { loadOpenApi } from "../../../plugins/apiReference/source";
import { readOperations } from "../../../src/openapi/mock/routes";

const ajv = new Ajv2020({ strict: false });
addFormats(ajv);
ajv.addFormat("cidr", /^[\da-f.:]+\/\d+$/i);

it("agrees on the examples of every schema of the description, and on examples with one change", () => {
  const all = readOperations(loadOpenApi().document).flatMap(({ body, success }) => [
    ...(body ? [body] : []),
    ...(success.body ? [success.body] : []),
  ]);
  // Many operations have the same schema, and many lists have entries that are a body themselves.
  const bodies = new Map(all.map((body) => [JSON.stringify(body.schema), body]));
  const values = { all: 0, refused: 0 };
  const differ: string[] = [];
  for (const { schema, example, check } of bodies.values()) {
    if (bodies.has(JSON.stringify(schema["items"]))) continue;
    const validate = ajv.compile(schema);
    for (const value of [example, ...changesOf(example)]) {
      const isValid = check(value).length === 0;
      values.all++;
      if (!isValid) values.refused++;
      if (isValid !== validate(value)) differ.push(JSON.stringify(value));
    }
  }
  expect(differ).toEqual([]);
  expect(values.refused).toBeGreaterThan(1_000);
  expect(values.all - values.refused).toBeGreaterThan(1_000);
});

/**
 * The value with each part of it replaced, removed, or joined by an unknown field, one change at a time. Of a list the first
 * two entries are kept, and the second is changed: the others are checked as they are.
 */
function changesOf(value: unknown): unknown[] {
  const others = [null, 5, -1.5, "", "x", true, [], {}, [null], { unknown: 1 }];
  if (Array.isArray(value)) {
    const list = (value as unknown[]).slice(0, 2);
    const inner = list.slice(-1).flatMap((entry) => changesOf(entry).map((other) => list.with(-1, other)));
    return [...others, [...list, ...list], ...inner];
  }
  if (typeof value !== "object" || value === null) return others;
  const entries = Object.entries(value);
  const inner = entries.flatMap(([name, member]) => [
    Object.fromEntries(entries.filter(([other]) => other !== name)),
    ...changesOf(member).map((other) => ({ ...value, [name]: other })),
  ]);
  return [...others, { ...value, unknown: 1 }, ...inner];
}
