import type { CliCommand } from "./model";

/** Reading the state of the client. */
export const STATUS_COMMANDS: readonly CliCommand[] = [
  {
    path: "status",
    aliases: [],
    summary: "Shows the state of the service, the servers, DNS and the peers.",
    flags: [
      {
        name: "--detail",
        short: "-d",
        type: "bool",
        default: "false",
        purpose: "Adds one block for every peer.",
      },
      {
        name: "--json",
        short: "-j",
        type: "bool",
        default: "false",
        purpose: "Prints everything as JSON.",
      },
      {
        name: "--yaml",
        short: "-y",
        type: "bool",
        default: "false",
        purpose: "Prints everything as YAML.",
      },
      {
        name: "--ipv4",
        short: "-4",
        type: "bool",
        default: "false",
        purpose: "Prints nothing but this device's IPv4 address in the overlay network.",
      },
      {
        name: "--ipv6",
        short: "-6",
        type: "bool",
        default: "false",
        purpose: "Prints nothing but this device's IPv6 address in the overlay network.",
        since: "0.71.0",
      },
      {
        name: "--filter-by-ips",
        short: "-I",
        type: "list",
        purpose: "Keeps the peers with these overlay addresses in the details.",
      },
      {
        name: "--filter-by-names",
        short: "-N",
        type: "list",
        purpose: "Keeps the peers with these host names or full domain names in the details.",
      },
      {
        name: "--filter-by-status",
        short: "-S",
        type: "string",
        values: ["idle", "connecting", "connected"],
        purpose: "Keeps the peers in this state in the details: idle, connecting or connected.",
      },
      {
        name: "--filter-by-connection-type",
        short: "-T",
        type: "string",
        values: ["P2P", "Relayed"],
        purpose: "Keeps the peers with this kind of connection in the details: P2P or Relayed.",
      },
      {
        name: "--check",
        short: "-C",
        type: "string",
        values: ["live", "ready", "startup"],
        purpose: "Answers a health probe (live, ready or startup) with exit code 0 for good and 1 for bad.",
        since: "0.67.0",
      },
    ],
  },
];
