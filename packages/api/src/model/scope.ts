import type { Schema } from "../openapi/document";
import type { Resolver } from "../openapi/references";
import type { Direction } from "../openapi/schema/check";

/** Place of a schema. */
export interface Scope {
  readonly resolver: Resolver;
  /** Leaves out fields that are not sent in it; undefined shows all. */
  readonly direction?: Direction | undefined;
  /** References in which the schema is: an object inside itself is named but not expanded. */
  readonly path: readonly string[];
  /** True for the schema of a parameter, whose examples are those of the parameter. */
  readonly isParameter?: boolean;
  /** Parts of the value that were shown so far. */
  readonly shown?: { fields: number; readonly pointers: Set<string> };
}

/** The description, behind the title where that is more than the name. */
export function descriptionOf({ title = "", description = "" }: Schema, name = ""): string {
  const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  if (title === "" || plain(title) === plain(name) || plain(description).startsWith(plain(title)))
    return description;
  return description === "" ? title : `${title}: ${description}`;
}
