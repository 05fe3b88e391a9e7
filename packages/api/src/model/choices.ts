/** The forms of a value: `oneOf`, `anyOf`, and schemas that are made from a base with a discriminator. */
import type { Json, Schema, SchemaOrRef } from "../openapi/document";
import { plainText } from "../openapi/exactJson";
import { discriminatorValues, type NamedSchema } from "../openapi/references";
import { isRequiredChoice } from "./rules";
import type { Choice, ValueType, Variant } from "./types";
import { descriptionOf, type Scope } from "./scope";

/** One value of a choice whose forms are single values. */
interface DescribedValue {
  readonly value: Json;
  readonly text: string;
}

interface Choices {
  readonly choices: readonly Choice[];
  /** The values of choices whose forms are all single values. */
  readonly values: readonly DescribedValue[];
}

type Group = readonly [kind: Choice["kind"], forms: readonly SchemaOrRef[]];

/** Converts the schema of a form: `valueTypeOf`, which itself reads choices. */
type ReadValue = (scope: Scope, source: SchemaOrRef) => ValueType;

/** All choices of a schema: its own, and those of the parts of its `allOf` that could not be merged. */
export function choiceGroups(scope: Scope, named: NamedSchema, read: ReadValue): Choices {
  const groups = [named.schema, ...((named.schema.allOf ?? []) as Schema[])]
    .flatMap(groupsOf)
    .filter(([, forms]) => !isRequiredChoice(forms));
  const derived = groups.length === 0 ? scope.resolver.derived(named) : [];
  const forms = derived.filter(({ $ref }) => !scope.path.includes($ref));
  const all: readonly Group[] = forms.length > 0 ? [["one", forms]] : groups;
  const single = all.map(([, forms]) => singleValues(scope, forms));
  return {
    choices: all.flatMap(([kind, forms], index) =>
      single[index]
        ? []
        : [{ kind, variants: forms.map((form, at) => variantOf(scope, read, named.schema, form, at)) }],
    ),
    values: single.flatMap((values) => values ?? []),
  };
}

function groupsOf({ oneOf = [], anyOf = [] }: Schema): readonly Group[] {
  const groups: Group[] = [
    ["one", oneOf],
    ["any", anyOf],
  ];
  return groups
    .map(([kind, forms]): Group => [
      kind,
      forms.filter(({ type, const: only }) => type !== "null" && only !== null),
    ])
    .filter(([, forms]) => forms.length > 0);
}

/** The values of forms that each are a `const` or an `enum` of one value. */
function singleValues(
  { resolver }: Scope,
  forms: readonly SchemaOrRef[],
): readonly DescribedValue[] | undefined {
  const found = forms.map((form) => {
    const { schema } = resolver.schema(form);
    const [value, ...more] = schema.const === undefined ? (schema.enum ?? []) : [schema.const];
    const others = Object.keys(schema).filter(
      (key) => !/^(?:const|enum|type|title|description|x-.*)$/.test(key),
    );
    return value === undefined || more.length + others.length > 0
      ? undefined
      : { value, text: descriptionOf(schema, plainText(value)) };
  });
  return found.every((one) => one !== undefined) ? found : undefined;
}

function variantOf(scope: Scope, read: ReadValue, base: Schema, form: SchemaOrRef, index: number): Variant {
  const { name, schema, pointer } = scope.resolver.schema(form);
  return {
    ...read(scope, form),
    title: schema.title ?? name ?? `Choice ${index + 1}`,
    description: schema.description ?? "",
    when: whenOf(base, pointer),
    defaultValue: schema.default,
    deprecated: schema.deprecated === true,
  };
}

function whenOf({ discriminator }: Schema, pointer: string | undefined): Variant["when"] {
  if (!discriminator || pointer === undefined) return undefined;
  return { field: discriminator.propertyName, values: discriminatorValues(discriminator, pointer) };
}
