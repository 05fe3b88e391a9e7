import type { CliCommand, CliFlag } from "./model";

const ALL_STATES: CliFlag = {
  name: "--all",
  short: "-a",
  type: "bool",
  default: "false",
  purpose: "Takes every stored state.",
};

/** Traces that a client left behind when it could not stop in order. */
export const STATE_COMMANDS: readonly CliCommand[] = [
  { path: "state", aliases: [], summary: "Groups the commands for stored cleanup states.", flags: [] },
  { path: "state list", aliases: ["ls"], summary: "Lists the stored cleanup states.", flags: [] },
  {
    path: "state clean",
    aliases: [],
    args: "[name]",
    summary: "Undoes what a state records and removes the state.",
    flags: [ALL_STATES],
  },
  {
    path: "state delete",
    aliases: [],
    args: "[name]",
    summary: "Removes a state and undoes nothing.",
    flags: [ALL_STATES],
  },
];
