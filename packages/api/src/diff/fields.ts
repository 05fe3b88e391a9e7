/**
 * Lists every value that an operation accepts or returns, with a stable key, so that two descriptions can be
 * compared value by value.
 */
import { parameterNames } from "../openapi/address";
import type { Body, Operation, Property, Response, ValueType } from "../model";

/** A value that an operation accepts or returns, at any depth. */
export interface Field {
  /** Identifies the same value in both descriptions. */
  readonly key: string;
  /** Key of the value that contains this one. */
  readonly parent: string | undefined;
  /** Its name in a sentence: "response field `rules.name`". */
  readonly label: string;
  readonly direction: "request" | "response";
  readonly required: boolean;
  /** Undefined for a status. */
  readonly value: (ValueType & Partial<Property>) | undefined;
}

/** A field before its value is read. */
interface Part extends Omit<Field, "value"> {
  /** What its content is called: "response field". */
  readonly noun: string;
  /** Path of its content inside its body. */
  readonly path: string;
}

const BODY = { key: "body", label: "request body", noun: "request field" } as const;

/** Every value of an operation by key; containers come before their content. */
export function fieldsOf({ path, parameters, body, responses }: Operation): ReadonlyMap<string, Field> {
  const names = parameterNames(path);
  const request = { parent: undefined, direction: "request", path: "" } as const;
  const all = [
    ...parameters.flatMap((parameter) => {
      const { name, required, in: where } = parameter;
      // Path parameters are identified by position: renaming one does not affect programs.
      const key = where === "path" ? `path ${names.indexOf(name)}` : `${where} ${name}`;
      return fieldsBelow({ ...request, ...namedPart(`${where} parameter`, name), key, required }, parameter);
    }),
    ...(body ? [body] : []).flatMap(({ required, contents }) =>
      contentFields(contents, { ...request, ...BODY, required }),
    ),
    ...responses.flatMap(responseFields),
  ];
  return new Map(all.map((field) => [field.key, field]));
}

function responseFields({ status, headers, body }: Response): Field[] {
  const label = `status \`${status}\``;
  const top = { key: status, parent: undefined, label, direction: "response", required: true } as const;
  const inside = { ...top, parent: status, path: "" };
  const noun = status.startsWith("2") ? "response field" : "field of an error";
  return [
    { ...top, value: undefined },
    ...headers.flatMap((header) => {
      const { name, required } = header;
      const part = { ...inside, ...namedPart("response header", name), required };
      return fieldsBelow({ ...part, key: `${status} header ${name}` }, header);
    }),
    ...contentFields(body?.contents ?? [], { ...inside, noun, label: `body of ${label}` }),
  ];
}

function contentFields(contents: Body["contents"], body: Part): Field[] {
  return contents.flatMap(({ mediaType, value }) =>
    fieldsBelow({ ...body, key: `${body.key} ${mediaType}` }, value),
  );
}

/** A field and its content. */
function fieldsBelow(part: Part, value: ValueType): Field[] {
  const { key, noun, direction, path } = part;
  const inside = (name: string, required: boolean): Part => {
    const inner = path === "" ? name : `${path}.${name}`;
    return { ...namedPart(noun, inner), key: `${key}.${name}`, parent: key, direction, required };
  };
  const forms = value.choices.flatMap(({ variants }) => variants);
  return [
    { ...part, value },
    ...value.children.flatMap((child) => fieldsBelow(inside(child.name, child.required), child)),
    ...forms.flatMap((form, index) => fieldsBelow(inside(`(form ${index + 1})`, true), form)),
  ];
}

function namedPart(noun: string, path: string): Pick<Part, "noun" | "path" | "label"> {
  return { noun, path, label: `${noun} \`${path}\`` };
}
