import type { CliCommand, CliFlag } from "./model";
import { DEPRECATED_CONFIG, NO_BROWSER, PROFILE, QR } from "./signIn";

const INTERFACE_AND_NAMES: readonly CliFlag[] = [
  {
    name: "--foreground-mode",
    short: "-F",
    type: "bool",
    default: "false",
    env: "FOREGROUND_MODE",
    purpose: "Runs the client inside this command, without the background service.",
  },
  {
    name: "--interface-name",
    type: "string",
    default: "{{interface}}; macOS: utun100",
    env: "INTERFACE_NAME",
    purpose: "Name of the tunnel interface. On macOS it has to be utun followed by a number.",
  },
  {
    name: "--wireguard-port",
    type: "uint16",
    default: "51820",
    env: "WIREGUARD_PORT",
    purpose: "UDP port that the tunnel listens on. When it is taken, the operating system picks a free one.",
  },
  {
    name: "--mtu",
    type: "uint16",
    default: "1280",
    env: "MTU",
    purpose: "Largest packet on the tunnel interface in bytes, from 576 to 8192.",
  },
  {
    name: "--network-monitor",
    short: "-N",
    type: "bool",
    default: "true on Windows and macOS; false on Linux and FreeBSD",
    env: "NETWORK_MONITOR",
    purpose: "Restarts the connections when the network of this device changes.",
  },
  {
    name: "--extra-iface-blacklist",
    type: "list",
    env: "EXTRA_IFACE_BLACKLIST",
    purpose: "Interfaces to ignore in addition to those that the client ignores by itself.",
  },
  {
    name: "--dns-router-interval",
    type: "duration",
    default: "1m",
    env: "DNS_ROUTER_INTERVAL",
    purpose: "How often the addresses behind domain routes are resolved again.",
  },
  {
    name: "--extra-dns-labels",
    type: "list",
    env: "EXTRA_DNS_LABELS",
    purpose:
      "Up to 32 further DNS names for this peer, if its setup key allows them. An empty string clears the list.",
  },
  {
    name: "--external-ip-map",
    type: "list",
    env: "EXTERNAL_IP_MAP",
    purpose: "Maps a public address to a local address or interface. An empty string clears the list.",
  },
  {
    name: "--dns-resolver-address",
    type: "ip:port",
    default: "chosen by the client",
    env: "DNS_RESOLVER_ADDRESS",
    purpose: "Fixed address for the local DNS resolver. An empty string returns to the automatic choice.",
  },
];

const CONNECTIONS_AND_ROUTES: readonly CliFlag[] = [
  {
    name: "--enable-rosenpass",
    type: "bool",
    default: "false",
    env: "ENABLE_ROSENPASS",
    purpose: "Adds a post-quantum key exchange to the connections of this peer.",
    experimental: true,
  },
  {
    name: "--rosenpass-permissive",
    type: "bool",
    default: "false",
    env: "ROSENPASS_PERMISSIVE",
    purpose: "Also accepts peers that do not run Rosenpass.",
    experimental: true,
  },
  {
    name: "--disable-auto-connect",
    type: "bool",
    default: "false",
    env: "DISABLE_AUTO_CONNECT",
    purpose: "Leaves the device disconnected when the service starts.",
  },
  {
    name: "--enable-lazy-connection",
    type: "bool",
    default: "false",
    env: "ENABLE_LAZY_CONNECTION",
    purpose:
      "Has no effect from 0.75.0 on. Use {{env}}_LAZY_CONN or the account setting for lazy connections instead.",
    deprecated: true,
  },
  {
    name: "--disable-client-routes",
    type: "bool",
    default: "false",
    env: "DISABLE_CLIENT_ROUTES",
    purpose: "Ignores the routes that other peers offer.",
  },
  {
    name: "--disable-server-routes",
    type: "bool",
    default: "false",
    env: "DISABLE_SERVER_ROUTES",
    purpose: "Keeps this device from acting as a routing peer.",
  },
  {
    name: "--disable-dns",
    type: "bool",
    default: "false",
    env: "DISABLE_DNS",
    purpose: "Leaves the DNS settings of this device alone.",
  },
  {
    name: "--disable-firewall",
    type: "bool",
    default: "false",
    env: "DISABLE_FIREWALL",
    purpose: "Leaves the firewall of this device alone.",
  },
  {
    name: "--block-lan-access",
    type: "bool",
    default: "false",
    env: "BLOCK_LAN_ACCESS",
    purpose: "As a routing peer or exit node, gives no access to the local networks of this device.",
  },
  {
    name: "--block-inbound",
    type: "bool",
    default: "false",
    env: "BLOCK_INBOUND",
    purpose:
      "Refuses every inbound connection to this device and to the networks it routes, whatever the policies allow.",
  },
  {
    name: "--disable-ipv6",
    type: "bool",
    default: "false",
    env: "DISABLE_IPV6",
    purpose: "Gives this device no IPv6 address in the overlay network.",
    since: "0.71.0",
  },
];

const SSH_SERVER: readonly CliFlag[] = [
  {
    name: "--allow-server-ssh",
    type: "bool",
    default: "false for new configurations",
    env: "ALLOW_SERVER_SSH",
    purpose: "Runs the SSH server on this device.",
  },
  {
    name: "--enable-ssh-root",
    type: "bool",
    default: "false",
    env: "ENABLE_SSH_ROOT",
    purpose: "Lets users log in to privileged accounts, such as root, over SSH.",
  },
  {
    name: "--enable-ssh-sftp",
    type: "bool",
    default: "false",
    env: "ENABLE_SSH_SFTP",
    purpose: "Offers file transfer (SFTP) on the SSH server.",
  },
  {
    name: "--enable-ssh-local-port-forwarding",
    type: "bool",
    default: "false",
    env: "ENABLE_SSH_LOCAL_PORT_FORWARDING",
    purpose: "Allows connected users to forward ports in the style of ssh -L.",
  },
  {
    name: "--enable-ssh-remote-port-forwarding",
    type: "bool",
    default: "false",
    env: "ENABLE_SSH_REMOTE_PORT_FORWARDING",
    purpose: "Allows connected users to forward ports in the style of ssh -R.",
  },
  {
    name: "--disable-ssh-auth",
    type: "bool",
    default: "false",
    env: "DISABLE_SSH_AUTH",
    purpose:
      "Skips the check of the user token on the SSH server, so that policies alone decide who connects.",
  },
  {
    name: "--ssh-jwt-cache-ttl",
    type: "seconds",
    default: "0 (off)",
    env: "SSH_JWT_CACHE_TTL",
    purpose: "How long this device may reuse a user token for its own SSH connections.",
  },
];

/** Connecting, with everything that may be set on the way. */
export const UP_COMMANDS: readonly CliCommand[] = [
  {
    path: "up",
    aliases: [],
    summary: "Connects this device, and signs it in first when that is needed.",
    flags: [
      ...INTERFACE_AND_NAMES,
      ...CONNECTIONS_AND_ROUTES,
      ...SSH_SERVER,
      { ...NO_BROWSER, env: "NO_BROWSER" },
      { ...QR, env: "QR" },
      {
        ...PROFILE,
        env: "PROFILE",
        purpose: "Profile for this connection. It is created when it does not exist.",
      },
      { ...DEPRECATED_CONFIG, env: "CONFIG" },
    ],
  },
  { path: "down", aliases: [], summary: "Disconnects this device and keeps it registered.", flags: [] },
];
