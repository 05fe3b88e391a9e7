import type { CliCommand, CliFlag } from "./model";

const SSH_FLAGS: readonly CliFlag[] = [
  {
    name: "--port",
    short: "-p",
    type: "int",
    default: "22",
    env: "PORT",
    purpose: "Port of the SSH server on the remote peer.",
  },
  {
    name: "--user",
    short: "-u",
    type: "string",
    default: "SUDO_USER, or else the current user",
    env: "USER",
    purpose: "Account to log in to on the remote peer.",
  },
  {
    name: "--login",
    type: "string",
    env: "LOGIN",
    purpose: "Another name for --user.",
  },
  {
    name: "--tty",
    short: "-t",
    type: "bool",
    default: "false",
    env: "TTY",
    purpose: "Asks for a terminal even when a command is given.",
  },
  {
    name: "--strict-host-key-checking",
    type: "bool",
    default: "true",
    env: "STRICT_HOST_KEY_CHECKING",
    purpose: "Refuses a server whose host key is unknown.",
  },
  {
    name: "--known-hosts",
    short: "-o",
    type: "path",
    default: "~/.ssh/known_hosts",
    env: "KNOWN_HOSTS",
    purpose: "File with the host keys to trust.",
  },
  {
    name: "--identity",
    short: "-i",
    type: "path",
    env: "IDENTITY",
    purpose: "Is accepted and unused. A sign-in takes the place of private keys.",
    deprecated: true,
  },
  {
    name: "--no-cache",
    type: "bool",
    default: "false",
    env: "NO_CACHE",
    purpose: "Ignores a cached user token and asks for a new one.",
  },
  {
    name: "--no-browser",
    type: "bool",
    default: "false",
    env: "NO_BROWSER",
    purpose: "Prints the sign-in address and opens no browser.",
  },
  {
    name: "-L",
    type: "list",
    env: "L",
    purpose:
      "Forwards a local port to a target behind the remote peer: [bind:]port:host:hostport, or :/socket.",
  },
  {
    name: "-R",
    type: "list",
    env: "R",
    purpose: "Forwards a port of the remote peer to a target on this side, in the same notation as -L.",
  },
];

/** SSH to a peer, and the helpers that the client starts itself. */
export const SSH_COMMANDS: readonly CliCommand[] = [
  {
    path: "ssh",
    aliases: [],
    args: "[user@]host [command]",
    summary: "Opens a shell on a peer, or runs one command there.",
    flags: SSH_FLAGS,
  },
  {
    path: "ssh sftp",
    aliases: [],
    summary: "Helper that the client starts for file transfers.",
    flags: [],
    hidden: true,
  },
  {
    path: "ssh exec",
    aliases: [],
    summary: "Helper that the client starts for sessions.",
    flags: [],
    hidden: true,
  },
  {
    path: "ssh proxy",
    aliases: [],
    summary: "Helper that the client starts to carry connections.",
    flags: [],
    hidden: true,
  },
  {
    path: "ssh detect",
    aliases: [],
    summary: "Helper that the client starts to recognize its own SSH servers.",
    flags: [],
    hidden: true,
  },
];
