import type { CliCommand } from "./model";

/** Publishing a local port. */
export const EXPOSE_COMMANDS: readonly CliCommand[] = [
  {
    path: "expose",
    aliases: [],
    args: "<port>",
    summary: "Publishes a local port through the reverse proxy for as long as the command runs.",
    since: "0.66.0",
    flags: [
      {
        name: "--protocol",
        type: "string",
        default: "http",
        values: ["http", "https", "tcp", "udp", "tls"],
        purpose: "What the local port speaks: http, https, tcp, udp or tls.",
        since: "0.66.0",
      },
      {
        name: "--with-pin",
        type: "string",
        purpose: "Asks visitors for a PIN of exactly 6 digits. It needs http or https.",
        since: "0.66.0",
      },
      {
        name: "--with-password",
        type: "string",
        purpose: "Asks visitors for a password. It needs http or https.",
        since: "0.66.0",
      },
      {
        name: "--with-user-groups",
        type: "list",
        purpose: "Lets in users of these groups after single sign-on. It needs http or https.",
        since: "0.66.0",
      },
      {
        name: "--with-custom-domain",
        type: "string",
        purpose: "Publishes under a domain that the account has configured.",
        since: "0.66.0",
      },
      {
        name: "--with-name-prefix",
        type: "string",
        purpose: "Puts these characters in front of the generated name.",
        since: "0.66.0",
      },
      {
        name: "--with-external-port",
        type: "uint16",
        default: "the local port",
        purpose: "Port on the public side. It needs tcp, udp or tls.",
        since: "0.67.0",
      },
    ],
  },
];
