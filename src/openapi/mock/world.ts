/**
 * A small account that answers remember: what is created is listed, what is deleted is gone. It begins with the documented
 * examples. Which operations belong together follows from their paths: `/api/groups` is a collection when
 * `/api/groups/{groupId}` exists, and settings are a path that is read and written. All other operations answer with their
 * documented example, after the records in their path were found.
 */
import { fieldSchemas } from "../schema/check";
import { isObject } from "../schema/keywords";
import { fitted, own, type Fields, type Lookup } from "./fit";
import type { MockOperation } from "./operation";
import { Refusal } from "./refusal";

/** A request that nothing is wrong with. */
export interface GoodCall {
  readonly operation: MockOperation;
  /** Values of the path's parameters by name, in order. */
  readonly values: ReadonlyMap<string, string>;
  readonly query: ReadonlyMap<string, string>;
  readonly body: unknown;
}

export interface World {
  /**
   * The body of the answer; the account changes with it.
   *
   * @throws Refusal (404) when a record of the path does not exist
   */
  readonly answer: (call: GoodCall) => unknown;
  /** IDs that a path parameter may have now, the newest first; empty where it names no record of a collection. */
  readonly idsFor: (
    operation: MockOperation,
    parameter: string,
    values: ReadonlyMap<string, string>,
  ) => string[];
  /** Whether answers of an operation come from the account; others are the documented example. */
  readonly remembers: (operation: MockOperation) => boolean;
  /** Begins anew. */
  readonly reset: () => void;
}

type Records = Map<string, Fields>;

/** `/api/groups` of `/api/groups/{groupId}`: a path that ends in the ID of a record. */
const MEMBER = /^(.*)\/\{(\w*id)\}$/i;

/** Makes the account of a description. */
export function createWorld(operations: readonly MockOperation[]): World {
  const at = (path: string): MockOperation[] =>
    operations.filter((operation) => shape(operation.path) === shape(path));
  const collections = new Map(
    operations.flatMap(({ path }) => {
      const [, collection] = MEMBER.exec(path) ?? [];
      return collection === undefined
        ? []
        : [[shape(collection), new Collection(at(collection), at(path))] as const];
    }),
  );
  const stores = new Map<string, Records>();
  const settings = new Map<string, unknown>();
  let created = 0;

  const recordsIn = (path: string, values: ReadonlyMap<string, string>): Records | undefined => {
    const collection = collections.get(shape(path));
    if (!collection) return undefined;
    const key = filled(path, values);
    const records = stores.get(key) ?? collection.seed(path, values);
    stores.set(key, records);
    return records;
  };

  const lookup: Lookup = (id) => {
    for (const { path } of operations) if (!path.includes("{")) recordsIn(path, new Map());
    for (const records of stores.values()) {
      const found = records.get(id);
      if (found) return found;
    }
    return undefined;
  };

  const requireRecords = ({ path }: MockOperation, values: ReadonlyMap<string, string>): void => {
    for (const [name, collection] of membersOf(path)) {
      const id = values.get(name) ?? "";
      const records = recordsIn(collection, values);
      if (records && !records.has(id)) throw new Refusal(404, `not found: nothing has the ${name} ${id}`);
    }
  };

  const create = (operation: MockOperation, records: Records, body: unknown): unknown => {
    created++;
    const template = templateOf(operation);
    const inner = Object.entries(template).find(([, value]) => isObject(value) && Object.hasOwn(value, "id"));
    const nested = Object.hasOwn(template, "id") ? undefined : inner;
    const schema = operation.success.body?.schema ?? {};
    const asked = { ...emptied(operation, body), id: newId(created) };
    if (!nested) {
      const record = fitted(schema, asked, template, lookup);
      records.set(String(record["id"]), record);
      return record;
    }
    const [name, example] = nested;
    const record = fitted(fieldSchemas(schema).get(name) ?? {}, asked, example as Fields, lookup);
    records.set(String(record["id"]), record);
    return { ...template, [name]: record };
  };

  const answerOfMember = ({ operation, values, body }: GoodCall, records: Records): unknown => {
    const id = [...values.values()].at(-1) ?? "";
    const before = records.get(id) ?? {};
    if (operation.method === "DELETE") {
      records.delete(id);
      return operation.success.body?.example;
    }
    const changed = isObject(body) ? { ...before, ...body, id } : before;
    const shown = fitted(operation.success.body?.schema ?? {}, changed, before, lookup);
    const whole = fitted(operation.success.body?.schema ?? {}, shown, templateOf(operation), lookup);
    if (isObject(body)) records.set(id, { ...before, ...whole });
    return whole;
  };

  const answerOfCollection = ({ operation, query, body }: GoodCall, records: Records): unknown => {
    if (operation.method === "POST") return create(operation, records, body);
    const { items } = operation.success.body?.schema ?? {};
    const example = operation.success.body?.example;
    const template = (Array.isArray(example) ? example[0] : {}) as Fields;
    return [...records.values()]
      .map((record) => fitted(items as Fields, record, template, lookup))
      .filter((record) => [...query].every(([name, value]) => isMatch(record, name, value)));
  };

  const remembers = ({ path, method }: MockOperation): boolean =>
    collections.has(shape(path)) ||
    collections.has(shape(MEMBER.exec(path)?.[1] ?? "")) ||
    isSetting(path, method);

  const isSetting = (path: string, method: string): boolean =>
    !path.includes("{") &&
    at(path).some(({ method: other }) => other === "PUT") &&
    /^(?:GET|PUT)$/.test(method);

  return {
    remembers,
    reset: () => {
      stores.clear();
      settings.clear();
      created = 0;
    },
    idsFor: ({ path }, parameter, values) => {
      const [, collection] = membersOf(path).find(([name]) => name === parameter) ?? [];
      return collection === undefined ? [] : [...(recordsIn(collection, values)?.keys() ?? [])].reverse();
    },
    answer: (call) => {
      const { operation, values, body } = call;
      const { path, method } = operation;
      requireRecords(operation, values);
      const [, parent] = MEMBER.exec(path) ?? [];
      const members = parent === undefined ? undefined : recordsIn(parent, values);
      if (members) return answerOfMember(call, members);
      const records = recordsIn(path, values);
      if (records) return answerOfCollection(call, records);
      const example = operation.success.body?.example;
      if (!isSetting(path, method) || !isObject(example)) return example;
      const before = (settings.get(path) ?? example) as Fields;
      if (!isObject(body)) return before;
      settings.set(
        path,
        fitted(operation.success.body?.schema ?? {}, { ...before, ...body }, before, lookup),
      );
      return settings.get(path);
    },
  };
}

/** The operations of a collection and of its records, and what it begins with. */
class Collection {
  readonly #list: readonly MockOperation[];
  readonly #member: readonly MockOperation[];

  constructor(list: readonly MockOperation[], member: readonly MockOperation[]) {
    this.#list = list;
    this.#member = member;
  }

  /** The records of the examples; none below a parent that the examples do not speak of. */
  seed(path: string, values: ReadonlyMap<string, string>): Records {
    const parameters = [...this.#list, ...this.#member].flatMap(({ pathParameters }) => pathParameters);
    const isOfExamples = [...namesIn(path)].every((name) =>
      parameters.some((parameter) => parameter.name === name && parameter.example === values.get(name)),
    );
    if (!isOfExamples) return new Map();
    const examples = [
      ...this.#member.filter(({ method }) => method === "GET"),
      ...this.#list.filter(({ method }) => method === "GET"),
      ...this.#member.filter(({ method }) => method === "PUT"),
    ].flatMap(
      ({ success }) =>
        (Array.isArray(success.body?.example) ? success.body.example : [success.body?.example]) as unknown[],
    );
    const records: Records = new Map();
    for (const example of examples)
      if (isObject(example) && Object.hasOwn(example, "id")) {
        const id = String(example["id"]);
        records.set(id, { ...example, ...records.get(id) });
      }
    const [first] = records.values();
    for (const { pathParameters } of this.#member) {
      const id = pathParameters.at(-1)?.example;
      if (first && id !== undefined && !records.has(id)) records.set(id, { ...first, id });
    }
    return records;
  }
}

/** A path whatever its parameters are called. */
function shape(path: string): string {
  return path.replace(/\{\w+\}/g, "{}");
}

function namesIn(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
}

/** The parameters of a path that are IDs of records, each with the path of its collection. */
function membersOf(path: string): (readonly [name: string, collection: string])[] {
  const parts = path.split("/");
  return parts.flatMap((_, index) => {
    const [, collection, name] = MEMBER.exec(parts.slice(0, index + 1).join("/")) ?? [];
    return collection === undefined || name === undefined ? [] : [[name, collection] as const];
  });
}

/** The path with values, as a key: values are encoded, so that no value can be part of the path. */
function filled(path: string, values: ReadonlyMap<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => JSON.stringify(values.get(name) ?? ""));
}

function templateOf({ success }: MockOperation): Fields {
  const example = success.body?.example;
  return isObject(example) ? example : {};
}

/** What a reader asked for; lists that the body may have and has not are empty, not those of the example. */
function emptied({ body: described }: MockOperation, body: unknown): Fields {
  const lists = [...fieldSchemas(described?.schema ?? {})].filter(([, { type }]) => type === "array");
  return { ...Object.fromEntries(lists.map(([name]) => [name, []])), ...(isObject(body) ? body : {}) };
}

function newId(count: number): string {
  return `simulated${String(count).padStart(11, "0")}`;
}

/** A query parameter that is called like a field asks for records with that value; others change nothing here. */
function isMatch(record: Fields, name: string, value: string): boolean {
  const field = own(record, name);
  return typeof field !== "string" || field === value;
}
