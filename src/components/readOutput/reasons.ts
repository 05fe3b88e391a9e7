/** Explanation of the reason that the client prints for a failed connection. */
interface Reason {
  readonly pattern: RegExp;
  readonly detail: string;
  readonly steps: readonly string[];
}

const REASONS: readonly Reason[] = [
  {
    pattern: /login has expired/i,
    detail: "This device's session has expired.",
    steps: ["Sign in again: `{{cli}} up`."],
  },
  {
    pattern: /no peer auth method|PermissionDenied|Unauthenticated|invalid user/i,
    detail: "The server refuses this device: it was deleted, or its sign-in is no longer valid.",
    steps: ["Sign in again: `{{cli}} up`. For a server: `{{cli}} up --setup-key <key>`."],
  },
  {
    pattern: /not yet valid|expired certificate|certificate has expired/i,
    detail: "The server's certificate or this device's clock is wrong.",
    steps: [
      "Compare this device's clock with another clock: `date -u`.",
      "If the clock is right, renew the server's certificate.",
    ],
  },
  {
    pattern: /x509|certificate/i,
    detail: "This device doesn't trust the server's certificate.",
    steps: ["Use a certificate from a public authority, or add yours to this device's trusted certificates."],
  },
  {
    pattern: /no such host|server misbehaving|lookup /i,
    detail: "The server's name doesn't resolve on this device.",
    steps: [
      "Look up the name: `nslookup vpn.example.com`, with your server's name.",
      "If no name resolves, fix the device's DNS, then run `sudo {{cli}} service restart`.",
    ],
  },
  {
    pattern: /connection refused/i,
    detail: "Nothing listens on the server's address and port.",
    steps: ["Check the address and port, and that the server is running: `nc -vz vpn.example.com 443`."],
  },
  {
    pattern: /unexpected HTTP status|content-type|502|503|504|registration header/i,
    detail: "A proxy in front of the server responds in its place, or doesn't pass on gRPC.",
    steps: ["In the proxy, send the gRPC paths to the server over HTTP/2."],
  },
  {
    pattern: /network is unreachable|no route to host/i,
    detail: "This device has no route to the server: it's offline, or a route sends the traffic elsewhere.",
    steps: ["Check the device's internet connection."],
  },
  {
    pattern: /timeout|deadline|keepalive|timed out/i,
    detail: "The server doesn't respond in time: a firewall is dropping the traffic, or the server is down.",
    steps: ["Check the port from this device: `nc -vz vpn.example.com 443`, with your server's name."],
  },
];

const WITHOUT_REASON: Omit<Reason, "pattern"> = {
  detail: "The output doesn't say why.",
  steps: [
    "Check the internet connection, then run `sudo {{cli}} service restart`.",
    "If the problem persists, check the log for the reason.",
  ],
};

/** The meaning of a reason, and steps against it; one that is not known is quoted. */
export function explain(reason: string): Omit<Reason, "pattern"> {
  const known = REASONS.find(({ pattern }) => pattern.test(reason));
  if (known) return known;
  return reason.trim() === ""
    ? WITHOUT_REASON
    : {
        detail: `The client gives this reason, which this page doesn't know: ${quoted(reason)}.`,
        steps: [
          "Read the lines of the client's log at that time: the one with this reason says what failed.",
        ],
      };
}

const MAX_QUOTED = 300;

/** Text of the reader as code, without what would end it. */
export function quoted(text: string): string {
  const short = text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text;
  return `\`${short.replaceAll("`", "'").replaceAll("{{", "{")}\``;
}
