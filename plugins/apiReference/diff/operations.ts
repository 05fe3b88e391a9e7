import type { OpenApiDocument } from "../source";
import { listExtension } from "../model/extensions";
import type { OperationPlace } from "../../../src/openapi/operations";
import { fieldsOf, fieldLabel, type Field } from "./fields";
import type { Resolver } from "../../../src/openapi/references";
import type { ChangeDescription } from "./types";
import { compareValues } from "./values";

/** An operation and its document. */
export interface DescribedOperation {
  readonly document: OpenApiDocument;
  readonly resolver: Resolver;
  readonly place: OperationPlace;
}

/** Changes of an operation that is in both descriptions. */
export function compareOperations(
  before: DescribedOperation,
  after: DescribedOperation,
): ChangeDescription[] {
  const old = fieldsOf(before.resolver, before.place);
  const next = fieldsOf(after.resolver, after.place);
  return [
    ...[operationId, roles, security, editions, deprecation].flatMap((rule) => rule(before, after)),
    ...onlyIn(old, next).map((field): ChangeDescription => ({
      level: "breaking",
      description: `${fieldLabel(field)} is gone`,
    })),
    ...onlyIn(next, old).map(addedField),
    ...[...next.values()].flatMap((field) => {
      const oldField = old.get(field.key);
      return oldField ? compareValues(oldField, field) : [];
    }),
  ];
}

/** Fields that the other description does not have, without the content of missing fields. */
function onlyIn(fields: ReadonlyMap<string, Field>, otherFields: ReadonlyMap<string, Field>): Field[] {
  return [...fields.values()].filter(
    ({ key, parent }) =>
      !otherFields.has(key) && (parent === undefined || otherFields.has(parent) || !fields.has(parent)),
  );
}

function addedField(field: Field): ChangeDescription {
  const needed = field.direction === "request" && field.required;
  const description = `new ${fieldLabel(field)}${needed ? ", which is required" : ""}`;
  return { level: needed ? "breaking" : "added", description };
}

type Rule = (before: DescribedOperation, after: DescribedOperation) => ChangeDescription[];

/** Generated clients name their functions after it. */
const operationId: Rule = (before, after) => {
  const [old = "", next = ""] = [before, after].map(({ place }) => place.operation.operationId ?? "");
  return old === next
    ? []
    : [{ level: "breaking", description: `its operation ID is \`${next}\`, was \`${old}\`` }];
};

const roles: Rule = (before, after) => {
  const [old = [], next = []] = [before, after].map(({ place }) =>
    listExtension(place.operation, "x-required-role"),
  );
  if ([...old].sort().join() === [...next].sort().join()) return [];
  const staysOpen = old.every((role) => admits(next, role));
  return [
    {
      level: staysOpen ? "added" : "breaking",
      description: `open to ${roleList(next)}, was ${roleList(old)}`,
    },
  ];
};

/** `none` needs no token, `any` accepts the token of every user. */
function admits(names: readonly string[], role: string): boolean {
  return names.includes("none") || names.includes(role) || (role !== "none" && names.includes("any"));
}

function roleList(names: readonly string[]): string {
  return names.length === 0 ? "no role" : names.map((name) => `\`${name}\``).join(", ");
}

const security: Rule = (before, after) => {
  const [old = [], next = []] = [before, after].map(schemesOf);
  if (old.join() === next.join()) return [];
  const staysValid = next.length === 0 || (old.length > 0 && old.every((scheme) => next.includes(scheme)));
  const description = `takes the credentials ${schemeList(next)}, was ${schemeList(old)}`;
  return [{ level: staysValid ? "added" : "breaking", description }];
};

function schemeList(schemes: readonly string[]): string {
  return schemes.length === 0 ? "none" : schemes.map((scheme) => `\`${scheme}\``).join(" or ");
}

function schemesOf({ document, place }: DescribedOperation): readonly string[] {
  const requirements = place.operation.security ?? document.security ?? [];
  return requirements.map((requirement) => Object.keys(requirement).sort().join(" and ")).sort();
}

const editions: Rule = (before, after) => {
  const [had, has] = [before, after].map(({ place }) => place.operation["x-edition"] !== undefined);
  if (had === has) return [];
  const description = has ? "now only in some editions" : "now in all editions";
  return [{ level: has ? "breaking" : "added", description }];
};

const deprecation: Rule = (before, after) => {
  const [had, has] = [before, after].map(({ place }) => place.operation.deprecated === true);
  if (had === has) return [];
  return [
    { level: has ? "deprecated" : "changed", description: has ? "deprecated" : "no longer deprecated" },
  ];
};
