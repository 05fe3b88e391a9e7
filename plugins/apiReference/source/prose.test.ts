import { IDENTITIES } from "../../../src/product";
import { loadOpenApi, OPENAPI_FILE } from "./index";
import { METHODS, type Operation, type Response, type Schema } from "./types";

/** Every part of the description explains itself to a reader, and in words of its own. */
const [product] = IDENTITIES;
if (!product) throw new Error("no identity");
const { document } = loadOpenApi(OPENAPI_FILE, product);
const { components } = document;

const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  METHODS.flatMap((method): [string, Operation][] => {
    const operation = item[method];
    return operation ? [[`${method.toUpperCase()} ${path}`, operation]] : [];
  }),
);

const ROLES = ["owner", "admin", "network_admin", "auditor", "user"];

/** A sentence says more than a name does: four words or more, with an end. */
const isSentence = (text = ""): boolean => /[.:]$/.test(text.trim()) && text.trim().split(/\s+/).length >= 3;

const words = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]+/g, "");

test.each(operations)("%s says what it does and who may call it", (_, operation) => {
  const roles = operation["x-required-role"];
  expect(isSentence(operation.description)).toBe(true);
  expect(words(operation.description)).not.toBe(words(operation.summary));
  expect(roles.length).toBeGreaterThan(0);
  if (roles.length > 1 || !["any", "none"].includes(roles[0] ?? ""))
    expect(ROLES).toEqual(expect.arrayContaining([...roles]));
  expect(roles.includes("none")).toBe(operation.security?.length === 0);
  expect(Boolean(operation["x-replaced-by"])).toBe(operation.deprecated === true);
});

test.each(operations)("%s answers with examples of success and of every error", (_, { responses }) => {
  for (const [status, entry] of Object.entries(responses)) {
    const shared = "$ref" in entry ? components.responses[entry.$ref.split("/").at(-1) ?? ""] : entry;
    const { description, content } = shared as Response;
    expect(entry.description ?? description).toMatch(/\w \w.*\.$/s);
    const examples = Object.values(content?.["application/json"]?.examples ?? {});
    if (content || status !== "200") expect(examples.length).toBeGreaterThan(0);
    if (status !== "200")
      expect(examples).toContainEqual(
        expect.objectContaining({ value: expect.objectContaining({ code: Number(status) }) as unknown }),
      );
  }
});

test("parameters and properties say what they mean, not their name again", () => {
  const properties = Object.entries(components.schemas).flatMap(([name, schema]) =>
    [schema, ...(schema.allOf ?? [])].flatMap((part: Schema) =>
      Object.entries(part.properties ?? {}).map(([key, { description }]) => ({
        at: `${name}.${key}`,
        key,
        description,
      })),
    ),
  );
  const parameters = operations.flatMap(([at, { parameters: list = [] }]) =>
    list.flatMap((entry) => {
      const found = "$ref" in entry ? components.parameters[entry.$ref.split("/").at(-1) ?? ""] : entry;
      return found ? [{ at: `${at} ${found.name}`, key: found.name, description: found.description }] : [];
    }),
  );
  const poor = [...properties, ...parameters].filter(
    ({ key, description = "" }) => description.length < 12 || words(description) === words(key),
  );
  expect(poor.map(({ at }) => at)).toEqual([]);
  expect(properties.length).toBeGreaterThan(350);
});

test("every resource has an introduction and a summary that fits a page description", () => {
  for (const { name, description, "x-summary": summary, "x-objects": objects } of document.tags) {
    expect([name, isSentence(description)]).toEqual([name, true]);
    expect([name, summary.length >= 50 && summary.length <= 160]).toEqual([name, true]);
    expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining([...objects]));
  }
});
