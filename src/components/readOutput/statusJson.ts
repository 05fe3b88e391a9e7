/** Reads the output of `status --json`. */
import { isRecord } from "docusaurus-waymark-core/lib/isRecord";
import type { LinkState, PeerState, ReadStatus, ServerList, ServerState, Status } from "./model";

type Json = Readonly<Record<string, unknown>>;

/** The JSON of a text, when it is an output of `status --json`. */
export function statusJsonIn(text: string): Json | undefined {
  try {
    const data: unknown = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
    return isRecord(data) && ("management" in data || "daemonStatus" in data) ? data : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the data. Line numbers refer to the text, which may be a single line. */
export function readStatusJson(data: Json, lines: readonly string[], now: number): ReadStatus {
  const lineOf = (key: string): number => lines.findIndex((line) => line.includes(`"${key}"`)) + 1 || 1;
  const status: Status = {
    peers: listIn(recordIn(data, "peers"), "details").map((peer) => peerOf(peer, lines, now)),
  };
  const daemonStatus = textIn(data, "daemonStatus");
  if (daemonStatus !== "") [status.daemonStatus, status.daemonLine] = [daemonStatus, lineOf("daemonStatus")];
  status.daemonVersion = textIn(data, "daemonVersion");
  status.cliVersion = textIn(data, "cliVersion");
  status.versionLines = [lineOf("daemonVersion"), lineOf("cliVersion")];
  if (isRecord(data["management"])) status.management = linkOf(data["management"], lineOf("management"));
  if (isRecord(data["signal"])) status.signal = linkOf(data["signal"], lineOf("signal"));
  if (isRecord(data["relays"])) status.relays = relaysOf(data["relays"], lineOf("relays"));
  if (Array.isArray(data["dnsServers"])) status.nameservers = nameserversOf(data, lineOf("dnsServers"));
  // The name of the field begins with the name of the product: `productIp`.
  const address = Object.keys(data).find((key) => /^[a-z]+Ip$/.test(key)) ?? "";
  const hasInterface = data["usesKernelInterface"] === true || textIn(data, address) !== "";
  if (!hasInterface && hasAddressField(data))
    status.interfaceType = { value: "N/A", line: lineOf("usesKernelInterface") };
  if (typeof data["lazyConnectionEnabled"] === "boolean") status.lazy = data["lazyConnectionEnabled"];
  const end = Date.parse(textIn(data, "sessionExpiresAt"));
  if (!Number.isNaN(end)) status.session = { left: (end - now) / 1000, line: lineOf("sessionExpiresAt") };
  const peers = recordIn(data, "peers");
  if (typeof peers["total"] === "number")
    status.peersCount = {
      connected: Number(peers["connected"] ?? 0),
      total: peers["total"],
      line: lineOf("peers"),
    };
  const events = listIn(data, "events").filter((event) => textIn(event, "severity").toUpperCase() !== "INFO");
  if (events.length > 0)
    status.events = events.map((event) => ({
      level: textIn(event, "severity"),
      message: textIn(event, "userMessage") || textIn(event, "message"),
      line: lineOf("events"),
    }));
  return { status, unknown: [] };
}

function hasAddressField(data: Json): boolean {
  return "usesKernelInterface" in data;
}

function linkOf(link: Json, line: number): LinkState {
  return { connected: link["connected"] === true, reason: textIn(link, "error"), line };
}

function relaysOf(relays: Json, line: number): ServerList {
  const details = listIn(relays, "details").map((relay): ServerState => {
    const reason = textIn(relay, "error");
    const isChecking = /probe check is already in progress/.test(reason);
    const uri = textIn(relay, "uri");
    return { name: uri, servers: uri, available: relay["available"] === true || isChecking, reason, line };
  });
  const total = Number(relays["total"] ?? details.length);
  return { total, available: Number(relays["available"] ?? 0), details, line };
}

function nameserversOf(data: Json, line: number): ServerList {
  const details = listIn(data, "dnsServers").map((group): ServerState => {
    const domains = Array.isArray(group["domains"]) ? group["domains"].map(String) : [];
    const servers = Array.isArray(group["servers"]) ? group["servers"].map(String) : [];
    return {
      name: domains.join(", ") || "all names",
      servers: servers.join(", "),
      available: group["enabled"] === true,
      reason: textIn(group, "error"),
      line,
    };
  });
  return { total: details.length, available: details.filter((one) => one.available).length, details, line };
}

function peerOf(peer: Json, lines: readonly string[], now: number): PeerState {
  const name = textIn(peer, "fqdn");
  const candidates = recordIn(peer, "iceCandidateType");
  return {
    name,
    status: textIn(peer, "status"),
    type: textIn(peer, "connectionType") || "-",
    hasCandidates: textIn(candidates, "local") !== "" && textIn(candidates, "remote") !== "",
    handshakeAge: ageOf(textIn(peer, "lastWireguardHandshake"), now),
    updateAge: ageOf(textIn(peer, "lastStatusUpdate"), now),
    quantumResistance: "",
    line: lines.findIndex((line) => name !== "" && line.includes(name)) + 1 || 1,
  };
}

/** Seconds since a time; undefined for the year 1 and for 1970, which mean "never". */
function ageOf(time: string, now: number): number | undefined {
  const at = Date.parse(time);
  return Number.isNaN(at) || at <= 0 ? undefined : Math.max(0, (now - at) / 1000);
}

function recordIn(data: Json, key: string): Json {
  const value = data[key];
  return isRecord(value) ? value : {};
}

function listIn(data: Json, key: string): readonly Json[] {
  const value = data[key];
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function textIn(data: Json, key: string): string {
  const value = data[key];
  return typeof value === "string" ? value : "";
}
