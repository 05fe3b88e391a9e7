import type { CliCommand, CliFlag } from "./model";

const BUNDLE_FLAGS: readonly CliFlag[] = [
  {
    name: "--log-file-count",
    short: "-C",
    type: "uint32",
    default: "1",
    purpose: "How many rotated log files go into the bundle.",
  },
  {
    name: "--system-info",
    short: "-S",
    type: "bool",
    default: "true",
    purpose: "Adds routes, interfaces, firewall rules and DNS files of this device.",
  },
  {
    name: "--upload-bundle",
    short: "-U",
    type: "bool",
    default: "false",
    purpose: "Sends the bundle to the upload service and prints a key for the people who help you.",
  },
  {
    name: "--upload-bundle-url",
    type: "url",
    default: "{{debugUploadUrl}}",
    purpose: "Address of the upload service.",
  },
  {
    name: "--upload-bundle-insecure",
    type: "bool",
    default: "false",
    purpose: "Permits an upload over plain HTTP or to an untrusted certificate. Only root may use it.",
    since: "0.76.1",
  },
];

const BUNDLE_CAPTURE: CliFlag = {
  name: "--capture",
  type: "bool",
  default: "false",
  purpose: "Adds a packet capture to the bundle.",
  since: "0.70.5",
};

const CAPTURE_FLAGS: readonly CliFlag[] = [
  {
    name: "--pcap",
    type: "bool",
    default: "false",
    purpose: "Writes binary pcap data in place of text.",
    since: "0.70.5",
  },
  {
    name: "--verbose",
    short: "-v",
    type: "bool",
    default: "false",
    purpose: "Adds sequence and acknowledgment numbers, time to live and window size.",
    since: "0.70.5",
  },
  {
    name: "--ascii",
    type: "bool",
    default: "false",
    purpose: "Shows the payload as text.",
    since: "0.70.5",
  },
  {
    name: "--snap-len",
    type: "uint32",
    default: "0 (the whole packet)",
    purpose: "How many bytes of each packet are kept.",
    since: "0.70.5",
  },
  {
    name: "--duration",
    short: "-d",
    type: "duration",
    default: "0 (until stopped)",
    purpose: "How long the capture runs.",
    since: "0.70.5",
  },
  {
    name: "--output",
    short: "-o",
    type: "path",
    default: "standard output",
    purpose: "File for the pcap data.",
    since: "0.70.5",
  },
];

const TRACE_FLAGS: readonly CliFlag[] = [
  {
    name: "--protocol",
    short: "-p",
    type: "string",
    default: "tcp",
    values: ["tcp", "udp", "icmp"],
    purpose: "Protocol of the simulated packet: tcp, udp or icmp.",
  },
  { name: "--sport", type: "uint16", default: "0", purpose: "Source port of the packet." },
  { name: "--dport", type: "uint16", default: "0", purpose: "Destination port of the packet." },
  { name: "--icmp-type", type: "uint8", default: "0", purpose: "ICMP type of the packet." },
  { name: "--icmp-code", type: "uint8", default: "0", purpose: "ICMP code of the packet." },
  {
    name: "--syn",
    type: "bool",
    default: "false",
    purpose: "Sets the TCP flag SYN, which opens a connection.",
  },
  {
    name: "--ack",
    type: "bool",
    default: "false",
    purpose: "Sets the TCP flag ACK, which confirms received data.",
  },
  {
    name: "--fin",
    type: "bool",
    default: "false",
    purpose: "Sets the TCP flag FIN, which closes a connection.",
  },
  {
    name: "--rst",
    type: "bool",
    default: "false",
    purpose: "Sets the TCP flag RST, which aborts a connection.",
  },
  {
    name: "--psh",
    type: "bool",
    default: "false",
    purpose: "Sets the TCP flag PSH, which delivers data at once.",
  },
  {
    name: "--urg",
    type: "bool",
    default: "false",
    purpose: "Sets the TCP flag URG, which marks urgent data.",
  },
];

/** Finding out what goes wrong. */
export const DEBUG_COMMANDS: readonly CliCommand[] = [
  { path: "debug", aliases: [], summary: "Groups the commands for troubleshooting.", flags: [] },
  {
    path: "debug bundle",
    aliases: [],
    summary: "Packs logs and state into one archive.",
    flags: BUNDLE_FLAGS,
  },
  {
    path: "debug for",
    aliases: [],
    args: "<duration>",
    summary: "Logs in full detail for a while and packs a bundle at the end.",
    flags: [...BUNDLE_FLAGS, BUNDLE_CAPTURE],
  },
  { path: "debug log", aliases: [], summary: "Groups the commands for the log of the service.", flags: [] },
  {
    path: "debug log level",
    aliases: [],
    args: "<panic|fatal|error|warn|info|debug|trace>",
    summary: "Changes the log level of the running service for the time being.",
    flags: [],
  },
  {
    path: "debug persistence",
    aliases: [],
    args: "<on|off>",
    summary: "Decides whether the service keeps the last answer of the management server in memory.",
    flags: [],
  },
  {
    path: "debug trace",
    aliases: [],
    args: "<in|out> <source> <destination>",
    summary: "Simulates a packet and shows what the firewall of the client does with it.",
    flags: TRACE_FLAGS,
  },
  {
    path: "debug capture",
    aliases: [],
    args: "[filter]",
    summary: "Captures packets on the tunnel interface.",
    flags: CAPTURE_FLAGS,
    since: "0.70.5",
  },
  {
    path: "debug config",
    aliases: [],
    summary: "Prints the configuration in effect as JSON, with the keys that device management sets.",
    flags: [],
    since: "0.73.0",
  },
];
