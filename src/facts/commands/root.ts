import type { CliCommand, CliFlag } from "./model";

/** The flags that every command accepts. */
export const GLOBAL_FLAGS: readonly CliFlag[] = [
  {
    name: "--daemon-addr",
    type: "string",
    default: "unix:///var/run/{{slug}}.sock; Windows: npipe://{{slug}}",
    env: "DAEMON_ADDR",
    purpose: "Address of the background service that the command talks to; the scheme is unix, tcp or npipe.",
  },
  {
    name: "--management-url",
    short: "-m",
    type: "string",
    default: "https://{{apiHost}}:443",
    env: "MANAGEMENT_URL",
    purpose: "Address of the management server that this device registers with.",
  },
  {
    name: "--admin-url",
    type: "string",
    default: "https://{{appHost}}:443",
    env: "ADMIN_URL",
    purpose: "Address of the web app that belongs to the management server.",
  },
  {
    name: "--log-level",
    short: "-l",
    type: "string",
    default: "info",
    env: "LOG_LEVEL",
    values: ["panic", "fatal", "error", "warn", "info", "debug", "trace"],
    purpose: "How much the client writes to its log.",
  },
  {
    name: "--log-file",
    type: "list",
    default: "/var/log/{{slug}}/client.log; Windows: %PROGRAMDATA%\\\\{{winDir}}\\client.log",
    env: "LOG_FILE",
    purpose:
      "Where the log goes. Separate several targets with commas or repeat the flag; the words console and syslog are targets too.",
  },
  {
    name: "--setup-key",
    short: "-k",
    type: "string",
    env: "SETUP_KEY",
    purpose:
      "Setup key that registers this device without a sign-in. It cannot be combined with --setup-key-file.",
  },
  {
    name: "--setup-key-file",
    type: "path",
    env: "SETUP_KEY_FILE",
    purpose: "File that holds the setup key, so that the key stays out of the command line.",
  },
  {
    name: "--preshared-key",
    type: "string",
    env: "PRESHARED_KEY",
    purpose: "WireGuard pre-shared key. Every peer that should connect needs the same value.",
  },
  {
    name: "--hostname",
    short: "-n",
    type: "string",
    default: "the operating system's host name",
    env: "HOSTNAME",
    purpose: "Name under which this device registers.",
  },
  {
    name: "--anonymize",
    short: "-A",
    type: "bool",
    default: "false",
    env: "ANONYMIZE",
    purpose: "Hides public addresses, hardware addresses and foreign domains in status output and logs.",
  },
  {
    name: "--anonymize-level",
    type: "string",
    env: "ANONYMIZE_LEVEL",
    values: ["default", "strict"],
    purpose: "How much is hidden: default or strict. Setting a level turns --anonymize on.",
    since: "0.77.0",
  },
  {
    name: "--config",
    short: "-c",
    type: "path",
    default: "/var/lib/{{slug}}/default.json; Windows: %PROGRAMDATA%\\\\{{winDir}}\\default.json",
    env: "CONFIG",
    purpose: "Profile file to use in place of the default one.",
  },
  {
    name: "--service",
    short: "-s",
    type: "string",
    default: "{{slug}}; Windows: {{winDir}}",
    env: "SERVICE",
    purpose: "Name of the operating system service.",
  },
];

/** The program itself and the command that prints its version. */
export const ROOT_COMMANDS: readonly CliCommand[] = [
  { path: "", aliases: [], summary: "Holds the flags that every command accepts.", flags: GLOBAL_FLAGS },
  { path: "version", aliases: [], summary: "Prints the version of the installed command.", flags: [] },
];
