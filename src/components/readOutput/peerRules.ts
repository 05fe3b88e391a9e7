/** Rules about the other peers and the tunnels to them. */
import type { OutputFinding, PeerState } from "./model";
import { HELP, READING, type Rule } from "./rule";

/** A tunnel renews its keys about every two minutes. */
const STALE_HANDSHAKE_S = 600;
/** Negotiation takes seconds; after this time something is in the way. */
const LONG_NEGOTIATION_S = 60;

export const peersKnown: Rule = ({ peersCount, management, peers, lazy }) => {
  if (!peersCount || management?.connected !== true) return [];
  if (peersCount.total === 0)
    return [
      {
        severity: "note",
        weight: 45,
        title: "This device sees no peers",
        detail:
          "No policy connects it with another device, all peers were filtered out of this output, or it's the only device.",
        steps: ["In the web app, compare this peer's groups with **Access Control** → **Policies**."],
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
      detail: `This device is allowed to see ${peersCount.total}, but doesn't have a tunnel to any of them. They might all be off. Otherwise, something is blocking tunnels here.`,
      steps: [
        "To see their states, run `{{cli}} status --detail`, and paste that output here.",
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

export const peersConnect: Rule = ({ peers, lazy, management }) => {
  if (peers.length === 0 || management?.connected !== true) return [];
  const states = groupPeers(peers);
  return [
    ...(states.waiting.length > 0 ? [waiting(states.waiting)] : []),
    ...(states.idle.length > 0
      ? [
          // Without a line about lazy connections the release is older than those.
          lazy === false || (lazy === undefined && states.idle.some(({ status }) => status !== "Idle"))
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
    detail: `${namesOf(peers)}: negotiation has gone on for more than a minute. The other device is off, or neither a direct path nor a relay works between the two devices.`,
    steps: [
      "Check in the web app that the other device is online.",
      "On both devices, compare `Signal` and `Relays` in `{{cli}} status --detail`.",
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
    detail: `${namesOf(peers)}: ${peers.length === 1 ? "the device might be" : "the devices might be"} off.`,
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
    detail: `${namesOf(peers)}: the state is Connected, but the keys haven't been renewed for more than ten minutes, so traffic might not get through.`,
    steps: [
      "Restart the client on both sides: `sudo {{cli}} service restart`.",
      "If the problem returns, a firewall is dropping UDP between the two.",
    ],
    href: `${READING}#details-of-a-peer`,
    lines: peers.map(({ line }) => line),
  };
}

export const peersDirect: Rule = ({ peers, relays }) => {
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
            ? "All connected peers are relayed, so the cause is on this side: its network blocks UDP, or changes ports for each target."
            : relayed.some(({ hasCandidates }) => hasCandidates)
              ? "Both sides know each other's addresses, but no packet came through: UDP is blocked on one side."
              : "Both sides' networks change ports for each target, or one of them blocks UDP."
      }`,
      steps: [
        "Allow outgoing UDP from this device and the other one.",
        "If you can, forward the WireGuard port on one side, or turn on UPnP or NAT-PMP in its router.",
      ],
      href: `${HELP}#relayed-or-direct`,
      lines: relayed.map(({ line }) => line),
    },
  ];
};

export const sameQuantumResistance: Rule = ({ peers }) => {
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
          ? `${namesOf(broken)}: it's on here and off there, and these tunnels don't work without permissive mode.`
          : `${namesOf(doubtful)}: it's off here and on there, so a tunnel works only if the other side is permissive.`,
      steps: [
        "Turn it on at both ends, or allow both modes: `{{cli}} down`, then `{{cli}} up --enable-rosenpass --rosenpass-permissive`.",
      ],
      href: "/how-to/enable-post-quantum-cryptography#which-peers-connect-with-which",
      lines: found.map(({ line }) => line),
    },
  ];
};

function countOf(peers: readonly PeerState[]): string {
  return peers.length === 1 ? "1 peer" : `${peers.length} peers`;
}

/** At most three names. */
function namesOf(peers: readonly PeerState[]): string {
  const names = peers.slice(0, 3).map(({ name }) => name);
  return names.join(", ") + (peers.length > 3 ? ` and ${peers.length - 3} more` : "");
}
