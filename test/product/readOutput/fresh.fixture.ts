/**
 * Lines of the public tracker and of other programs, with changed values. The messages that are right for each were written down
 * before the lines were first read; without any, nothing may be said.
 */
type Pasted = readonly [line: string, ...right: string[]];

export const TRACKER: readonly Pasted[] = [
  [
    '2024-04-04T22:49:01+02:00 ERRO client/internal/dns/server.go:323: unable to parse ip address, error: ParseAddr(""): unable to parse IP',
    "dns-unable-to-parse-ip",
  ],
  [
    "2025-04-23T12:30:49+02:00 ERRO client/internal/dns/server.go:497: failed to apply DNS host manager update: unable to configure DNS for this peer using file manager without a nameserver group with all domains configured",
    "dns-host-update",
    "dns-without-primary-group",
  ],
  [
    "2025-01-06T09:43:59+01:00 WARN client/iface/netstack/env.go:20: invalid socks5 listener port, unable to convert it to int, falling back to default: 1080",
    "socks5-port-invalid",
  ],
  [
    "2025-01-06T09:43:59+01:00 ERRO client/iface/configurer/uapi.go:15: failed to open uapi socket: mkdir /var/run/wireguard: read-only file system",
    "uapi-socket",
    "read-only-files",
  ],
  [
    "2026-01-15T10:05:37Z ERRO util/grpc/dialer.go:45: Failed to dial: d.Dialer.DialContext: dial tcp: lookup api.acme.example: no such host",
    "grpc-failed-to-dial",
    "net-no-such-host",
  ],
  [
    "2024-05-22T18:53:00+03:00 ERRO client/firewall/create_linux.go:48: failed to create iptables manager: failed to list rules in FORWARD chain: running [/sbin/iptables -t filter -S FORWARD --wait]: exit status 1: iptables: No chain/target/match by that name.",
    "firewall-iptables-create",
    "iptables-no-rule",
  ],
  [
    "2024-05-22T18:53:00+03:00 WARN client/internal/wgproxy/factory_linux.go:17: failed to initialize ebpf proxy, fallback to user space proxy: field NbXdpProg: program nb_xdp_prog: map .rodata: map create: read- and write-only maps not supported (requires >= v5.2)",
    "ebpf-proxy-fallback",
  ],
  [
    "2024-07-23T09:19:54+07:00 ERRO client/internal/dns/server.go:196: removing resolvconf configuration for wt0 interface, error: exit status 99",
    "dns-resolvconf-apply",
  ],
  [
    "2024-07-23T09:19:56+07:00 ERRO client/internal/connect.go:124: checking unclean shutdown error: restore unclean shutdown backup: restoring dns for interface wt0",
    "dns-unclean-restore",
  ],
  [
    "2025-10-02T09:47:42+07:00 WARN client/internal/dns/upstream.go:254: probing upstream nameserver 100.96.118.81:5353: with udp: read udp 100.96.48.79:57092->100.96.118.81:5353: i/o timeout",
    "dns-probing-upstream",
    "net-timeout",
  ],
  [
    "2025-10-02T09:47:42+07:00 WARN client/internal/dns/upstream.go:344: Upstream resolving is Disabled for 30s",
    "dns-upstream-disabled",
  ],
  [
    "2024-01-09T16:59:07+01:00 ERRO client/internal/dns/host_linux.go:99: got an error while checking systemd resolv conf mode, error: got an error getting property org.freedesktop.resolve1.Manager.ResolvConfMode: Unknown property or interface.",
    "dns-system-query",
  ],
  [
    "2024-05-30T12:01:25+02:00 ERRO client/internal/dns/upstream.go:133: all queries to the upstream nameservers failed with timeout",
    "dns-all-upstreams-timeout",
  ],
  [
    "2025-06-19T09:13:34+03:00 WARN client/server/server.go:476: canceling previous waiting execution",
    "canceling-waiting-execution",
  ],
  [
    "2025-06-19T09:13:34+03:00 WARN client/server/server.go:268: failed login: rpc error: code = InvalidArgument desc = invalid setup-key or no sso information provided, err: invalid UUID length: 0",
    "failed-login",
    "invalid-setup-key-or-sso",
  ],
  [
    "2025-07-30T09:20:07+02:00 WARN client/cmd/root.go:244: retrying Login to the Management service in 585.06487ms due to error rpc error: code = NotFound desc = couldn't add peer: setup key is invalid",
    "retrying-login",
    "api-setup-key-invalid",
  ],
  [
    "Error: daemon up failed: login backoff cycle failed: rpc error: code = DeadlineExceeded desc = create connection: dial context: context deadline exceeded",
    "daemon-up-failed",
    "login-backoff-failed",
    "deadline-exceeded",
  ],
  [
    "Error: login backoff cycle failed: rpc error: code = Unknown desc = getting device authorization flow info failed with error: context deadline exceeded",
    "login-backoff-failed",
    "device-flow-info",
    "deadline-exceeded",
  ],
  [
    "2025-01-03T00:27:50+03:00 ERRO client/internal/connect.go:249: failed to connect to any relay server: context deadline exceeded",
    "relay-any-server",
    "deadline-exceeded",
  ],
  [
    "[rel://vpn.acme.example:33080] is Unavailable, reason: relay client not connected",
    "relay-not-connected",
  ],
  [
    "2026-01-09T10:54:24Z ERRO [context: GRPC, requestID: d5gdso6gun8s73ci5ro0] management/internals/shared/grpc/server.go:437: got an unhandled error: failed to get user ID by peer key",
    "mgmt-unhandled-error",
  ],
  [
    "Error: failed to write out store encryption key: rename /etc/mesh/.2772331671management.json /etc/mesh/management.json: device or resource busy",
    "mgmt-store-key",
  ],
  [
    "2024-11-13T16:18:02Z ERRO client/internal/login.go:105: failed while getting Management Service public key: failed while getting Management Service public key",
    "management-public-key",
  ],
  [
    "2025-11-21T13:21:52+03:00 ERRO client/internal/engine.go:550: failed creating firewall manager: init firewall: router init: create containers: initialize tables: conn.Receive: netlink receive: no such file or directory",
    "firewall-manager-create",
    "netlink-receive",
    "file-missing",
  ],
  [
    "2023-05-31T09:34:56Z ERRO client/internal/engine.go:612: failed to update routes, err: couldn't initialize firewall containers, got err: nftables: unable to list tables: netlink receive: invalid argument",
    "update-routes-failed",
    "netlink-receive",
  ],
  [
    "2024-04-20T22:56:59Z ERRO client/firewall/nftables/route_linux.go:82: failed to create containers for route: nftables: unable to initialize table: conn.Receive: netlink receive: no such file or directory",
    "firewall-nftables-containers",
    "netlink-receive",
    "file-missing",
  ],
  [
    "Error: ssh: handshake failed: ssh: unable to authenticate, attempted methods [none publickey], no supported methods remain",
    "ssh-unable-to-authenticate",
  ],
  [
    "2026-02-25T10:11:12Z WARN client/ssh/server/server.go:612: JWT authentication failed: token expired for user=ann@corp.example.edu: age=5m0.88s, max=5m0s",
    "ssh-jwt-failed",
    "ssh-token-expired",
  ],
  [
    "2024-09-23T10:12:13Z WARN client/internal/engine.go:554: running SSH server is not permitted",
    "ssh-server-not-permitted",
  ],
  [
    "2026-05-18T16:30:55.177Z WARN [context: GRPC] management/internals/shared/grpc/server.go:791: failed logging in peer Lz1vRdxnawM68YT82mhVMbMeCPVuaX2oPrgrpLDNE1g=: no peer auth method provided, please use a setup key or interactive SSO login",
    "api-no-peer-auth",
    "mgmt-login-peer",
  ],
  [
    "2025-08-14T08:00:01Z WARN client/internal/peer/wg_watcher.go:127: WireGuard handshake timed out: 2025-08-14 07:57:01 +0000 UTC",
    "handshake-timed-out",
  ],
  [
    "2025-08-14T08:00:01Z ERRO client/internal/peer/worker_ice.go:200: failed to gather candidates: the agent is closed",
    "candidates-gather",
  ],
  [
    "2025-03-11T09:27:41Z WARN signal/client/grpc.go:164: disconnected from the Signal Exchange due to an error: rpc error: code = Unavailable desc = error reading from server: EOF",
    "signal-disconnected-error",
  ],
  [
    "2025-09-01T00:00:00Z ERRO shared/signal/client/grpc.go:221: exiting the Signal service connection retry loop due to the unrecoverable error: context canceled",
    "signal-unrecoverable",
  ],
  [
    "2025-05-05T05:05:05Z WARN client/internal/engine.go:900: Network monitor: failed to check for changes: route ip+net: netlinkrib: too many open files",
    "route-monitor",
    "files-too-many",
  ],
  [
    "2026-03-01T12:00:00Z WARN client/internal/netflow/conntrack/conntrack.go:60: Failed to enable conntrack accounting: open /proc/sys/net/netfilter/nf_conntrack_acct: read-only file system",
    "conntrack-accounting",
    "read-only-files",
  ],
  [
    "2025-10-10T10:10:10Z ERRO client/internal/engine.go:419: failed to pull up wgInterface [wt0]: listen udp4 :51820: bind: address already in use",
    "pull-up-interface",
    "port-in-use",
  ],
  [
    "Error: failed to connect to daemon error: context deadline exceeded",
    "daemon-unreachable",
    "deadline-exceeded",
  ],
  ["If the daemon is not running please run: client service install"],
  [
    "2025-12-01T01:02:03Z ERRO client/internal/routemanager/manager.go:300: Failed to resolve host relay.acme.example: lookup relay.acme.example: i/o timeout",
    "routing-host-resolve",
    "net-timeout",
    "net-dns-timeout",
  ],
  [
    "2024-12-12T12:12:12Z ERRO client/internal/relay/relay.go:40: stun request: context deadline exceeded",
    "relay-stun-request",
    "deadline-exceeded",
  ],
  [
    "2024-12-12T12:12:12Z WARN client/internal/dns/host_unix.go:55: failed to parse resolv conf, assuming stub is active: open /run/systemd/resolve/resolv.conf: no such file or directory",
    "dns-resolv-conf-parse",
    "file-missing",
  ],
  [
    "2025-02-02T02:02:02Z ERRO client/internal/routemanager/dynamic/route.go:120: Failed to resolve domains for route [git.acme.example]: lookup git.acme.example: no such host",
    "dynamic-route-resolve",
    "net-no-such-host",
  ],
  [
    "management-1 | Error: failed creating Store: failed to connect to `user=app database=mesh`: dial tcp 10.0.0.5:5432: connect: connection refused",
    "mgmt-create-store",
    "net-refused",
  ],
  [
    "2026-03-06T10:00:00Z FATL management/cmd/management.go:80: failed to connect to database: dial unix /tmp/.s.PGSQL.15432: connect: no such file or directory",
    "db-socket",
    "mgmt-database",
    "file-missing",
  ],
  [
    "Error: failed reading provided config file: /etc/mesh/management.json: invalid character '}' looking for beginning of object key string",
    "mgmt-config-read",
    "go-json",
  ],
  [
    "2025-05-05T05:05:05Z ERRO management/server/http/middleware/auth_middleware.go:89: Error when validating JWT: token is expired",
    "mgmt-jwt-validate",
  ],
  ["token invalid", "api-token-invalid"],
  ["peer login has expired, please log in once more", "api-login-expired"],
  [
    "2026-01-20T08:00:00Z ERRO client/internal/updatemanager/manager.go:400: failed to download installer: unexpected status code 404",
    "update-download",
  ],
  ["Error: no such file or directory: /dev/net/tun", "file-missing"],
  ["2025-11-11T11:11:11Z INFO client/internal/connect.go:283: Engine started, the IP is: 100.96.48.79/16"],
  ["2025-11-11T11:11:11Z WARN client/internal/peer/conn.go:10: everything is on fire"],
  [
    "2025-06-06T06:06:06Z WARN client/system/info_linux.go:20: failed to open file /etc/os-release: permission denied",
    "system-info-part",
    "access-denied",
  ],
  ["2025-06-06T06:06:06Z ERRO client/internal/engine.go:77: Rosenpass key rotation did not finish"],
  [
    "relay-1 | 2025-06-06T06:06:06Z ERRO relay/server/relay.go:141: failed to handshake: validate abc (10.0.0.1:1): expired token",
    "rly-handshake",
    "rly-expired-token",
  ],
  [
    "signal-1 | 2025-06-06T06:06:06Z ERRO signal/server/signal.go:150: error while registering message listener for peer [abc] rpc error: code = Canceled desc = context canceled",
    "sig-register",
  ],
  [
    'proxy-1 | 2026-04-04T04:04:04Z WARN proxy/internal/acme/manager.go:240: prefetch certificate for domain "app.acme.example" timed out',
    "prx-prefetch-timeout",
  ],
  [
    "2026-04-04T04:04:04Z WARN proxy/server.go:500: management connection failed, retrying in 5s: rpc error: code = Unauthenticated desc = invalid token",
    "prx-management-retry",
  ],
  ["2026-04-04T04:04:04Z ERRO proxy/server.go:900: the backend said no"],
];

export const OTHERS: readonly Pasted[] = [
  ["nginx: [emerg] bind() to 0.0.0.0:443 failed (98: Address already in use)", "port-in-use"],
  [
    'nginx: [emerg] host not found in upstream "management" in /etc/nginx/nginx.conf:12',
    "nginx-upstream-name",
  ],
  [
    "2026/01/01 00:00:00 [error] 7#7: *1 connect() failed (111: Connection refused) while connecting to upstream",
    "web-bad-gateway",
    "nginx-upstream",
  ],
  ["2026/01/01 00:00:00 [alert] 7#7: 1024 worker_connections are not enough", "nginx-workers"],
  ["2026/01/01 00:00:00 [error] 7#7: *9 client intended to send too large body: 5242880 bytes", "nginx-body"],
  ["curl: (28) Operation timed out after 5000 milliseconds with 0 bytes received", "curl-timeout"],
  [
    "curl: (7) Failed to connect to vpn.acme.example port 443 after 3 ms: Couldn't connect to server",
    "curl-connect",
  ],
  ["curl: (60) SSL certificate problem: unable to get local issuer certificate", "curl-certificate"],
  ["curl: (6) Could not resolve host: vpn.acme.example", "net-no-such-host", "curl-name"],
  ["curl: (35) error:0A000126:SSL routines::unexpected eof while reading"],
  ["E: Unable to locate package mesh", "apt-package"],
  ["E: Could not get lock /var/lib/dpkg/lock-frontend. It is held by process 812 (apt)", "dpkg-lock"],
  ["E: The repository 'https://pkgs.acme.example/debian stable Release' is not signed.", "apt-unsigned"],
  ["Error: Unable to find a match: mesh", "dnf-package"],
  ["Failed to start mesh.service: Unit mesh.service not found."],
  ["System has not been booted with systemd as init system (PID 1). Can't operate.", "systemd-absent"],
  ["RTNETLINK answers: File exists", "netlink-busy"],
  ["RTNETLINK answers: Network is unreachable"],
  ['Cannot find device "wt0"', "ip-no-device"],
  ["ping: sendmsg: Required key not available", "ping-required-key"],
  ["ping: web-1.mesh.example: Temporary failure in name resolution", "net-dns-failed", "dns-ping-name"],
  ["modprobe: FATAL: Module wireguard not found in directory /lib/modules/6.1.0", "wireguard-module"],
  [
    "Error response from daemon: pull access denied for acme/mesh, repository does not exist or may require 'docker login'",
    "dk-image-denied",
  ],
  [
    "Error response from daemon: manifest for acme/mesh:9.9 not found: manifest unknown: manifest unknown",
    "dk-image",
  ],
  ["no matching manifest for linux/arm/v7 in the manifest list entries", "dk-image-platform"],
  ["Error response from daemon: Conflict: unable to remove volume, volume is in use - [4f3c]"],
  ["dependency failed to start: container mesh-db-1 is unhealthy", "dk-unhealthy"],
  ['service "proxy" refers to undefined network front: invalid compose project', "dk-compose-invalid"],
  [
    "env file /opt/mesh/proxy.env not found: stat /opt/mesh/proxy.env: no such file or directory",
    "dk-compose-env",
    "file-missing",
  ],
  ["no configuration file provided: not found", "dk-compose-file"],
  ["Error response from daemon: network with name mesh already exists"],
  ["FATAL: remaining connection slots are reserved for roles with the SUPERUSER attribute", "db-too-many"],
  ["FATAL: the database system is in recovery mode", "db-restarting"],
  ["ERROR: permission denied for table peers (SQLSTATE 42501)", "db-privileges"],
  ['ERROR: column "x" of relation "peers" does not exist (SQLSTATE 42703)', "db-missing-table"],
  ['ERROR: duplicate key value violates unique constraint "idx_peers_key" (SQLSTATE 23505)', "db-duplicate"],
  ["pg_dump: error: server version: 17.2; pg_dump version: 15.4"],
  ["502 Bad Gateway", "web-bad-gateway"],
  ["NET::ERR_CERT_AUTHORITY_INVALID", "browser-certificate"],
  [
    "Access to fetch at 'https://a.example/api' from origin 'https://b.example' has been blocked by CORS policy: No 'Access-Control-Allow-Origin' header is present",
    "browser-cors",
  ],
];
