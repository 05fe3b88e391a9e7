import path from "node:path";
import { resolveTokens } from "docusaurus-waymark-core/product/resolve";
import type { TokenTable } from "docusaurus-waymark-core/product/tokens";
import type { ReadFile } from "./checkout";
import { defaultIsNear, definitionsIn, literalOf } from "./defaults";
import type { TracedFact } from "./tracedFacts";

/** A repository: `code` of the product, its `web` app, its `docs`, or another one by the prefix of its sources, such as `operator`. */
export type Repository = string;

/** A parsed source of a fact: `web: src/a.tsx: Save` is the repository, the path and the text. */
export interface Source {
  readonly repository: Repository;
  readonly path: string;
  readonly literal: string | undefined;
}

export function readSource(source: string): Source {
  const [, repository = "code", path = "", literal] =
    /^(?:([a-z]+): )?([^:]+)(?:: (.+))?$/s.exec(source) ?? [];
  return { repository, path, literal };
}

/** The result of a comparison: a line for each fact without a source, and for each source that lacks its fact's text. */
export interface Trace {
  readonly untraced: readonly string[];
  readonly wrong: readonly string[];
  /** A line for each default that is not near the name of its fact. */
  readonly far: readonly string[];
  /** Defaults that are near. */
  readonly near: number;
  /** Facts whose text is in the checkout. */
  readonly right: number;
  /** Facts of repositories that were not given. */
  readonly skipped: number;
}

/**
 * Compares facts with checkouts of the product.
 *
 * @param tokens of the identity under which the product is developed
 */
export function trace(
  facts: readonly TracedFact[],
  checkouts: Readonly<Record<Repository, ReadFile | undefined>>,
  tokens: TokenTable,
): Trace {
  const untraced: string[] = [];
  const wrong: string[] = [];
  const far: string[] = [];
  let [right, skipped, near] = [0, 0, 0];
  const definitions = new Map<Repository, ReadonlyMap<string, readonly string[]>>();
  for (const { file, line, name, source, literal, default: value } of facts) {
    const place = `${file}:${line} ${name}`;
    if (source === undefined) {
      untraced.push(`${place}: no source`);
      continue;
    }
    const at = readSource(resolveTokens(source, tokens));
    const read = checkouts[at.repository];
    if (read === undefined) {
      skipped += 1;
      continue;
    }
    const text = read(at.path);
    const wanted = resolveTokens(at.literal ?? literal, tokens);
    if (text === undefined) wrong.push(`${place}: there is no ${at.path}`);
    else if (text.includes(wanted) || text.includes(wanted.replaceAll("&", "&amp;"))) right += 1;
    else wrong.push(`${place}: ${at.path} does not have ${JSON.stringify(wanted)}`);
    const written = literalOf(resolveTokens(value ?? "", tokens));
    if (text === undefined || written === undefined) continue;
    if (!definitions.has(at.repository)) definitions.set(at.repository, definitionsIn(read(".") ?? ""));
    const sources = {
      file: text,
      folder: read(`${path.dirname(at.path)}/*`) ?? "",
      definitions: definitions.get(at.repository) ?? new Map<string, string[]>(),
    };
    if (defaultIsNear(written, wanted.replace(/^"(.*)"$/, "$1"), sources)) near += 1;
    else far.push(`${place}: ${at.path} does not have the default ${JSON.stringify(written)} near it`);
  }
  return { untraced, wrong, right, skipped, far, near };
}
