import { COMMANDS } from "../commands";
import * as client from "./client";
import type { Variable } from "./model";
import * as scripts from "./scripts";
import * as server from "./server";
import * as setupEnv from "./setupEnv";

export type { Variable } from "./model";

/** Groups of variables, by a name that pages and rules use. */
export const VARIABLE_GROUPS: Readonly<Record<string, readonly Variable[]>> = {
  ...client,
  ...setupEnv,
  ...server,
  ...scripts,
};

/** Every variable name that a page may write, content tokens included; `*` at the end stands for anything. */
export const VARIABLE_NAMES: readonly string[] = [
  ...COMMANDS.flatMap(({ flags }) =>
    flags.flatMap(({ env }) => (env === undefined ? [] : [`{{env}}_${env}`])),
  ),
  ...Object.values(VARIABLE_GROUPS).flatMap((group) => group.map(({ name }) => name)),
];
