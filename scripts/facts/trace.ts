import { execFileSync } from "node:child_process";
import { resolveTokens } from "../../src/product/resolve";
import type { TokenTable } from "../../src/product/tokens";
import type { TracedFact } from "./tracedFacts";

/** A repository: `code` of the product, its `web` app, its `docs`, or another one by the prefix of its sources, such as `operator`. */
export type Repository = string;

/** The text of a file of a checkout at its last commit; undefined when there is none. */
export type ReadFile = (path: string) => string | undefined;

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

/** Reads files of a git work tree or a bare repository. */
export function gitReader(folder: string): ReadFile {
  const known = new Map<string, string | undefined>();
  return (path) => {
    if (!known.has(path)) known.set(path, show(folder, path));
    return known.get(path);
  };
}

const MAX_FILE_BYTES = 64 * 1024 * 1024;

function show(folder: string, path: string): string | undefined {
  try {
    return execFileSync("git", ["-C", folder, "show", `HEAD:${path}`], {
      encoding: "utf8",
      maxBuffer: MAX_FILE_BYTES,
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch {
    return undefined;
  }
}

/** The result of a comparison: a line for each fact without a source, and for each source that lacks its fact's text. */
export interface Trace {
  readonly untraced: readonly string[];
  readonly wrong: readonly string[];
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
  let [right, skipped] = [0, 0];
  for (const { path, line, name, source, literal } of facts) {
    const place = `${path}:${line} ${name}`;
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
    else if (text.includes(wanted)) right += 1;
    else wrong.push(`${place}: ${at.path} does not have ${JSON.stringify(wanted)}`);
  }
  return { untraced, wrong, right, skipped };
}
