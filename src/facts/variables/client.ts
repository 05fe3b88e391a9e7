import { variables } from "./model";

/** Files and logs of the client. */
export const FILES_AND_LOGS = variables([
  [
    "{{env}}_STATE_DIR",
    "`/var/lib/{{slug}}` on Linux and macOS",
    "Moves profiles and state to another folder",
  ],
  ["{{env}}_DNS_STATE_FILE", "in the state folder", "Moves the state file"],
  ["{{env}}_LOG_FORMAT", "unset", "Sets the log format, for example `json`"],
  ["{{env}}_LOG_MAX_SIZE_MB", "15", "Sets the size at which a log file is rotated"],
  [
    "{{env}}_LOG_DISABLE_ROTATION",
    "false",
    "Turns rotation off. It is also off when the system's logrotate has a rule for the file",
  ],
  [
    "{{env}}_LISTEN_DEBUG_EVENT",
    "false",
    "On Windows, makes a bundle when the event `Global\\\\{{winDir}}DebugTriggerEvent` is signaled",
  ],
]);

/** Connections and relays. */
export const CONNECTIONS = variables([
  [
    "{{env}}_LAZY_CONN",
    "unset",
    "Forces lazy connections `on` or `off`, whatever the account says. Replaces `{{env}}_ENABLE_EXPERIMENTAL_LAZY_CONN`",
  ],
  [
    "{{env}}_LAZY_CONN_INACTIVITY_THRESHOLD",
    "15m",
    "Idle time after which a lazy connection closes; at least 1 minute",
  ],
  ["{{env}}_FORCE_RELAY", "false", "Uses relays only, never a direct connection"],
  ["{{env}}_HOME_RELAY_SERVERS", "unset", "Replaces the list of relays; separate addresses with commas"],
  ["{{env}}_RELAY_TRANSPORT", "`auto`", "`auto`, `quic`, `ws`, `prefer-quic` or `prefer-ws`"],
  ["{{env}}_RELAY_HC_ATTEMPT_THRESHOLD", "1", "Missed health checks before a relay counts as lost"],
  ["{{env}}_ICE_FORCE_RELAY_CONN", "false", "Offers relay candidates only when peers negotiate"],
  [
    "{{env}}_ICE_KEEP_ALIVE_INTERVAL_SEC",
    "4",
    "Seconds between keep-alive messages of a negotiated connection",
  ],
  [
    "{{env}}_ICE_DISCONNECTED_TIMEOUT_SEC",
    "6",
    "Seconds of silence before a connection counts as disconnected",
  ],
  ["{{env}}_ICE_FAILED_TIMEOUT_SEC", "6", "Seconds more before it counts as failed"],
  ["{{env}}_ICE_RELAY_ACCEPTANCE_MIN_WAIT_SEC", "2", "Seconds to wait for something better than a relay"],
  ["{{env}}_ICE_MONITOR_PERIOD", "300", "Period of the connection monitor in seconds"],
  ["{{env}}_DISABLE_NAT_MAPPER", "false", "Asks the router for no port mapping (UPnP, NAT-PMP, PCP)"],
  ["{{env}}_DISABLE_PCP_HEALTH_CHECK", "false", "Skips the health check of PCP mappings"],
  ["{{env}}_CONN_RETRY_INTERVAL_TIME", "30m", "First wait before the service connects to management again"],
  ["{{env}}_CONN_MAX_RETRY_INTERVAL_TIME", "60m", "Longest wait between attempts"],
  ["{{env}}_CONN_MAX_RETRY_TIME_TIME", "14 days", "Total time before it gives up"],
  ["{{env}}_CONN_RETRY_MULTIPLIER", "1.7", "Factor by which the wait grows"],
  ["{{env}}_MANAGEMENT_GRPC_MAX_MSG_SIZE", "16777216", "Largest message from the management server in bytes"],
  ["{{env}}_DISABLE_SLEEP_DETECTOR", "false", "Ignores sleep and wake-up of the device"],
]);

/** Tunnel, firewall and routing. */
export const TUNNEL = variables([
  ["{{env}}_USE_NETSTACK_MODE", "false", "Runs without a tunnel interface, in a network stack of its own"],
  ["{{env}}_SOCKS5_LISTENER_ADDRESS", "127.0.0.1", "Address of the SOCKS5 proxy in that mode"],
  ["{{env}}_SOCKS5_LISTENER_PORT", "1080", "Port of that proxy"],
  ["{{env}}_NETSTACK_SKIP_PROXY", "false", "Starts no SOCKS5 proxy"],
  [
    "{{env}}_ENABLE_NETSTACK_LOCAL_FORWARDING",
    "false",
    "Delivers to services on the host's loopback address in that mode",
  ],
  ["{{env}}_ENABLE_LOCAL_FORWARDING", "false", "Does the same with the userspace firewall"],
  ["{{env}}_WG_KERNEL_DISABLED", "false", "Uses WireGuard in userspace even if the kernel has it"],
  ["{{env}}_WG_DEBUG", "false", "Writes a WireGuard log"],
  ["{{env}}_DISABLE_EBPF_WG_PROXY", "false", "Turns off the eBPF proxy for relayed traffic"],
  ["{{env}}_SKIP_NFTABLES_CHECK", "false", "On Linux, uses iptables"],
  ["{{env}}_NFTABLES_TABLE", "`{{slug}}`", "Name of the nftables table"],
  ["{{env}}_FORCE_USERSPACE_FIREWALL", "false", "Uses the userspace firewall"],
  ["{{env}}_FORCE_USERSPACE_ROUTER", "false", "Routes in userspace"],
  ["{{env}}_DISABLE_USERSPACE_ROUTING", "false", "Turns routing in userspace off"],
  ["{{env}}_DISABLE_CONNTRACK", "false", "Makes the userspace filter stateless"],
  ["{{env}}_DISABLE_MSS_CLAMPING", "false", "Leaves the TCP segment size alone"],
  ["{{env}}_DISABLE_CUSTOM_ROUTING", "false", "Adds no exclusion routes; exit nodes do not work then"],
  ["{{env}}_USE_LEGACY_ROUTING", "false", "On Linux, routes without packet marks"],
  ["{{env}}_SKIP_SOCKET_MARK", "false", "Older name with the same effect"],
]);

/** DNS, SSH and metrics. */
export const NAMES_SSH_METRICS = variables([
  ["{{env}}_DNS_FORWARDER_PORT", "22054", "Port of the DNS forwarder on a routing peer"],
  ["{{env}}_DNS_HEALTH_WARNING_DELAY", "60s", "How long a nameserver problem lasts before a warning"],
  ["{{env}}_DISABLE_SSH_CONFIG", "false", "Writes no settings for OpenSSH"],
  ["{{env}}_FORCE_SSH_CONFIG", "false", "Writes them even with more than 200 peers"],
  ["{{env}}_ROSENPASS_LOG_LEVEL", "unset", "Log level of Rosenpass"],
  ["{{env}}_METRICS_PUSH_ENABLED", "false", "Sends client metrics"],
  ["{{env}}_METRICS_SERVER_URL", "unset", "Where they go"],
  ["{{env}}_METRICS_INTERVAL", "unset", "How often they are sent"],
  ["{{env}}_METRICS_CONFIG_URL", "built in", "Where the client reads its settings for metrics"],
]);
