import { isNode, visit, type Alias, type Document } from "yaml";
import type { TextProblem } from "./place";

/** Aliases that a file may have. A few aliases of aliases can make a document of any size. */
export const MAX_ALIASES = 10_000;

/** The first alias (`*name`) without an anchor, or inside of its own, which would be a value without an end; or too many of them. */
export function aliasProblem(document: Document): TextProblem | undefined {
  let last: Alias | undefined;
  let problem: Words | undefined;
  visit(document, {
    Alias(_, alias, around) {
      last = alias;
      problem = problemOf(alias, document, around);
      return problem && visit.BREAK;
    },
  });
  problem ??= last && tooMany(document);
  return problem && { offset: last?.range?.[0] ?? 0, ...problem };
}

type Words = Pick<TextProblem, "message" | "fix">;

function problemOf(alias: Alias, document: Document, around: readonly unknown[]): Words | undefined {
  const target = alias.resolve(document);
  if (target === undefined)
    return {
      message: `Nothing above has the anchor "&${alias.source}".`,
      fix: "write it there, or write the value out.",
    };
  if (!around.some((outer) => isNode(outer) && outer === target)) return undefined;
  return {
    message: `The alias "*${alias.source}" is inside of what it repeats.`,
    fix: "write the value out.",
  };
}

function tooMany(document: Document): Words | undefined {
  try {
    document.toJS({ maxAliasCount: MAX_ALIASES });
    return undefined;
  } catch {
    return { message: "Aliases of aliases make too many values.", fix: "write the values out." };
  }
}
