/** What is wrong, worth knowing, or fine although it looks wrong, in an output of `status`. */
import { compareReleases } from "../../lib/compareReleases";
import type { OutputFinding, PeerState, ServerState, Status } from "./model";
import { explain } from "./reasons";

const HELP = "/how-to/troubleshooting-client";
/** A tunnel renews its keys about every two minutes. */
const STALE_HANDSHAKE_S = 600;
/** Negotiation takes seconds; after this time something is in the way. */
const LONG_NEGOTIATION_S = 60;
const SOON_S = 3600;
/** Clients that are older than this many minor releases miss much. */
const OLD_MINORS = 10;

type Rule = (status: Status, release: string) => readonly OutputFinding[];

/**
 * Findings about an output of `status`, in no order.
 *
 * @param release the release that the site describes
 */
export function statusFindings(status: Status, release: string): OutputFinding[] {
  return RULES.flatMap((rule) => rule(status, release));
}

const SIGN_IN_STATES: Readonly<Record<string, string>> = {
  NeedsLogin: "This device isn't signed in: it was never registered, it was deleted, or its login expired.",
  LoginFailed: "The server refused the last sign-in of this device.",
  SessionExpired: "The session of the user on this device has ended.",
};

const signedIn: Rule = ({ daemonStatus = "", daemonLine = 1 }) => {
  const detail = SIGN_IN_STATES[daemonStatus];
  if (detail === undefined) return [];
  return [
    {
      severity: "wrong",
      weight: 95,
      title: `The device must sign in (${daemonStatus})`,
      detail,
      steps: ["Run `{{cli}} up` and finish the sign-in. On a server: `{{cli}} up --setup-key <key>`."],
      href: `${HELP}#when-the-client-is-not-connected`,
      lines: [daemonLine],
    },
  ];
};

/** Neither link has a reason, and there is no interface. */
function isOff({ daemonStatus, management, signal, interfaceType }: Status): boolean {
  if (daemonStatus === "Idle") return true;
  const isQuiet = management?.connected === false && management.reason === "" && signal?.connected === false;
  return daemonStatus === undefined && isQuiet && signal.reason === "" && interfaceType?.value === "N/A";
}

const turnedOn: Rule = (status) =>
  isOff(status)
    ? [
        {
          severity: "wrong",
          weight: 92,
          title: "The client is off",
          detail: "The service runs and isn't connected, and names no reason: nobody started the connection.",
          steps: ["Connect: `{{cli}} up`.", "If you did already, look at the log for the reason."],
          href: `${HELP}#when-the-client-is-not-connected`,
          lines: [status.management?.line ?? status.daemonLine ?? 1],
        },
      ]
    : [];

const managementUp: Rule = (status) => {
  const { management } = status;
  if (!management || management.connected || isOff(status) || needsSignIn(status)) return [];
  const { detail, steps } = explain(management.reason);
  return [
    {
      severity: "wrong",
      weight: 90,
      title: "Management is not connected",
      detail: `${detail} Without management this device gets no changes, and after a restart no peers.`,
      steps,
      href: `${HELP}#management-signal-or-relays-are-down`,
      lines: [management.line],
    },
  ];
};

function needsSignIn({ daemonStatus = "" }: Status): boolean {
  return daemonStatus in SIGN_IN_STATES;
}

const signalUp: Rule = (status) => {
  const { management, signal } = status;
  if (!signal || signal.connected || isOff(status) || needsSignIn(status)) return [];
  // With management down, the cause is the same and stands there.
  if (management && !management.connected && signal.reason === "") return [];
  const { detail, steps } = explain(signal.reason);
  return [
    {
      severity: "wrong",
      weight: 80,
      title: "Signal is not connected",
      detail: `${detail} Open tunnels stay up; new ones can't be negotiated.`,
      steps,
      href: `${HELP}#management-signal-or-relays-are-down`,
      lines: [signal.line],
    },
  ];
};

const relaysUp: Rule = (status) => {
  const { relays, management } = status;
  if (!relays || management?.connected !== true) return [];
  if (relays.total === 0)
    return [
      {
        severity: "note",
        weight: 35,
        title: "The server offers no relay",
        detail: "Peers without a direct path to each other can't connect.",
        steps: ["On your own server, enter the address of a relay in the settings of management."],
        href: "/selfhosted/troubleshooting#the-relay-is-unreachable",
        lines: [relays.line],
      },
    ];
  const down = relays.details.filter(({ available }) => !available);
  const stun = down.filter(({ name }) => name.startsWith("stun:"));
  const missing = relays.total - relays.available;
  if (missing === 0 && down.length === 0) return [];
  const isAll = relays.available === 0;
  const reason = explain(down.map((one) => one.reason).join(" "));
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
            : "Others take over; peers that use only the missing ones are cut off.",
        down.some((one) => one.reason !== "") ? reason.detail : "",
      ]
        .filter(Boolean)
        .join(" "),
      steps: [
        down.length > 0
          ? `Check the address from this device: \`${addressOf(down)}\`.`
          : "See which: `{{cli}} status --detail`.",
        "A relay needs its TCP port, and STUN its UDP port, open from this network.",
      ],
      href: "/selfhosted/troubleshooting#the-relay-is-unreachable",
      lines: down.length > 0 ? down.map(({ line }) => line) : [relays.line],
    },
  ];
};

function addressOf([first]: readonly ServerState[]): string {
  return (first?.name ?? "").replace(/`/g, "");
}

const nameserversUp: Rule = (status) => {
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
        names === "" ? "Names that they are for don't resolve." : `Names don't resolve for: ${names}.`,
        /timeout|deadline/i.test(reason) ? "The nameservers don't answer in time." : "",
        /refused/i.test(reason) ? "The nameservers refuse the questions." : "",
      ]
        .filter(Boolean)
        .join(" "),
      steps: [
        "Ask the nameserver directly: `nslookup name.example.com 10.20.0.53`, with your name and nameserver.",
        "If it's behind the overlay, check that its peer or routing peer is connected, and that a policy allows UDP and TCP port 53 to it.",
      ],
      href: "/how-to/dns/troubleshoot#4-does-the-server-answer",
      lines: down.length > 0 ? down.map(({ line }) => line) : [nameservers.line],
    },
  ];
};

const sameVersion: Rule = ({ daemonVersion = "", cliVersion = "", versionLines = [] }) =>
  daemonVersion !== "" && cliVersion !== "" && daemonVersion !== "N/A" && daemonVersion !== cliVersion
    ? [
        {
          severity: "wrong",
          weight: 55,
          title: "Service and command have different versions",
          detail: `The service runs ${daemonVersion}, the command is ${cliVersion}: after an update, the service wasn't restarted, or two copies are installed.`,
          steps: [
            "Restart the service: `sudo {{cli}} service restart`.",
            "If it stays, look for a second copy: `which -a {{cli}}`.",
          ],
          href: `${HELP}#read-the-status-line-by-line`,
          lines: versionLines,
        },
      ]
    : [];

const recentVersion: Rule = ({ daemonVersion = "", versionLines = [] }, release) => {
  const [, major = "", minor = ""] = /^v?(\d+)\.(\d+)/.exec(daemonVersion) ?? [];
  const [, newMajor = "", newMinor = ""] = /^(\d+)\.(\d+)/.exec(release) ?? [];
  if (major === "" || compareReleases(daemonVersion.replace(/^v/, ""), release) >= 0) return [];
  if (major === newMajor && Number(newMinor) - Number(minor) < OLD_MINORS) return [];
  return [
    {
      severity: "note",
      weight: 30,
      title: "The client is old",
      detail: `It has ${daemonVersion}, and this site describes ${release}. An old client with a newer server lacks what came since, and some settings don't reach it.`,
      steps: ["Update the client, then `sudo {{cli}} service restart`."],
      href: "/how-to/installation",
      lines: versionLines.slice(0, 1),
    },
  ];
};

const sessionLasts: Rule = ({ session, management }) => {
  if (!session || session.left > SOON_S) return [];
  const isOver = session.left <= 0;
  const isConnected = management?.connected === true;
  return [
    {
      severity: isOver ? "wrong" : "note",
      weight: isOver ? 85 : 30,
      title: isOver ? "The session has ended" : "The session ends within the hour",
      detail:
        isOver && isConnected
          ? "The end of the session has passed while management is connected: it ends any moment, this output is old, or the clock of this device is wrong."
          : isOver
            ? "The user must sign in again."
            : "After that, this device disconnects until the user signs in.",
      steps: isOver
        ? ["Sign in: `{{cli}} up`.", "Compare the clock with another device: `date -u`."]
        : ["Extend it now: `{{cli}} login --extend`."],
      href: "/how-to/enforce-periodic-user-authentication#renew-before-it-ends",
      lines: [session.line],
    },
  ];
};

const hasInterface: Rule = ({ interfaceType, management, daemonStatus }) =>
  interfaceType?.value === "N/A" && management?.connected === true && daemonStatus !== "Connecting"
    ? [
        {
          severity: "wrong",
          weight: 78,
          title: "There is no tunnel interface",
          detail: "Management is connected, but the client couldn't create its interface.",
          steps: [
            "Look for `error while starting` in the log.",
            "On Linux: `sudo modprobe tun`. In a container, give `NET_ADMIN` and `/dev/net/tun`.",
          ],
          href: `${HELP}#the-service-does-not-answer`,
          lines: [interfaceType.line],
        },
      ]
    : [];

const peersKnown: Rule = ({ peersCount, management, peers, lazy }) => {
  if (!peersCount || management?.connected !== true) return [];
  if (peersCount.total === 0)
    return [
      {
        severity: "note",
        weight: 45,
        title: "This device sees no peers",
        detail:
          "No policy connects it with another device, all were filtered out of this output, or it's the only one.",
        steps: ["In the web app, compare the groups of this peer with **Access Control** → **Policies**."],
        href: `${HELP}#the-peer-is-missing-or-does-not-connect`,
        lines: [peersCount.line],
      },
    ];
  if (peersCount.connected > 0 || peers.length > 0) return [];
  if (lazy === true) return [idle(peersCount.total, [peersCount.line])];
  return [
    {
      severity: "wrong",
      weight: 64,
      title: "No peer is connected",
      detail: `This device may see ${peersCount.total}, and has a tunnel to none. All of them may be off; otherwise something blocks tunnels here.`,
      steps: [
        "See their states: `{{cli}} status --detail`, and paste that output here.",
        "Open outgoing UDP on this network, and check that a relay is available.",
      ],
      href: `${HELP}#the-peer-is-missing-or-does-not-connect`,
      lines: [peersCount.line],
    },
  ];
};

function idle(count: number, lines: readonly number[]): OutputFinding {
  return {
    severity: "fine",
    weight: 5,
    title: `${count === 1 ? "1 peer is" : `${count} peers are`} idle, and that's fine`,
    detail: "With lazy connections, a tunnel opens when there is traffic for the peer.",
    steps: [],
    href: "/how-to/lazy-connection",
    lines,
  };
}

const peersConnect: Rule = ({ peers, lazy, management }) => {
  if (peers.length === 0 || management?.connected !== true) return [];
  const states = groupPeers(peers);
  return [
    ...(states.waiting.length > 0 ? [waiting(states.waiting)] : []),
    ...(states.idle.length > 0
      ? [
          lazy === false
            ? notConnected(states.idle)
            : idle(
                states.idle.length,
                states.idle.map(({ line }) => line),
              ),
        ]
      : []),
    ...(states.stale.length > 0 ? [stale(states.stale)] : []),
  ];
};

function groupPeers(peers: readonly PeerState[]) {
  const isWaiting = ({ status, updateAge }: PeerState): boolean =>
    status === "Connecting" && (updateAge === undefined || updateAge > LONG_NEGOTIATION_S);
  return {
    waiting: peers.filter(isWaiting),
    idle: peers.filter(({ status }) => status === "Idle" || status === "Disconnected"),
    stale: peers.filter(
      ({ status, handshakeAge, updateAge }) =>
        status === "Connected" &&
        (handshakeAge === undefined
          ? (updateAge ?? 0) > LONG_NEGOTIATION_S
          : handshakeAge > STALE_HANDSHAKE_S),
    ),
  };
}

function waiting(peers: readonly PeerState[]): OutputFinding {
  return {
    severity: "wrong",
    weight: 65,
    title: `${countOf(peers)} ${peers.length === 1 ? "doesn't" : "don't"} get connected`,
    detail: `${namesOf(peers)}: negotiation has gone on for more than a minute. The other device is off, or neither a direct path nor a relay works between the two.`,
    steps: [
      "Check in the web app that the other device is online.",
      "On both devices, compare `Signal` and `Relays` of `{{cli}} status --detail`.",
    ],
    href: `${HELP}#the-peer-is-missing-or-does-not-connect`,
    lines: peers.map(({ line }) => line),
  };
}

function notConnected(peers: readonly PeerState[]): OutputFinding {
  return {
    severity: "note",
    weight: 25,
    title: `${countOf(peers)} ${peers.length === 1 ? "is" : "are"} not connected`,
    detail: `${namesOf(peers)}: ${peers.length === 1 ? "the device may be" : "the devices may be"} off.`,
    steps: ["Check in the web app which devices are online."],
    href: `${HELP}#the-peer-is-missing-or-does-not-connect`,
    lines: peers.map(({ line }) => line),
  };
}

function stale(peers: readonly PeerState[]): OutputFinding {
  return {
    severity: "wrong",
    weight: 50,
    title: `${countOf(peers)} ${peers.length === 1 ? "has" : "have"} a tunnel without a fresh handshake`,
    detail: `${namesOf(peers)}: the state is Connected, but the keys weren't renewed for more than ten minutes, so nothing may pass.`,
    steps: [
      "Restart the client on both sides: `sudo {{cli}} service restart`.",
      "If it comes back, a firewall drops UDP between the two.",
    ],
    href: `${HELP}#details-of-a-peer`,
    lines: peers.map(({ line }) => line),
  };
}

const peersDirect: Rule = ({ peers, relays }) => {
  const relayed = peers.filter(({ status, type }) => status === "Connected" && type === "Relayed");
  if (relayed.length === 0) return [];
  const noStun = relays?.details.some(({ name, available }) => name.startsWith("stun:") && !available);
  const isAll = relayed.length === peers.filter(({ status }) => status === "Connected").length;
  return [
    {
      severity: "note",
      weight: 20,
      title: `${countOf(relayed)} ${relayed.length === 1 ? "is" : "are"} relayed`,
      detail: `${namesOf(relayed)}: everything works, but slower than direct. ${
        noStun === true
          ? "STUN is unreachable, so this device doesn't know its public address."
          : isAll && relayed.length > 1
            ? "All connected peers are, so the cause is on this side: its network blocks UDP, or changes ports for each target."
            : relayed.some(({ hasCandidates }) => hasCandidates)
              ? "Both sides know addresses of each other, but no packet came through: UDP is blocked on one side."
              : "The networks of both sides change ports for each target, or one of them blocks UDP."
      }`,
      steps: [
        "Allow outgoing UDP from this device, and from the other one.",
        "Where you can, forward the WireGuard port on one side, or turn on UPnP or NAT-PMP in its router.",
      ],
      href: `${HELP}#relayed-or-direct`,
      lines: relayed.map(({ line }) => line),
    },
  ];
};

const sameQuantumResistance: Rule = ({ peers }) => {
  const broken = peers.filter(({ quantumResistance }) => /won't work/.test(quantumResistance));
  const doubtful = peers.filter(({ quantumResistance }) => /might not work/.test(quantumResistance));
  const found = broken.length > 0 ? broken : doubtful;
  if (found.length === 0) return [];
  return [
    {
      severity: broken.length > 0 ? "wrong" : "note",
      weight: broken.length > 0 ? 62 : 28,
      title: `Quantum resistance differs on ${countOf(found)}`,
      detail:
        broken.length > 0
          ? `${namesOf(broken)}: it's on here and off there, and without permissive mode these tunnels don't work.`
          : `${namesOf(doubtful)}: it's off here and on there, so a tunnel works only if the other side is permissive.`,
      steps: [
        "Turn it on at both sides, or allow both: `{{cli}} up --enable-rosenpass --rosenpass-permissive`.",
      ],
      href: "/how-to/enable-post-quantum-cryptography#which-peers-connect-with-which",
      lines: found.map(({ line }) => line),
    },
  ];
};

const RULES: readonly Rule[] = [
  signedIn,
  turnedOn,
  managementUp,
  signalUp,
  relaysUp,
  nameserversUp,
  sameVersion,
  recentVersion,
  sessionLasts,
  hasInterface,
  peersKnown,
  peersConnect,
  peersDirect,
  sameQuantumResistance,
];

function countOf(peers: readonly PeerState[]): string {
  return peers.length === 1 ? "1 peer" : `${peers.length} peers`;
}

/** At most three names. */
function namesOf(peers: readonly PeerState[]): string {
  const names = peers.slice(0, 3).map(({ name }) => name);
  return names.join(", ") + (peers.length > 3 ? ` and ${peers.length - 3} more` : "");
}
