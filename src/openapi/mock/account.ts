/**
 * The simulated account: an in-memory database of the mock. A record that was created is listed, one that was deleted is
 * gone. It starts with the documented examples. The paths say which operations belong together: `/api/groups` is a collection
 * if `/api/groups/{groupId}` exists, and a path with GET and PUT but without parameters is a setting. All other operations
 * return their documented example, after the records in their path were found.
 */
import { isRecord } from "../../lib/isRecord";
import { parameterNames, replaceParameters } from "../address";
import { fieldSchemas } from "../schema/check";
import { fitToSchema, ownField, type Fields, type Lookup } from "./fitToSchema";
import { parametersIn, type MockOperation } from "./operation";
import { HttpError } from "./httpError";

/** A request that has passed all checks. */
export interface ValidRequest {
  readonly operation: MockOperation;
  /** Values of the path's parameters by name, in order. */
  readonly values: ReadonlyMap<string, string>;
  readonly query: ReadonlyMap<string, string>;
  readonly body: unknown;
}

export interface Account {
  /**
   * Applies a request to the account and returns the body of the response.
   *
   * @throws HttpError (404) when a record of the path does not exist
   */
  readonly answer: (call: ValidRequest) => unknown;
  /** IDs that exist for a path parameter, newest first; empty when the parameter is not an ID of a collection. */
  readonly idsFor: (
    operation: MockOperation,
    parameter: string,
    values: ReadonlyMap<string, string>,
  ) => string[];
  /** True if an operation reads or changes the account; others return the documented example. */
  readonly isStateful: (operation: MockOperation) => boolean;
  /** Restores the documented examples. */
  readonly reset: () => void;
}

type Records = Map<string, Fields>;

/** Matches a path that ends in the ID of a record, such as `/api/groups/{groupId}`; group 1 is the collection. */
const MEMBER = /^(.*)\/\{([^{}]*id)\}$/i;

/** Makes the account for the operations of a description. */
export function createAccount(operations: readonly MockOperation[]): Account {
  const operationsAt = (path: string): MockOperation[] =>
    operations.filter((operation) => shape(operation.path) === shape(path));
  const collections = new Map(
    operations.flatMap(({ path }) => {
      const [, collection] = MEMBER.exec(path) ?? [];
      return collection === undefined
        ? []
        : [[shape(collection), new Collection(operationsAt(collection), operationsAt(path))] as const];
    }),
  );
  const stores = new Map<string, Records>();
  const settings = new Map<string, unknown>();
  let created = 0;

  const recordsIn = (path: string, values: ReadonlyMap<string, string>): Records | undefined => {
    const collection = collections.get(shape(path));
    if (!collection) return undefined;
    const key = storeKey(path, values);
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
      if (records && !records.has(id)) throw new HttpError(404, `not found: nothing has the ${name} ${id}`);
    }
  };

  const create = (operation: MockOperation, records: Records, body: unknown): unknown => {
    created++;
    const template = templateOf(operation);
    const inner = Object.entries(template).find(([, value]) => isRecord(value) && Object.hasOwn(value, "id"));
    const nested = Object.hasOwn(template, "id") ? undefined : inner;
    const schema = operation.success.body?.schema ?? {};
    const fields = { ...withEmptyLists(operation, body), id: newId(created) };
    if (!nested) {
      const record = fitToSchema(schema, fields, template, lookup);
      records.set(String(record["id"]), record);
      return record;
    }
    const [name, example] = nested;
    const record = fitToSchema(fieldSchemas(schema).get(name) ?? {}, fields, example as Fields, lookup);
    records.set(String(record["id"]), record);
    return { ...template, [name]: record };
  };

  const memberResponse = ({ operation, values, body }: ValidRequest, records: Records): unknown => {
    const id = [...values.values()].at(-1) ?? "";
    const before = records.get(id) ?? {};
    if (operation.method === "DELETE") {
      records.delete(id);
      return operation.success.body?.example;
    }
    const changed = isRecord(body) ? { ...before, ...body, id } : before;
    const shown = fitToSchema(operation.success.body?.schema ?? {}, changed, before, lookup);
    const whole = fitToSchema(operation.success.body?.schema ?? {}, shown, templateOf(operation), lookup);
    if (isRecord(body)) records.set(id, { ...before, ...whole });
    return whole;
  };

  const collectionResponse = ({ operation, query, body }: ValidRequest, records: Records): unknown => {
    if (operation.method === "POST") return create(operation, records, body);
    const { items } = operation.success.body?.schema ?? {};
    const example = operation.success.body?.example;
    if (!Array.isArray(example)) return example;
    const template = (example[0] ?? {}) as Fields;
    return [...records.values()]
      .map((record) => fitToSchema(items as Fields, record, template, lookup))
      .filter((record) => [...query].every(([name, value]) => isMatch(record, name, value)));
  };

  const isStateful = ({ path, method }: MockOperation): boolean =>
    collections.has(shape(path)) ||
    collections.has(shape(MEMBER.exec(path)?.[1] ?? "")) ||
    isSetting(path, method);

  const isSetting = (path: string, method: string): boolean =>
    !path.includes("{") &&
    operationsAt(path).some(({ method: other }) => other === "PUT") &&
    /^(?:GET|PUT)$/.test(method);

  return {
    isStateful,
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
      if (members) return memberResponse(call, members);
      const records = recordsIn(path, values);
      if (records) return collectionResponse(call, records);
      const example = operation.success.body?.example;
      if (!isSetting(path, method) || !isRecord(example)) return example;
      const before = (settings.get(path) ?? example) as Fields;
      if (!isRecord(body)) return before;
      settings.set(
        path,
        fitToSchema(operation.success.body?.schema ?? {}, { ...before, ...body }, before, lookup),
      );
      return settings.get(path);
    },
  };
}

/** The operations of a collection and of its records. */
class Collection {
  readonly #list: readonly MockOperation[];
  readonly #member: readonly MockOperation[];

  constructor(list: readonly MockOperation[], member: readonly MockOperation[]) {
    this.#list = list;
    this.#member = member;
  }

  /** The first records of the collection: those of the examples, if the parent IDs are the examples' too. */
  seed(path: string, values: ReadonlyMap<string, string>): Records {
    const parameters = [...this.#list, ...this.#member].flatMap((operation) =>
      parametersIn("path", operation),
    );
    const hasExampleParent = parameterNames(path).every((name) =>
      parameters.some((parameter) => parameter.name === name && parameter.example === values.get(name)),
    );
    if (!hasExampleParent) return new Map();
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
      if (isRecord(example) && Object.hasOwn(example, "id")) {
        const id = String(example["id"]);
        records.set(id, { ...example, ...records.get(id) });
      }
    const [first] = records.values();
    for (const operation of this.#member) {
      const id = parametersIn("path", operation).at(-1)?.example;
      if (first && id !== undefined && !records.has(id)) records.set(id, { ...first, id });
    }
    return records;
  }
}

/** A path without the names of its parameters, so that paths can be compared. */
function shape(path: string): string {
  return replaceParameters(path, () => "{}");
}

/** The parameters of a path that are IDs of records, with the path of their collection. */
function membersOf(path: string): (readonly [name: string, collection: string])[] {
  const parts = path.split("/");
  return parts.flatMap((_, index) => {
    const [, collection, name] = MEMBER.exec(parts.slice(0, index + 1).join("/")) ?? [];
    return collection === undefined || name === undefined ? [] : [[name, collection] as const];
  });
}

/** Key of a collection: its path with parameter values, which are quoted so that keys are unambiguous. */
function storeKey(path: string, values: ReadonlyMap<string, string>): string {
  return replaceParameters(path, (name) => JSON.stringify(values.get(name) ?? ""));
}

function templateOf({ success }: MockOperation): Fields {
  const example = success.body?.example;
  return isRecord(example) ? example : {};
}

/** The fields of a request body. List fields that it does not have are empty, so that those of the example are not used. */
function withEmptyLists({ bodies: [described] }: MockOperation, body: unknown): Fields {
  const lists = [...fieldSchemas(described?.schema ?? {})].filter(([, { type }]) => type === "array");
  return { ...Object.fromEntries(lists.map(([name]) => [name, []])), ...(isRecord(body) ? body : {}) };
}

function newId(count: number): string {
  return `simulated${String(count).padStart(11, "0")}`;
}

/** A query parameter with the name of a field filters records by that field; other parameters are ignored. */
function isMatch(record: Fields, name: string, value: string): boolean {
  const field = ownField(record, name);
  return typeof field !== "string" || field === value;
}
