/** Rules about the servers that the device is connected to: management, signal, relays and nameservers. */
import { isOff, needsSignIn } from "./deviceRules";
import type { ServerState } from "./model";
import { explain, quoted } from "./reasons";
import { HELP, type Rule } from "./rule";

export const managementUp: Rule = (status) => {
  const { management } = status;
  if (!management || management.connected || isOff(status) || needsSignIn(status)) return [];
  const { detail, steps } = explain(management.reason);
  return [
    {
      severity: "wrong",
      weight: 90,
      title: "Management is not connected",
      detail: `${detail} Without management, this device gets no changes, and after a restart, no peers.`,
      steps,
      href: `${HELP}#management-signal-or-relays-are-down`,
      lines: [management.line],
    },
  ];
};

export const signalUp: Rule = (status) => {
  const { management, signal } = status;
  if (!signal || signal.connected || isOff(status) || needsSignIn(status)) return [];
  // If management is down too, the cause is the same, and its finding names it.
  if (management && !management.connected && signal.reason === "") return [];
  const { detail, steps } = explain(signal.reason);
  return [
    {
      severity: "wrong",
      weight: 80,
      title: "Signal is not connected",
      detail: `${detail} Open tunnels stay up, but new ones can't be negotiated.`,
      steps,
      href: `${HELP}#management-signal-or-relays-are-down`,
      lines: [signal.line],
    },
  ];
};

export const relaysUp: Rule = (status) => {
  const { relays, management } = status;
  if (!relays || management?.connected !== true) return [];
  if (relays.total === 0)
    return [
      {
        severity: "note",
        weight: 35,
        title: "The server offers no relay",
        detail: "Peers without a direct path to each other can't connect.",
        steps: ["On your own server, add a relay's URL in the management settings."],
        href: "/selfhosted/troubleshooting#the-relay-is-unreachable",
        lines: [relays.line],
      },
    ];
  const down = relays.details.filter(({ available }) => !available);
  const stun = down.filter(({ name }) => name.startsWith("stun:"));
  const missing = relays.total - relays.available;
  if (missing === 0 && down.length === 0) return [];
  // STUN tells this device its address and carries no traffic.
  const carriers = relays.details.filter(({ name }) => !name.startsWith("stun:"));
  const isAll =
    relays.available === 0 || (carriers.length > 0 && carriers.every(({ available }) => !available));
  const reason = explain([...new Set(down.map((one) => one.reason).filter(Boolean))].join("; "));
  const isOnlyStun = stun.length > 0 && stun.length === down.length;
  return [
    {
      severity: isAll ? "wrong" : "note",
      weight: isAll ? 75 : 40,
      title: isAll
        ? "No relay can be reached"
        : isOnlyStun
          ? "STUN can't be reached"
          : `${missing} of ${relays.total} relays can't be reached`,
      detail: [
        isOnlyStun
          ? "This device can't find its public address, so its connections are relayed."
          : isAll
            ? "Peers without a direct path to each other are cut off."
            : "Other relays take over. Peers that use only the missing ones are cut off.",
        down.some((one) => one.reason !== "") ? reason.detail : "",
      ]
        .filter(Boolean)
        .join(" "),
      steps: [
        down.length > 0
          ? `Check the address from this device: \`${addressOf(down)}\`.`
          : "See which ones: `{{cli}} status --detail`.",
        "A relay's TCP port and STUN's UDP port must be reachable from this network.",
      ],
      href: "/selfhosted/troubleshooting#the-relay-is-unreachable",
      lines: down.length > 0 ? down.map(({ line }) => line) : [relays.line],
    },
  ];
};

function addressOf([first]: readonly ServerState[]): string {
  return (first?.name ?? "").replace(/`/g, "");
}

/** What a nameserver's reason means; one that is not known is quoted. */
function nameserverReason(reason: string): string {
  if (reason === "") return "";
  if (/timeout|deadline/i.test(reason)) return "The nameservers don't answer in time.";
  return /refused/i.test(reason)
    ? "The nameservers refuse the queries."
    : `The client gives this reason: ${quoted(reason)}.`;
}

export const nameserversUp: Rule = (status) => {
  const { nameservers, management } = status;
  if (!nameservers || management?.connected !== true) return [];
  const down = nameservers.details.filter(({ available }) => !available);
  const missing = nameservers.total - nameservers.available;
  if (missing <= 0) return [];
  const names = down.map(({ name }) => name).join("; ");
  const reason = down.map((one) => one.reason).find(Boolean) ?? "";
  return [
    {
      severity: "wrong",
      weight: 60,
      title: `${missing} of ${nameservers.total} nameserver groups do not answer`,
      detail: [
        names === ""
          ? "The names that they handle don't resolve."
          : `Names in these domains don't resolve: ${names}.`,
        nameserverReason(reason),
      ]
        .filter(Boolean)
        .join(" "),
      steps: [
        "Ask the nameserver directly: `nslookup name.example.com 10.20.0.53`, with your name and nameserver.",
        "If the nameserver is behind the overlay, check that its peer or routing peer is connected, and that a policy allows UDP and TCP port 53 to it.",
      ],
      href: "/how-to/dns/troubleshoot#4-does-the-server-answer",
      lines: down.length > 0 ? down.map(({ line }) => line) : [nameservers.line],
    },
  ];
};
