import type { CheckInput } from "../check";
import { MENU_FILES } from "../site";

/** What findings depend on beside the configuration, from the project root. */
export function watchedContent({ folders }: CheckInput): string[] {
  return [...folders, ...Object.values(MENU_FILES), "static"];
}

/** What the rules themselves are made of: after a change they have to be reloaded. */
export const WATCHED_RULES: readonly string[] = ["plugins/content", "src/facts", "src/mdx/properties.ts"];

/** Exit code by which the process asks for a new one, with the rules as they are now. */
export const RULES_CHANGED = 75;
