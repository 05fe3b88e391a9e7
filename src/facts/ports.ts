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
