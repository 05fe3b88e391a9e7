import path from "node:path";
import type { CheckInput } from "../check";
import { MENU_FILES } from "../site";

/** What findings depend on beside the configuration, from the project root. */
export function watchedContent({ folders }: CheckInput): string[] {
  return [...folders, ...Object.values(MENU_FILES), "static"];
}

/**
 * Files of the rules and of their data: the process is restarted after a change of one. New files of both folders count, and
 * all modules of the project that are loaded now.
 */
export function watchedRules({ siteDir }: CheckInput): string[] {
  const loaded = Object.keys(require.cache).filter(
    (file) => file.startsWith(siteDir + path.sep) && !file.includes(`${path.sep}node_modules${path.sep}`),
  );
  return ["plugins/content", "src/facts", ...loaded];
}

/** Exit code: restart this process to reload the rules. */
export const RULES_CHANGED = 75;
