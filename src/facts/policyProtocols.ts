/** A protocol of a policy rule. Texts may hold content tokens. */
export interface PolicyProtocol {
  /** `protocol` in the API. */
  readonly protocol: string;
  readonly ports: string;
  readonly meaning: string;
}

export const POLICY_PROTOCOLS: readonly PolicyProtocol[] = [
  { protocol: "all", ports: "none", meaning: "Everything, always in both directions" },
  { protocol: "tcp", ports: "some, a range, or all", meaning: "TCP" },
  { protocol: "udp", ports: "some, a range, or all", meaning: "UDP" },
  { protocol: "icmp", ports: "none", meaning: "ICMP, such as ping" },
  {
    protocol: "{{slug}}-ssh",
    ports: "none",
    meaning:
      "The client's SSH server, with local accounts chosen by user group (<Since release='0.61.0'>since 0.61.0</Since>)",
  },
];
