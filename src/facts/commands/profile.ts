import type { CliCommand } from "./model";

/** Several accounts on one device. */
export const PROFILE_COMMANDS: readonly CliCommand[] = [
  { path: "profile", aliases: [], summary: "Groups the commands for profiles.", flags: [] },
  {
    path: "profile list",
    aliases: ["ls"],
    summary: "Lists the profiles and marks the active one.",
    flags: [
      {
        name: "--show-id",
        type: "bool",
        default: "false",
        purpose: "Adds a column with the profile IDs.",
        since: "0.73.0",
      },
    ],
  },
  { path: "profile add", aliases: [], args: "<name>", summary: "Creates a profile.", flags: [] },
  {
    path: "profile rename",
    aliases: [],
    args: "<profile> <new-name>",
    summary: "Gives a profile another name.",
    flags: [],
    since: "0.73.0",
  },
  {
    path: "profile select",
    aliases: [],
    args: "<profile>",
    summary: "Makes a profile the active one.",
    flags: [],
  },
  { path: "profile remove", aliases: ["rm"], args: "<profile>", summary: "Deletes a profile.", flags: [] },
];
