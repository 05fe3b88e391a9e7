/** Reads the text of `status` and `status --detail`, as `client/status/status.go` of the product writes it. */
import type { PeerState, ReadStatus, ServerList, ServerState, Status } from "./model";

type Write<T> = { -readonly [Key in keyof T]: T[Key] };

/** Lines with a value that no rule needs. */
const PLAIN =
  /^\s*(?:OS|Profile|FQDN|.{1,30} IP(?:v6)?|Wireguard port|Quantum resistance|SSH Server|Networks|Routes|Forwarding rules|Public key|Relay server address|Transfer status \(received\/sent\).*|Latency|Direct|-- detail --|Peers detail|Events|Metadata|Message|Time|Direction):?(?:\s|$)/;
/** Lists below a line: relays, nameservers, sessions, events. */
const LISTED = /^\s+\[.*\]|^\s+\S+:\S*$|^\s*\[[A-Z]+\] |^\s*No events recorded|^\s{4,}\S/;
/** A prompt of a shell, and the rest of the text that asks for a sign-in. */
const SIGN_IN_HELP =
  /^(?:\S+ ?)?\S*[$#>] \S|^\s*(?:Run UP command|If you are running a self-hosted|you can use a setup-key|More info:|\S+ up\b)/;

/** True if a text is an output of `status`. */
export function isStatusText(text: string): boolean {
  return /^[\s>]*(?:Peers detail:|Daemon (?:version|status): |Management: (?:Connected|Disconnected))/m.test(
    text,
  );
}

/** Reads an output of `status`, with or without details. */
export function readStatusText(lines: readonly string[]): ReadStatus {
  const status: Status = { peers: [] };
  const unknown: number[] = [];
  let peer: Write<PeerState> | undefined;
  let list: "relays" | "nameservers" | undefined;
  let event: { readonly level: string; readonly line: number } | undefined;
  for (const [index, text] of lines.entries()) {
    const line = index + 1;
    if (text.trim() === "") continue;
    const [, key = "", value = ""] = /^\s*([^:]+(?: \([^)]*\))?): ?(.*)$/.exec(text) ?? [];
    const server = /^\s+\[(.*?)\](?: for \[(.*?)\])? is (\w+)(?:.*?, reason: (.*))?/.exec(text);
    if (server && list) {
      addServer(status, list, server, line);
      continue;
    }
    const [, level] = /^\s*\[([A-Z]+)\] [A-Z]+ \(/.exec(text) ?? [];
    if (level !== undefined) event = level === "INFO" ? undefined : { level, line };
    const [, message] = /^\s+Message: (.*)/.exec(text) ?? [];
    if (event && message !== undefined) (status.events ??= []).push({ ...event, message });
    const isDetail = /^\s{2,}/.test(text);
    if (!isDetail && !/^ \S.*:$/.test(text)) peer = undefined;
    if (/^ \S.*:\s*$/.test(text)) {
      peer = newPeer(text.trim().replace(/:$/, ""), line);
      status.peers.push(peer);
    } else if (peer && isDetail && readPeerLine(peer, text, line)) {
      continue;
    } else if (!readLine(status, { key: key.trim(), value: value.trim(), line })) {
      if (!PLAIN.test(text) && !LISTED.test(text) && !SIGN_IN_HELP.test(text)) unknown.push(line);
    }
    list = /^Relays:/.test(text) ? "relays" : /^Nameservers:/.test(text) ? "nameservers" : undefined;
  }
  return { status, unknown };
}

interface Line {
  readonly key: string;
  readonly value: string;
  readonly line: number;
}

/** Reads a line of the summary. */
function readLine(status: Status, { key, value, line }: Line): boolean {
  switch (key) {
    case "Daemon status":
      status.daemonStatus = value;
      status.daemonLine = line;
      return true;
    case "Daemon version":
      status.daemonVersion = value;
      status.versionLines = [line];
      return true;
    case "CLI version":
      status.cliVersion = value;
      status.versionLines = [...(status.versionLines ?? []), line];
      return true;
    case "Management":
    case "Signal":
      status[key === "Management" ? "management" : "signal"] = {
        connected: value.startsWith("Connected"),
        reason: /reason: (.*)/.exec(value)?.[1] ?? "",
        line,
      };
      return true;
    case "Relays":
      status.relays = serverList(value, line);
      return true;
    case "Nameservers":
      status.nameservers = serverList(value, line);
      return true;
    case "Interface type":
      status.interfaceType = { value, line };
      return true;
    case "Lazy connection":
      status.lazy = value === "true";
      return true;
    case "Session expires": {
      const left = durationIn(/\(in (.*)\)/.exec(value)?.[1] ?? "");
      if (left !== undefined) status.session = { left, line };
      return true;
    }
    case "Peers count": {
      const [, connected = "0", total = "0"] = /^(\d+)\/(\d+)/.exec(value) ?? [];
      status.peersCount = { connected: Number(connected), total: Number(total), line };
      return true;
    }
    default:
      return false;
  }
}

function serverList(value: string, line: number): ServerList {
  const [, available = "0", total = "0"] = /^(\d+)\/(\d+)/.exec(value) ?? [];
  return { available: Number(available), total: Number(total), details: [], line };
}

function addServer(
  status: Status,
  kind: "relays" | "nameservers",
  match: RegExpExecArray,
  line: number,
): void {
  const [, first = "", domains, state = "", reason = ""] = match;
  const known = status[kind];
  if (!known) return;
  // "Checking..." is neither.
  const available = state !== "Unavailable";
  const name = domains === undefined || domains === "" ? first : domains === "." ? "all names" : domains;
  const details: ServerState[] = [...known.details, { name, servers: first, available, reason, line }];
  const total = details.length;
  status[kind] = { ...known, details, total, available: details.filter((one) => one.available).length };
}

function newPeer(name: string, line: number): Write<PeerState> {
  return {
    name,
    status: "",
    type: "-",
    hasCandidates: false,
    handshakeAge: undefined,
    updateAge: undefined,
    quantumResistance: "",
    line,
  };
}

/** Reads a line about a peer. The line with its state becomes the line of the peer. */
function readPeerLine(peer: Write<PeerState>, text: string, line: number): boolean {
  const [, key = "", value = ""] = /^\s+([^:]+): ?(.*)$/.exec(text) ?? [];
  if (key === "Status") [peer.status, peer.line] = [value.trim(), line];
  else if (key === "Connection type") peer.type = value.trim() || "-";
  else if (key.startsWith("ICE candidate (")) peer.hasCandidates = !/(?:^|\/)-?(?:\/|$)/.test(value.trim());
  else if (key.startsWith("ICE candidate")) return true;
  else if (key === "Last connection update") peer.updateAge = ageIn(value);
  else if (key === "Last WireGuard handshake") peer.handshakeAge = ageIn(value);
  else if (key === "Quantum resistance") peer.quantumResistance = value.trim();
  else return false;
  return true;
}

const SECONDS: Readonly<Record<string, number>> = { second: 1, minute: 60, hour: 3600, day: 86_400 };

/** Seconds in `4 minutes, 10 seconds ago`; undefined for `-`. */
function ageIn(value: string): number | undefined {
  if (value.trim() === "Now") return 0;
  const parts = [...value.matchAll(/(\d+) (second|minute|hour|day)/g)];
  if (parts.length === 0) return undefined;
  return parts.reduce((sum, [, count, unit = ""]) => sum + Number(count) * (SECONDS[unit] ?? 0), 0);
}

/** Seconds in `23h 58m` or `-5m`. */
function durationIn(text: string): number | undefined {
  const parts = [...text.matchAll(/(\d+)([dhms])/g)];
  if (parts.length === 0) return undefined;
  const seconds = parts.reduce(
    (sum, [, count, unit = ""]) => sum + Number(count) * ({ d: 86_400, h: 3600, m: 60, s: 1 }[unit] ?? 0),
    0,
  );
  return text.trim().startsWith("-") ? -seconds : seconds;
}
