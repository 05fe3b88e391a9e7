import { IDENTITIES } from "../../../src/product";
import { loadOpenApi, OPENAPI_FILE, type ExampleObject, type ResponseObject, type Schema } from "./index";
import { operationsOf } from "../../../src/openapi/operations";
import { resolverOf } from "../../../src/openapi/references";

/** Every part of the description explains itself to a reader, and in words of its own. */
const [product] = IDENTITIES;
if (!product) throw new Error("no identity");
const { document } = loadOpenApi(OPENAPI_FILE, product);
const schemas = document.components?.schemas ?? {};
const resolver = resolverOf(document);
const operations = operationsOf(document).map((place) => ({
  ...place,
  name: `${place.method.toUpperCase()} ${place.path}`,
}));

const ROLES = ["owner", "admin", "network_admin", "auditor", "user"];

/** A sentence says more than a name does: four words or more, with an end. */
const isSentence = (text = ""): boolean => /[.:]$/.test(text.trim()) && text.trim().split(/\s+/).length >= 3;

const words = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]+/g, "");

test("every operation says what it does and who may call it", () => {
  const poor = operations.filter(({ operation }) => {
    const { description = "", summary = "" } = operation;
    const roles = operation["x-required-role"] as readonly string[];
    const open = operation.security?.length === 0;
    const named =
      roles.join() === "any" || roles.join() === "none" || roles.every((role) => ROLES.includes(role));
    return !(
      isSentence(description) &&
      words(description) !== words(summary) &&
      roles.length > 0 &&
      named &&
      roles.includes("none") === open &&
      Boolean(operation["x-replaced-by"]) === (operation.deprecated === true)
    );
  });
  expect(poor.map(({ name }) => name)).toEqual([]);
});

test("every answer is described, and every error has an example with its status", () => {
  const poor = operations.flatMap(({ name, operation }) =>
    Object.entries(operation.responses ?? {}).flatMap(([status, source]) => {
      const { description = "", content } = resolver.object<ResponseObject>(source);
      const examples = Object.values(content?.["application/json"]?.examples ?? {}).map(
        (example) => resolver.object<ExampleObject>(example).value,
      );
      const shown = examples.length > 0 || (status === "200" && !content);
      const coded = status === "200" || examples.some((value) => codeOf(value) === Number(status));
      return /\w \w.*\.$/s.test(description) && shown && coded ? [] : [`${name} ${status}`];
    }),
  );
  expect(poor).toEqual([]);
});

function codeOf(value: unknown): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, "code") : undefined;
}

test("parameters and properties say what they mean, not their name again", () => {
  const properties = Object.entries(schemas).flatMap(([name, schema]) =>
    [schema, ...(schema.allOf ?? [])].flatMap((part: Schema) =>
      Object.entries(part.properties ?? {}).map(([key, { description }]) => ({
        at: `${name}.${key}`,
        key,
        description,
      })),
    ),
  );
  const parameters = operations.flatMap(({ name: at, parameters: list }) =>
    list.map(({ name, description }) => ({ at: `${at} ${name}`, key: name, description })),
  );
  const poor = [...properties, ...parameters].filter(
    ({ key, description = "" }) => description.length < 12 || words(description) === words(key),
  );
  expect(poor.map(({ at }) => at)).toEqual([]);
  expect(properties.length).toBeGreaterThan(350);
});

test("every resource has an introduction and a summary that fits a page description", () => {
  for (const { name, description, ...tag } of document.tags ?? []) {
    const summary = String(tag["x-summary"]);
    expect([name, isSentence(description)]).toEqual([name, true]);
    expect([name, summary.length >= 50 && summary.length <= 160]).toEqual([name, true]);
    expect(Object.keys(schemas)).toEqual(expect.arrayContaining([...(tag["x-objects"] as string[])]));
  }
});
