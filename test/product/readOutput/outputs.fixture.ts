/** Outputs of the product, healthy and broken, and what the analysis must say about each. */

interface Parts {
  readonly management?: string;
  readonly signal?: string;
  readonly relays?: string;
  readonly nameservers?: string;
  readonly daemon?: string;
  readonly cli?: string;
  readonly ip?: string;
  readonly type?: string;
  readonly lazy?: string;
  readonly session?: string;
  readonly count?: string;
  readonly peers?: readonly string[];
}

/** An output of `status`, or with peers of `status --detail`, in the form of `client/status/status.go`. */
export function statusText(parts: Parts = {}): string {
  const { peers } = parts;
  const summary = [
    "OS: linux/amd64",
    `Daemon version: ${parts.daemon ?? "0.77.1"}`,
    `CLI version: ${parts.cli ?? "0.77.1"}`,
    "Profile: default",
    `Management: ${parts.management ?? (peers ? "Connected to https://vpn.example.com:443" : "Connected")}`,
    `Signal: ${parts.signal ?? (peers ? "Connected to https://vpn.example.com:443" : "Connected")}`,
    `Relays: ${parts.relays ?? (peers ? "\n  [stun:vpn.example.com:3478] is Available\n  [rels://vpn.example.com:443] is Available via ws" : "2/2 Available")}`,
    `Nameservers: ${parts.nameservers ?? (peers ? "\n  [10.20.0.53:53] for [corp.example.com] is Available" : "1/1 Available")}`,
    "FQDN: laptop.mesh.example",
    `Overlay IP: ${parts.ip ?? "100.92.14.7/16"}`,
    `Interface type: ${parts.type ?? "Kernel"}`,
    "Wireguard port: 51820",
    "Quantum resistance: false",
    `Lazy connection: ${parts.lazy ?? "true"}`,
    "SSH Server: Disabled",
    "Networks: -",
    ...(parts.session === undefined ? [] : [`Session expires: ${parts.session}`]),
    `Peers count: ${parts.count ?? "3/5 Connected"}`,
    "",
  ].join("\n");
  return peers ? `Peers detail:${peers.join("")}\nEvents: No events recorded\n${summary}` : summary;
}

interface Peer {
  readonly status?: string;
  readonly type?: string;
  readonly candidates?: string;
  readonly update?: string;
  readonly handshake?: string;
  readonly quantum?: string;
}

/** A peer of `status --detail`. */
export function peerText(name: string, peer: Peer = {}): string {
  const {
    status = "Connected",
    type = status === "Connected" ? "P2P" : "-",
    update = "4 minutes, 10 seconds ago",
  } = peer;
  return `
 ${name}:
  Overlay IP: 100.92.201.38
  Public key: 4kQ0rN3mXk6oJ0yVt1oQ2cH8uQ9f7mPqXG1ZcW5sY2E=
  Status: ${status}
  -- detail --
  Connection type: ${type}
  ICE candidate (Local/Remote): ${peer.candidates ?? (type === "P2P" ? "host/srflx" : "-/-")}
  ICE candidate endpoints (Local/Remote): -/-
  Relay server address: rels://vpn.example.com:443
  Last connection update: ${update}
  Last WireGuard handshake: ${peer.handshake ?? (status === "Connected" ? "1 minute, 2 seconds ago" : "-")}
  Transfer status (received/sent) 1.2 MiB/310.5 KiB
  Quantum resistance: ${peer.quantum ?? "false"}
  Networks: -
  Latency: 18.4ms
`;
}

/** Time of the outputs below. */
export const NOW = Date.parse("2026-11-26T07:00:00Z");

/** An output of `status --json`; `changes` replaces fields. */
export function statusJson(changes: object = {}): string {
  const link = { url: "https://vpn.example.com:443", connected: true, error: "" };
  return JSON.stringify({
    peers: {
      total: 1,
      connected: 1,
      details: [
        {
          fqdn: "web-1.mesh.example",
          publicKey: "4kQ0rN3mXk6oJ0yVt1oQ2cH8uQ9f7mPqXG1ZcW5sY2E=",
          status: "Connected",
          lastStatusUpdate: "2026-11-26T06:50:00Z",
          connectionType: "P2P",
          iceCandidateType: { local: "host", remote: "srflx" },
          lastWireguardHandshake: "2026-11-26T06:59:00Z",
          latency: 18_400_000,
          networks: [],
        },
      ],
    },
    cliVersion: "0.77.1",
    daemonVersion: "0.77.1",
    daemonStatus: "Connected",
    management: link,
    signal: link,
    relays: {
      total: 1,
      available: 1,
      details: [{ uri: "rels://vpn.example.com:443", available: true, error: "" }],
    },
    overlayIp: "100.92.14.7/16",
    usesKernelInterface: true,
    dnsServers: [{ servers: ["10.20.0.53:53"], domains: ["corp.example.com"], enabled: true, error: "" }],
    lazyConnectionEnabled: true,
    ...changes,
  });
}

/** A line of the client's log. */
function logLine(level: string, place: string, text: string, time = "05:37:34.123"): string {
  return `2026-11-26T${time}Z ${level} ${place}: ${text}`;
}

const off = { connected: false, url: "https://vpn.example.com:443" };
const HEALTHY_LOG = [
  logLine("INFO", "client/internal/connect.go:122", "starting client version 0.77.1 on linux/amd64"),
  logLine("INFO", "shared/signal/client/grpc.go:161", "connected to the Signal Service stream"),
  logLine("INFO", "shared/management/client/grpc.go:373", "connected to the Management Service stream"),
  logLine("DEBG", "client/internal/engine.go:10", "an error of no weight in a debug line"),
].join("\n");

type Row = readonly [name: string, output: string, first: string | undefined, others?: readonly string[]];

/** Name, output, title of the heaviest finding (undefined when nothing is wrong), and titles of others that must be there. */
const ROWS: readonly Row[] = [
  ["healthy status", statusText(), undefined],
  ["healthy, on Windows line ends", statusText().replaceAll("\n", "\r\n"), undefined],
  ["healthy without lazy connections", statusText({ lazy: "false" }), undefined],
  ["healthy with a session", statusText({ session: "2026-11-27T06:00:00Z (in 23h 0m)" }), undefined],
  ["healthy, all peers idle", statusText({ count: "0/5 Connected" }), undefined, ["5 peers are idle"]],
  ["healthy detail", statusText({ peers: [peerText("web-1.mesh.example")] }), undefined],
  [
    "healthy detail with idle peers",
    statusText({ peers: [peerText("web-1.mesh.example"), peerText("nas.mesh.example", { status: "Idle" })] }),
    undefined,
    ["1 peer is idle"],
  ],
  [
    "healthy detail, a peer that just began to connect",
    statusText({
      peers: [peerText("web-1.mesh.example", { status: "Connecting", update: "3 seconds ago" })],
    }),
    undefined,
  ],
  [
    "healthy, a relay that is being checked",
    statusText({
      peers: [peerText("web-1.mesh.example")],
      relays: "\n  [rels://vpn.example.com:443] is Checking...",
    }),
    undefined,
  ],
  ["healthy JSON", statusJson(), undefined],
  ["healthy JSON on many lines", JSON.stringify(JSON.parse(statusJson()), null, 2), undefined],
  ["healthy JSON after a prompt", `$ status --json\n${statusJson()}\n$ `, undefined],
  ["healthy log", HEALTHY_LOG, undefined],
  [
    "log with an interruption that is over",
    [
      logLine(
        "WARN",
        "shared/management/client/grpc.go:402",
        "disconnected from the Management service but will retry silently. Reason: rpc error: code = Unavailable desc = EOF",
      ),
      HEALTHY_LOG,
    ].join("\n"),
    undefined,
    ["disconnected from the Management service"],
  ],
  [
    "networks, all selected",
    "Available Networks:\n\n  - ID: office\n    Network: 10.20.0.0/16\n    Status: Selected\n",
    undefined,
  ],
  [
    "management down, no such host",
    statusText({
      management: "Disconnected, reason: dial tcp: lookup vpn.example.com: no such host",
      signal: "Disconnected",
      relays: "0/2 Available",
      count: "0/0 Connected",
    }),
    "Management is not connected",
  ],
  [
    "management down, timeout",
    statusText({
      management: "Disconnected, reason: rpc error: code = DeadlineExceeded desc = context deadline exceeded",
    }),
    "Management is not connected",
  ],
  [
    "management down, certificate",
    statusText({ management: "Disconnected, reason: x509: certificate signed by unknown authority" }),
    "Management is not connected",
  ],
  [
    "management refuses, login expired",
    statusText({
      management:
        "Disconnected, reason: rpc error: code = PermissionDenied desc = peer login has expired, please log in once more",
    }),
    "Management is not connected",
  ],
  [
    "signal down alone",
    statusText({ signal: "Disconnected, reason: rpc error: code = Unavailable desc = connection refused" }),
    "Signal is not connected",
  ],
  ["signal up, relays down", statusText({ relays: "0/2 Available" }), "No relay can be reached"],
  [
    "relay down, with its reason",
    statusText({
      peers: [peerText("web-1.mesh.example")],
      relays: "\n  [rels://vpn.example.com:443] is Unavailable, reason: relay client not connected",
    }),
    "No relay can be reached",
  ],
  ["one relay of two down", statusText({ relays: "1/2 Available" }), undefined, ["1 of 2 relays"]],
  [
    "STUN down",
    statusText({
      peers: [peerText("web-1.mesh.example", { type: "Relayed" })],
      relays:
        "\n  [stun:vpn.example.com:3478] is Unavailable, reason: stun request: context deadline exceeded\n  [rels://vpn.example.com:443] is Available",
    }),
    undefined,
    ["STUN can't be reached", "1 peer is relayed"],
  ],
  ["no relay offered", statusText({ relays: "0/0 Available" }), undefined, ["The server offers no relay"]],
  [
    "all peers relayed",
    statusText({ peers: ["a", "b"].map((name) => peerText(`${name}.mesh.example`, { type: "Relayed" })) }),
    undefined,
    ["2 peers are relayed"],
  ],
  [
    "needs login",
    "Daemon status: NeedsLogin\n\nRun UP command to log in with SSO (interactive login):\n",
    "The device must sign in (NeedsLogin)",
  ],
  ["session expired", "Daemon status: SessionExpired\n", "The device must sign in (SessionExpired)"],
  ["login failed", "Daemon status: LoginFailed\n", "The device must sign in (LoginFailed)"],
  [
    "session over while connected",
    statusText({ session: "2026-11-26T06:00:00Z (in -1h 0m)" }),
    "The session has ended",
  ],
  [
    "session ends soon",
    statusText({ session: "2026-11-26T07:20:00Z (in 20m)" }),
    undefined,
    ["The session ends"],
  ],
  ["DNS group down", statusText({ nameservers: "1/2 Available" }), "1 of 2 nameserver groups"],
  [
    "DNS group down, with its reason",
    statusText({
      peers: [peerText("web-1.mesh.example")],
      nameservers: "\n  [10.20.0.53:53] for [corp.example.com] is Unavailable, reason: read udp: i/o timeout",
    }),
    "1 of 1 nameserver groups",
  ],
  [
    "service not restarted",
    statusText({ cli: "0.77.1", daemon: "0.70.0" }),
    "The service and the command have different versions",
  ],
  ["old client", statusText({ cli: "0.52.1", daemon: "0.52.1" }), undefined, ["The client is old"]],
  [
    "client is off",
    statusText({
      management: "Disconnected",
      signal: "Disconnected",
      relays: "0/0 Available",
      nameservers: "0/0 Available",
      ip: "N/A",
      type: "N/A",
      count: "0/0 Connected",
    }),
    "The client is off",
  ],
  ["no interface", statusText({ ip: "N/A", type: "N/A" }), "There is no tunnel interface"],
  ["no peers", statusText({ count: "0/0 Connected" }), undefined, ["This device sees no peers"]],
  ["no peer connected", statusText({ lazy: "false", count: "0/5 Connected" }), "No peer is connected"],
  [
    "a peer does not connect",
    statusText({ peers: [peerText("nas.mesh.example", { status: "Connecting", update: "50 minutes ago" })] }),
    "1 peer doesn't get connected",
  ],
  [
    "a peer that is off",
    statusText({ lazy: "false", peers: [peerText("nas.mesh.example", { status: "Idle" })] }),
    undefined,
    ["1 peer is not connected"],
  ],
  [
    "a stale tunnel",
    statusText({ peers: [peerText("nas.mesh.example", { handshake: "2 hours, 4 minutes ago" })] }),
    "1 peer has a tunnel without a fresh handshake",
  ],
  [
    "quantum resistance on one side",
    statusText({
      peers: [
        peerText("nas.mesh.example", { quantum: "false (connection won't work without a permissive mode)" }),
      ],
    }),
    "Quantum resistance differs on 1 peer",
  ],
  ["JSON, off", statusJson({ daemonStatus: "Idle", management: off, signal: off }), "The client is off"],
  [
    "JSON, needs login",
    statusJson({ daemonStatus: "NeedsLogin", management: off, signal: off }),
    "The device must sign in",
  ],
  [
    "JSON, management down",
    statusJson({ daemonStatus: "Connecting", management: { ...off, error: "connection refused" } }),
    "Management is not connected",
  ],
  ["JSON, session over", statusJson({ sessionExpiresAt: "2026-11-26T06:59:00Z" }), "The session has ended"],
  [
    "JSON, DNS down",
    statusJson({
      dnsServers: [{ servers: ["10.20.0.53:53"], domains: [], enabled: false, error: "timeout" }],
    }),
    "1 of 1 nameserver groups",
  ],
  [
    "networks not selected",
    "Available Networks:\n\n  - ID: office\n    Network: 10.20.0.0/16\n    Status: Not Selected\n\n  - ID: lab\n    Domains: lab.example.com\n    Status: Selected\n    Resolved IPs: -\n",
    "1 network is not selected",
  ],
  [
    "service not reachable",
    "Error: failed to connect to daemon error: context deadline exceeded\nIf the daemon is not running please run: \n",
    "failed to connect to daemon error:",
  ],
  [
    "setup key refused",
    "Error: login failed: rpc error: code = NotFound desc = couldn't add peer: setup key is invalid",
    "couldn't add peer: setup key is invalid`",
  ],
  [
    "log, interface cannot be created",
    logLine(
      "ERRO",
      "client/internal/engine.go:405",
      "failed creating tunnel interface wt0: [error creating tun device: operation not permitted]",
    ),
    "failed creating tunnel interface",
  ],
  [
    "log, clock",
    logLine(
      "WARN",
      "client/internal/peer/wg_watcher.go:130",
      "WireGuard handshake is in the future: 2026-11-26 07:37:34",
    ),
    "A clock is probably wrong",
  ],
  [
    "log of the relay",
    logLine("ERRO", "relay/server/relay.go:139", "failed to handshake: invalid signature"),
    "failed to handshake:",
  ],
  [
    "log as JSON",
    '{"level":"error","msg":"failed to apply DNS host manager update: read-only file system","time":"2026-11-26T05:37:34Z"}',
    "failed to apply DNS host manager update:",
  ],
];

/** The outputs as objects, for a table of tests. */
export const OUTPUTS = ROWS.map(([name, output, first, others]) => ({ name, output, first, others }));
