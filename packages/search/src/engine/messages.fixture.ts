/** Messages of a fixture page, and log lines that contain them with varying values and context. */
import { type SearchRecord, TYPE_WEIGHT } from "../model";

/** Literal texts with placeholders, as a page about messages has them for headings. */
export const MESSAGES: readonly string[] = [
  "failed to get setup key by secret from store: {error}",
  "failed to delete peer: {error}",
  "failed to delete user {user} from IdP: {error}",
  "failed to delete group from store: {error}",
  "failed to save group to store: {error}",
  "failed to create profile: {error}",
  "failed to rename profile: {error}",
  "failed to disable DNS: {error}",
  "failed to gather candidates: {error}",
  "failed to list network: {error}",
  "failed to lookup interface: {error}",
  "failed to stop daemon: {error}",
  "failed to update local IPs: {error}",
  "failed to update SSH client config: {error}",
  "failed to write transport message to: {address}",
  "failed to update transport message: {error}",
  "failed to parse upstream host {host}: {error}",
  "failed to retrieve device flow: {error}",
  "failed to recalculate routes for network [{network}]: {error}",
  "failed to get location for new peer realip: [{address}]: {error}",
  "failed to count accounts by private domain {domain}: {error}",
  "Failed to get rules for chain {chain}: {error}",
  "WireGuard handshake not updated: {error}",
  "adding route reference: {error}",
  "couldn't get current DNS config: {error}",
  "create nftables connection: {error}",
  "error starting installer: {error}",
  "got an error while sending the punch packet, err: {error}",
  "initialize host manager: {error}",
  "invalid port forward specification: {text} (expected format: [local_host:]local_port:remote_target)",
  "listen_port {port} out of range",
  "no metrics server URL available, skipping push",
  "restoring dns via network-manager: {error}",
  "selected candidate pair is nil, cannot proceed",
  "start port forwarding: {error}",
  "unable to get keycloak token, statusCode {status}",
  "unable to parse the custom dns address, got error: {error}",
  "user does not belong to any of the allowed JWT groups",
  "unsupported store engine: {engine}",
  "remove user from account ({account}) cache failed with error: {error}",
  "root key has expired on {time}",
  "azure IdP configuration is incomplete, ObjectID is missing",
];

/** Values of placeholders; each line takes others. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  error: [
    "context deadline exceeded",
    "rpc error: code = Unavailable desc = connection error: dial tcp 203.0.113.7:443: i/o timeout",
    "open /var/lib/mesh/state.json: permission denied",
    'Get "https://login.example.com/.well-known/openid-configuration": EOF',
    "exit status 2",
  ],
  address: ["198.51.100.23:51820", "[2001:db8::17]:3478", "100.92.14.8"],
  user: ["7c1d4f52-1d8e-4c8e-9a57-3e0a0f6f8b11", "anna@example.com"],
  account: ['"cq0v3k5l6mnn4g9hqv7n0"', "d1h7b2c9k4s8p0r3t6v0"],
  host: ["10.20.0.53:53", "dns.corp.example.com"],
  network: ["192.168.20.0/24", "fd00:4e42::/64"],
  domain: ["example.org", "corp.example.net"],
  chain: ["MESH-RT-FWD", "FORWARD"],
  text: ["8080-web", "a:b:c:d"],
  port: ["70000", "-1"],
  status: ["400", "503"],
  engine: ["mysql8", "json"],
  time: ["2026-02-03T04:05:06Z", "Tue, 03 Feb 2026 04:05:06 UTC"],
};

/** Forms of lines, from client, service manager, container and browser. */
const FORMS: readonly ((message: string) => string)[] = [
  (message) => message,
  (message) => `2026-11-26T05:37:34.182Z WARN client/internal/dns/host_unix.go:188: ${message}`,
  (message) =>
    `Nov 26 05:37:34 web-1 meshd[2211]: time="2026-11-26T05:37:34+01:00" level=error msg="${message.replaceAll('"', '\\"')}" peer=hN8b1pQ2vC6yZk0sT4mR9wE3xA7uL5oD1fG2jH8kB1c= attempt=3`,
  (message) =>
    `management-1  | 2026-11-26T05:37:34Z ERRO [context: GRPC, requestID: 4f1a7c1e-52f7-4ad0-bb2c-0f7cbf9b8e0d, accountID: cq0v3k5l6mnn4g9hqv7n] management/server/peer.go:641: ${message}`,
  (message) =>
    `{"level":"warning","msg":${JSON.stringify(message)},"time":"2026-11-26T05:37:34Z","source":"client/internal/engine.go:77"}`,
  (message) => `Error: ${message} (took 1.532s, retry in 30s)`,
];

/** Lines of logs for a message, one for each form. */
export function linesOf(message: string): readonly string[] {
  const seed = MESSAGES.indexOf(message);
  return FORMS.map((form, index) => {
    const filled = message.replace(/\{(\w+)\}/g, (_all, name: string) => {
      const values = VALUES[name] ?? [""];
      return values[(seed + index) % values.length] ?? "";
    });
    return form(filled);
  });
}

/** Records of a page on which each message is a heading with a sentence and a fix. */
export function messageRecords(url: string): readonly SearchRecord[] {
  const page = recordOf(url, 0, null, null);
  return [
    page,
    ...MESSAGES.flatMap((message, number) => [
      recordOf(url, 2 * number + 1, message, null),
      recordOf(
        url,
        2 * number + 2,
        message,
        `A step failed. Check the log around it, then try again. (${number})`,
      ),
    ]),
  ];
}

/** Address of the heading of a message. */
export function anchorOf(message: string): string {
  return `message-${MESSAGES.indexOf(message)}`;
}

function recordOf(url: string, position: number, lvl2: string | null, content: string | null): SearchRecord {
  const type = content === null ? (lvl2 === null ? "lvl1" : "lvl2") : "content";
  const anchor = lvl2 === null ? "" : anchorOf(lvl2);
  return {
    objectID: `${url}#${anchor}:${position}`,
    url,
    anchor,
    section: "docs",
    type,
    hierarchy: { lvl0: "Docs", lvl1: "Messages of the client", lvl2, lvl3: null, lvl4: null },
    content,
    terms: null,
    method: null,
    label: null,
    description: null,
    keywords: [],
    groups: [],
    weight: TYPE_WEIGHT[type],
    position,
  };
}
