import { factNames, factPath, loadFactFolder, loadFacts } from "../facts/load";
import { siteText } from "../facts/text";
import { readFacts } from "../facts/read";
import type { FactName } from "../facts/types";

/** Paths of modules that call `loadFacts` or `loadFactFolder`. */
export const FACT_MODULES = /[\\/](?:src|lib)[\\/]facts[\\/](?:\w+[\\/])?\w+\.[jt]s$/;

/** A module for a bundle, and the fact files that it was made from. */
export interface InlinedFacts {
  readonly code: string;
  /** Paths from the project root. */
  readonly files: readonly string[];
}

/**
 * Replaces each call of `loadFacts("name")` in the source of a module with the data, so that bundles for browsers have no
 * reader of files or YAML. Where facts come from (`source`) stays out.
 */
export function inlineFacts(source: string): InlinedFacts {
  const files: string[] = [];
  const code = source
    .replace(/^import \{ (?:loadFactFolder, )?loadFacts \} from "[^"]*\/load";$/m, "")
    .replace(/\bloadFacts\("([\w/]+)"\)/g, (_, name: FactName) => {
      files.push(factPath(name));
      return `(${JSON.stringify(currentFacts(name), withoutSources)})`;
    })
    .replace(/\bloadFactFolder\("(\w+)"\)/g, (_, folder: string) => {
      files.push(
        ...factNames()
          .filter((name) => name.startsWith(`${folder}/`))
          .map(factPath),
      );
      // Files of a folder keep it: a line of output names where it was printed.
      return `(${JSON.stringify(loadFactFolder(folder))})`;
    });
  return { code, files };
}

/** Under `docusaurus start` a file may have changed since it was read. */
function currentFacts(name: FactName): unknown {
  const isLive = process.env["NODE_ENV"] === "development";
  return isLive ? readFacts(name, siteText(name)).data : loadFacts(name);
}

function withoutSources(key: string, value: unknown): unknown {
  return key === "source" ? undefined : value;
}
