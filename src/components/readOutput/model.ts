/** Severity of a finding: `wrong` needs work, `note` is worth knowing, `fine` looks wrong and is not. */
export type Severity = "wrong" | "note" | "fine";

/** Something that the pasted output says. Texts hold content tokens. */
export interface OutputFinding {
  readonly severity: Severity;
  /** Findings with more weight come first; 0 to 100. */
  readonly weight: number;
  readonly title: string;
  readonly detail: string;
  /** Steps for the reader, in order; code in backticks. */
  readonly steps: readonly string[];
  /** Route of the page that explains more. */
  readonly href: string;
  /** Lines that show it; the first line is 1. */
  readonly lines: readonly number[];
}

/** A link to a server. */
export interface LinkState {
  readonly connected: boolean;
  readonly reason: string;
  readonly line: number;
}

/** A server or a group of servers in a list. */
export interface ServerState {
  /** Its address, or the domains of a nameserver group. */
  readonly name: string;
  /** Addresses of nameservers; of a relay its own. */
  readonly servers: string;
  readonly available: boolean;
  readonly reason: string;
  readonly line: number;
}

/** Servers of one kind; without details only the numbers are known. */
export interface ServerList {
  readonly available: number;
  readonly total: number;
  readonly details: readonly ServerState[];
  readonly line: number;
}

/** A peer as `status --detail` and `status --json` describe it. */
export interface PeerState {
  readonly name: string;
  readonly status: string;
  /** `P2P`, `Relayed` or `-`. */
  readonly type: string;
  /** True if candidates for a direct path are known on both sides. */
  readonly hasCandidates: boolean;
  /** Seconds since the last handshake and the last change; undefined when there was none. */
  readonly handshakeAge: number | undefined;
  readonly updateAge: number | undefined;
  readonly quantumResistance: string;
  readonly line: number;
}

/** The parsed output of `status`; absent parts were not in it. */
export interface Status {
  daemonStatus?: string;
  daemonVersion?: string;
  cliVersion?: string;
  versionLines?: readonly number[];
  management?: LinkState;
  signal?: LinkState;
  relays?: ServerList;
  nameservers?: ServerList;
  interfaceType?: { readonly value: string; readonly line: number };
  lazy?: boolean;
  /** Seconds until the session ends. */
  session?: { readonly left: number; readonly line: number };
  peersCount?: { readonly connected: number; readonly total: number; readonly line: number };
  daemonLine?: number;
  /** Events above information. */
  events?: { readonly level: string; readonly message: string; readonly line: number }[];
  readonly peers: PeerState[];
}

export interface ReadStatus {
  readonly status: Status;
  /** Lines that belong to no part that is known. */
  readonly unknown: readonly number[];
}
