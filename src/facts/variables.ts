import { COMMANDS } from "./commands";
import { loadFacts } from "docusaurus-waymark-core/facts/load";
import type { Facts } from "docusaurus-waymark-core/facts/types";

export type Variable = Facts["variables"][string]["variables"][number];

/** Groups of variables, by a name that pages and rules use. */
export const VARIABLE_GROUPS = loadFacts("variables");

/** Every variable name that a page may write, content tokens included; `*` at the end matches any characters. */
export const VARIABLE_NAMES: readonly string[] = [
  ...COMMANDS.flatMap(({ flags }) =>
    flags.flatMap(({ env }) => (env === undefined ? [] : [`{{env}}_${env}`])),
  ),
  ...Object.values(VARIABLE_GROUPS).flatMap(({ variables }) => variables.map(({ name }) => name)),
];
