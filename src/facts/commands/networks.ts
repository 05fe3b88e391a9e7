import type { CliCommand } from "./model";

/** Choosing routes, and the list of forwarded ports. */
export const NETWORK_COMMANDS: readonly CliCommand[] = [
  {
    path: "networks",
    aliases: ["routes"],
    summary: "Groups the commands for networks, routes and exit nodes.",
    flags: [],
  },
  {
    path: "networks list",
    aliases: ["ls"],
    summary: "Lists the routes and resources that this device may use.",
    flags: [],
  },
  {
    path: "networks select",
    aliases: [],
    args: "<id>...|all",
    summary: "Chooses the routes to use, in place of the present choice.",
    flags: [
      {
        name: "--append",
        short: "-a",
        type: "bool",
        default: "false",
        purpose: "Adds to the present choice and replaces nothing.",
      },
    ],
  },
  {
    path: "networks deselect",
    aliases: [],
    args: "<id>...|all",
    summary: "Stops using the routes named.",
    flags: [],
  },
  {
    path: "forwarding",
    aliases: [],
    summary: "Groups the commands for ingress port forwarding.",
    flags: [],
  },
  {
    path: "forwarding list",
    aliases: ["ls"],
    summary: "Lists the ingress forwarding rules on this peer.",
    flags: [],
  },
];
