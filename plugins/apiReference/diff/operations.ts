import type { OpenApiDocument } from "../source";
import { namesOf } from "../model/extensions";
import type { OperationPlace } from "../../../src/openapi/operations";
import { fieldsOf, labelOf, type Field } from "./fields";
import type { Resolver } from "../../../src/openapi/references";
import type { Said } from "./types";
import { compareValues } from "./values";

/** An operation and the document that it stands in. */
export interface Described {
  readonly document: OpenApiDocument;
  readonly resolver: Resolver;
  readonly place: OperationPlace;
}

/** What changed about an operation that both descriptions have. */
export function compareOperations(before: Described, after: Described): Said[] {
  const old = fieldsOf(before.resolver, before.place);
  const next = fieldsOf(after.resolver, after.place);
  return [
    ...[identity, roles, security, cloudOnly, deprecation].flatMap((rule) => rule(before, after)),
    ...missing(old, next).map((field): Said => ({ level: "breaking", says: `${labelOf(field)} is gone` })),
    ...missing(next, old).map(added),
    ...[...next.values()].flatMap((field) => {
      const was = old.get(field.key);
      return was ? compareValues(was, field) : [];
    }),
  ];
}

/** Fields of the first that the second has not; what a missing field holds is not named again. */
function missing(of: ReadonlyMap<string, Field>, within: ReadonlyMap<string, Field>): Field[] {
  return [...of.values()].filter(
    ({ key, parent }) => !within.has(key) && (parent === undefined || within.has(parent) || !of.has(parent)),
  );
}

function added(field: Field): Said {
  const needed = field.direction === "request" && field.required;
  const says = `new ${labelOf(field)}${needed ? ", which is required" : ""}`;
  return { level: needed ? "breaking" : "added", says };
}

type Rule = (before: Described, after: Described) => Said[];

/** Generated clients name their functions by it. */
const identity: Rule = (before, after) => {
  const [old = "", next = ""] = [before, after].map(({ place }) => place.operation.operationId ?? "");
  return old === next ? [] : [{ level: "breaking", says: `its operation ID is \`${next}\`, was \`${old}\`` }];
};

const roles: Rule = (before, after) => {
  const [old = [], next = []] = [before, after].map(({ place }) =>
    namesOf(place.operation, "x-required-role"),
  );
  if ([...old].sort().join() === [...next].sort().join()) return [];
  const kept = old.every((role) => admits(next, role));
  return [{ level: kept ? "added" : "breaking", says: `open to ${quoted(next)}, was ${quoted(old)}` }];
};

/** `none` asks for no token at all, `any` for the token of any user. */
function admits(names: readonly string[], role: string): boolean {
  return names.includes("none") || names.includes(role) || (role !== "none" && names.includes("any"));
}

function quoted(names: readonly string[]): string {
  return names.length === 0 ? "no role" : names.map((name) => `\`${name}\``).join(", ");
}

const security: Rule = (before, after) => {
  const [old = [], next = []] = [before, after].map(schemesOf);
  if (old.join() === next.join()) return [];
  const kept = next.length === 0 || (old.length > 0 && old.every((scheme) => next.includes(scheme)));
  const says = `takes the credentials ${named(next)}, was ${named(old)}`;
  return [{ level: kept ? "added" : "breaking", says }];
};

function named(schemes: readonly string[]): string {
  return schemes.length === 0 ? "none" : schemes.map((scheme) => `\`${scheme}\``).join(" or ");
}

function schemesOf({ document, place }: Described): readonly string[] {
  const asked = place.operation.security ?? document.security ?? [];
  return asked.map((requirement) => Object.keys(requirement).sort().join(" and ")).sort();
}

const cloudOnly: Rule = (before, after) => {
  const [had, has] = [before, after].map(({ place }) => place.operation["x-cloud-only"] === true);
  if (had === has) return [];
  return [{ level: has ? "breaking" : "added", says: has ? "now cloud only" : "no longer cloud only" }];
};

const deprecation: Rule = (before, after) => {
  const [had, has] = [before, after].map(({ place }) => place.operation.deprecated === true);
  if (had === has) return [];
  return [{ level: has ? "deprecated" : "changed", says: has ? "deprecated" : "no longer deprecated" }];
};
