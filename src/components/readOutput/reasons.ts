/** Explanation of the reason that the client prints for a failed connection. */
interface Reason {
  readonly pattern: RegExp;
  readonly detail: string;
  readonly steps: readonly string[];
}

const REASONS: readonly Reason[] = [
  {
    pattern: /login has expired/i,
    detail: "The login of this device has expired.",
    steps: ["Sign in again: `{{cli}} up`."],
  },
  {
    pattern: /no peer auth method|PermissionDenied|Unauthenticated|invalid user/i,
    detail: "The server refuses this device: it was deleted, or its sign-in is no longer valid.",
    steps: ["Sign in again: `{{cli}} up`. For a server: `{{cli}} up --setup-key <key>`."],
  },
  {
    pattern: /not yet valid|expired certificate|certificate has expired/i,
    detail: "The certificate of the server, or the clock of this device, is wrong.",
    steps: [
      "Compare the clock of this device with another one: `date -u`.",
      "If the clock is right, renew the certificate of the server.",
    ],
  },
  {
    pattern: /x509|certificate/i,
    detail: "This device doesn't trust the certificate of the server.",
    steps: ["Use a certificate of a public authority, or add yours to the trusted ones of this device."],
  },
  {
    pattern: /no such host|server misbehaving|lookup /i,
    detail: "The name of the server doesn't resolve on this device.",
    steps: [
      "Ask for the name: `nslookup vpn.example.com`, with the name of your server.",
      "If no name resolves, repair DNS of the device, then `sudo {{cli}} service restart`.",
    ],
  },
  {
    pattern: /connection refused/i,
    detail: "Nothing listens on the address and port of the server.",
    steps: ["Check address and port, and that the server runs: `nc -vz vpn.example.com 443`."],
  },
  {
    pattern: /unexpected HTTP status|content-type|502|503|504|registration header/i,
    detail: "A proxy in front of the server answers in its place, or doesn't pass gRPC.",
    steps: ["In the proxy, send the gRPC paths to the server over HTTP/2."],
  },
  {
    pattern: /network is unreachable|no route to host/i,
    detail: "This device has no way to the server: it's offline, or a route leads elsewhere.",
    steps: ["Check the internet connection of the device."],
  },
  {
    pattern: /timeout|deadline|keepalive|timed out/i,
    detail: "The server doesn't answer in time: a firewall drops the traffic, or the server is down.",
    steps: ["Check the port from this device: `nc -vz vpn.example.com 443`, with the name of your server."],
  },
];

const OTHER: Omit<Reason, "pattern"> = {
  detail: "The output doesn't say why.",
  steps: [
    "Check the internet connection, then `sudo {{cli}} service restart`.",
    "If it stays, look at the log for the reason.",
  ],
};

/** The meaning of a reason, and steps against it. */
export function explain(reason: string): Omit<Reason, "pattern"> {
  return REASONS.find(({ pattern }) => pattern.test(reason)) ?? OTHER;
}
