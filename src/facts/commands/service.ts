import type { CliCommand, CliFlag } from "./model";

const SERVICE_FLAGS: readonly CliFlag[] = [
  {
    name: "--disable-profiles",
    type: "bool",
    default: "false",
    env: "DISABLE_PROFILES",
    purpose: "Locks profiles, so that users cannot change them.",
  },
  {
    name: "--disable-update-settings",
    type: "bool",
    default: "false",
    env: "DISABLE_UPDATE_SETTINGS",
    purpose: "Locks the settings of the client, so that users cannot change them.",
  },
  {
    name: "--enable-capture",
    type: "bool",
    default: "false",
    env: "ENABLE_CAPTURE",
    purpose: "Permits packet capture with debug capture.",
    since: "0.70.5",
  },
  {
    name: "--disable-networks",
    type: "bool",
    default: "false",
    env: "DISABLE_NETWORKS",
    purpose: "Locks the choice of networks, so that users cannot change it.",
    since: "0.69.0",
  },
  {
    name: "--enable-json-socket",
    type: "bool",
    default: "false",
    env: "ENABLE_JSON_SOCKET",
    purpose: "Offers the interface of the service as JSON over HTTP as well.",
    since: "0.75.0",
  },
  {
    name: "--json-socket",
    type: "string",
    default: "unix:///var/run/{{slug}}-http.sock",
    env: "JSON_SOCKET",
    purpose: "Address of the JSON interface; the scheme is unix or tcp.",
    since: "0.75.0",
  },
];

const SERVICE_ENV: CliFlag = {
  name: "--service-env",
  type: "KEY=VALUE list",
  purpose:
    "Environment variables for the service, merged with those saved before. An empty string clears them all.",
};

const INSTALL_FLAGS: readonly CliFlag[] = [...SERVICE_FLAGS, SERVICE_ENV];

/** The background service of the operating system. The group's flags hold for each of its commands. */
export const SERVICE_COMMANDS: readonly CliCommand[] = [
  {
    path: "service",
    aliases: [],
    summary: "Groups the commands for the background service.",
    flags: SERVICE_FLAGS,
  },
  {
    path: "service install",
    aliases: [],
    summary: "Registers the client as a service of the operating system.",
    flags: INSTALL_FLAGS,
  },
  {
    path: "service uninstall",
    aliases: [],
    summary: "Removes the service from the operating system.",
    flags: SERVICE_FLAGS,
  },
  { path: "service start", aliases: [], summary: "Starts the service.", flags: SERVICE_FLAGS },
  { path: "service stop", aliases: [], summary: "Stops the service.", flags: SERVICE_FLAGS },
  {
    path: "service restart",
    aliases: [],
    summary: "Stops the service and starts it again.",
    flags: SERVICE_FLAGS,
  },
  { path: "service status", aliases: [], summary: "Tells whether the service runs.", flags: SERVICE_FLAGS },
  {
    path: "service run",
    aliases: [],
    summary: "Runs the service in the foreground; the service manager calls it.",
    flags: SERVICE_FLAGS,
  },
  {
    path: "service reconfigure",
    aliases: [],
    summary: "Installs the service again with other flags, and starts it again if it ran.",
    flags: INSTALL_FLAGS,
  },
  {
    path: "service reset-params",
    aliases: [],
    summary: "Deletes the saved choices of earlier installations.",
    flags: SERVICE_FLAGS,
    since: "0.67.2",
  },
];
