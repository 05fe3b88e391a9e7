import type { Operation } from "../model";
import { added, breaking, deprecated, type ChangeDescription } from "./change";
import { fieldsOf, type Field } from "./fields";
import { compareFields, editionChange } from "./values";

/** Changes of an operation that is in both descriptions. */
export function compareOperations(before: Operation, after: Operation): readonly ChangeDescription[] {
  const [was, is] = [before.operationId, after.operationId];
  return [
    // Generated clients name their functions after it.
    ...(was === is ? [] : [breaking(`its operation ID is \`${is}\`, was \`${was}\``)]),
    ...callerChanges("role", before.roles ?? [], after.roles ?? []),
    ...callerChanges("credentials", credentialsOf(before), credentialsOf(after)),
    ...editionChange(before, after, ""),
    ...(after.deprecated && !before.deprecated ? [deprecated("deprecated")] : []),
    ...fieldChanges(fieldsOf(before), fieldsOf(after)),
  ];
}

/** Kinds of callers that are no longer admitted, and new ones. */
function callerChanges(noun: string, was: readonly string[], is: readonly string[]): ChangeDescription[] {
  const lost = was.filter((name) => !admits(is, name));
  const gained = is.filter((name) => !admits(was, name));
  return [
    ...lost.map((name) => breaking(`no longer accepts the ${noun} \`${name}\``)),
    ...gained.map((name) => added(`accepts the ${noun} \`${name}\``)),
  ];
}

/** `none` needs no token, `any` accepts the token of every user. */
function admits(names: readonly string[], name: string): boolean {
  return names.includes("none") || names.includes(name) || (name !== "none" && names.includes("any"));
}

function credentialsOf({ security }: Operation): readonly string[] {
  const ways = security.map((credentials) => credentials.map(({ name }) => name).join(" and ") || "none");
  return ways.length === 0 ? ["none"] : ways;
}

type Fields = ReadonlyMap<string, Field>;

function fieldChanges(old: Fields, next: Fields): ChangeDescription[] {
  return [
    ...onlyIn(old, next).map(({ label }) => breaking(`${label} is gone`)),
    ...onlyIn(next, old).map(newField),
    ...[...next.values()].flatMap((field) => {
      const before = old.get(field.key);
      return before ? compareFields(before, field) : [];
    }),
  ];
}

/** Fields that the other description does not have, without the content of missing fields. */
function onlyIn(fields: Fields, others: Fields): readonly Field[] {
  return [...fields.values()].filter(
    ({ key, parent }) => !others.has(key) && (parent === undefined || others.has(parent)),
  );
}

function newField({ label, direction, required }: Field): ChangeDescription {
  const isNeeded = direction === "request" && required;
  return isNeeded ? breaking(`new ${label}, which is required`) : added(`new ${label}`);
}
