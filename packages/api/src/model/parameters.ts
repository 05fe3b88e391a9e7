import type { HeaderObject, ParameterObject } from "../openapi/document";
import { documentedExample, exampleOf } from "../openapi/exampleOf";
import { styleOf } from "../openapi/parameterText";
import type { Resolver } from "../openapi/references";
import { code } from "./rules";
import type { Parameter, Property } from "./types";
import { propertyOf } from "./values";

/** A parameter of a request. A header named like one that samples write anyway is left out by `operationsOf`. */
export function parameterOf(resolver: Resolver, parameter: ParameterObject): Parameter {
  const { name, in: where, required = where === "path", content, style, explode } = parameter;
  const [mediaType, media] = Object.entries(content ?? {})[0] ?? [];
  const source = parameter.schema ?? media?.schema ?? {};
  const property = headerOf(resolver, name, { ...parameter, required });
  return {
    ...property,
    in: where,
    sample:
      property.example ??
      property.defaultValue ??
      (required || where === "path" ? exampleOf(resolver, source, "request") : undefined),
    writing: writingOf(parameter, property, mediaType),
    style,
    explode,
    content,
  };
}

/** A header of a response, or the part of a parameter that both have. */
export function headerOf(resolver: Resolver, name: string, header: HeaderObject): Property {
  const { required = false, schema = {}, deprecated = false, description, content } = header;
  const [media] = Object.values(content ?? {});
  const scope = { resolver, path: [], isParameter: true };
  const property = propertyOf(scope, { name, required, source: media?.schema ?? schema });
  return {
    ...property,
    description: description ?? property.description,
    example: documentedExample(resolver, header),
    deprecated: deprecated || property.deprecated,
  };
}

/** Form of a list or an object in a request, by style and explode. */
const WRITTEN: Readonly<Record<string, readonly [exploded: string, joined: string]>> = {
  form: ["Repeat it for each item.", "Write the items with commas between them."],
  spaceDelimited: ["Repeat it for each item.", "Write the items with spaces between them."],
  pipeDelimited: ["Repeat it for each item.", "Write the items with `|` between them."],
  simple: ["Write the items with commas between them.", "Write the items with commas between them."],
  label: ["Write `.` before each item.", "Write `.` before the items, and commas between them."],
  matrix: ["Write each item as `;NAME=item`.", "Write `;NAME=` before the items, and commas between them."],
};
const WRITTEN_FIELDS: Readonly<Record<string, readonly [exploded: string, joined: string]>> = {
  form: ["Write each field as a parameter.", "Write names and values with commas between them."],
  deepObject: ["Write each field as `NAME[field]`.", "Write each field as `NAME[field]`."],
};

function writingOf(
  parameter: ParameterObject,
  { type }: Property,
  mediaType: string | undefined,
): readonly string[] {
  const { name, allowEmptyValue, allowReserved } = parameter;
  const { style, explode } = styleOf(parameter);
  const isList = /^array\b/.test(type);
  const isObject = /^(?:object|map)\b/.test(type);
  const [exploded, joined] = (isList ? WRITTEN[style] : isObject ? WRITTEN_FIELDS[style] : undefined) ?? [];
  const way = explode ? exploded : joined;
  const isDeclared = parameter.style !== undefined || parameter.explode !== undefined;
  const styleText = `Style ${code(style)}${explode ? ", exploded" : ""}.`;
  return [
    ...(mediaType === undefined ? [] : [`Write it as ${code(mediaType)}.`]),
    ...(mediaType === undefined && (isList || isObject) ? [(way ?? styleText).replace("NAME", name)] : []),
    ...(mediaType === undefined && !isList && !isObject && isDeclared && /label|matrix/.test(style)
      ? [styleText]
      : []),
    ...(allowEmptyValue === true ? ["It may be empty."] : []),
    ...(allowReserved === true ? ["Reserved characters need no encoding."] : []),
  ];
}
