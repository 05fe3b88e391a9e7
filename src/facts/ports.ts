/** A port that a server component listens on. */
export interface ServerPort {
  readonly component: string;
  readonly port: string;
  readonly protocol: string;
  readonly use: string;
}

export const SERVER_PORTS: readonly ServerPort[] = [
  { component: "Management", port: "80, or 443 with TLS", protocol: "TCP", use: "HTTP API and gRPC" },
  { component: "Management", port: "33073", protocol: "TCP", use: "gRPC of older clients" },
  { component: "Management", port: "9090", protocol: "TCP", use: "Metrics" },
  { component: "Signal", port: "80, or 443 with TLS", protocol: "TCP", use: "gRPC" },
  { component: "Signal", port: "10000", protocol: "TCP", use: "gRPC of older clients" },
  { component: "Signal", port: "9090", protocol: "TCP", use: "Metrics" },
  { component: "Relay", port: "443", protocol: "TCP", use: "WebSocket" },
  { component: "Relay", port: "443", protocol: "UDP", use: "QUIC, when the relay has TLS itself" },
  { component: "Relay", port: "9000", protocol: "TCP", use: "Health check" },
  { component: "Relay", port: "9090", protocol: "TCP", use: "Metrics" },
  { component: "Relay", port: "3478", protocol: "UDP", use: "STUN, when it is turned on" },
  { component: "coturn", port: "3478", protocol: "UDP and TCP", use: "STUN and TURN" },
  { component: "coturn", port: "5349", protocol: "TCP and UDP", use: "The same with TLS" },
  { component: "coturn", port: "49152–65535", protocol: "UDP", use: "Relayed traffic of TURN" },
  { component: "Combined server", port: "443", protocol: "TCP", use: "Management, signal and relay" },
  { component: "Combined server", port: "3478", protocol: "UDP", use: "STUN" },
  { component: "Combined server", port: "9090, 9000", protocol: "TCP", use: "Metrics and health check" },
];

/** A port that the client listens on. */
export interface ClientPort {
  readonly port: string;
  readonly protocol: string;
  readonly where: string;
  readonly use: string;
}

export const CLIENT_PORTS: readonly ClientPort[] = [
  {
    port: "51820",
    protocol: "UDP",
    where: "All interfaces",
    use: "WireGuard",
  },
  { port: "22, sent on to 22022", protocol: "TCP", where: "Overlay address", use: "SSH server" },
  {
    port: "53",
    protocol: "UDP and TCP",
    where: "Overlay address, else 127.0.0.1, else 127.0.0.153",
    use: "Resolver in kernel mode",
  },
  {
    port: "5053",
    protocol: "UDP and TCP",
    where: "The same addresses",
    use: "Resolver when 53 is taken and eBPF cannot redirect it",
  },
  {
    port: "22054",
    protocol: "UDP and TCP",
    where: "Overlay address of a routing peer",
    use: "DNS forwarder. Packets to 5353, the port of clients older than 0.59.0, are redirected to it",
  },
  { port: "3128–3228", protocol: "UDP", where: "Loopback", use: "WireGuard proxy" },
  { port: "1080", protocol: "TCP", where: "127.0.0.1", use: "SOCKS5 proxy, without a tunnel interface only" },
  { port: "53000, 54000", protocol: "TCP", where: "localhost", use: "Return address of the sign-in" },
];

/** Ports of other programs that pages use in examples. A port that a page names is one of these or of the above. */
export const EXAMPLE_PORTS: Readonly<Record<number, string>> = {
  445: "file shares",
  631: "printers",
  3000: "a program under development",
  3389: "Remote Desktop",
  5001: "a NAS",
  5432: "PostgreSQL",
  6443: "the Kubernetes API",
  5353: "the DNS forwarder, as old clients ask it",
  8000: "a model server",
  8080: "a web service",
  8081: "a self-hosted server behind a reverse proxy",
  8443: "a TCP proxy in front of a web service",
  15432: "PostgreSQL through a forwarded port",
  51821: "a second WireGuard",
};

/** First and last port of each row's ranges; single ports are ranges of one. */
export function portRanges(
  rows: readonly { readonly port: string }[],
): readonly (readonly [number, number])[] {
  const texts = rows.flatMap(({ port }) => port.match(/\d+(–\d+)?/g) ?? []);
  return texts.map((text) => {
    const [first = 0, last = first] = text.split("–").map(Number);
    return [first, last] as const;
  });
}
