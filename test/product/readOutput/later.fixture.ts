/**
 * Thirty more lines of other programs, and thirty of the public tracker with changed values. The messages that are right for each
 * were written down before the lines were first read; without any, nothing may be said.
 */
type Pasted = readonly [line: string, ...right: string[]];

export const LATER_OTHERS: readonly Pasted[] = [
  // OpenSSH
  ["client_loop: send disconnect: Broken pipe"],
  ["channel 3: open failed: administratively prohibited: open failed", "ssh-forward-denied"],
  ["Unable to negotiate with 100.92.1.2 port 22: no matching host key type found. Their offer: ssh-rsa"],
  ["Connection to 100.92.1.2 closed by remote host."],
  ["Received disconnect from 100.92.1.2 port 22:2: Too many authentication failures", "ssh-openssh-too-many"],
  ["bind [127.0.0.1]:8080: Address already in use", "port-in-use"],
  // Docker
  [
    "Error response from daemon: driver failed programming external connectivity on endpoint proxy (4f3c): Bind for 0.0.0.0:443 failed: port is already allocated",
    "dk-port-allocated",
    "dk-network-programming",
  ],
  [
    'Error response from daemon: error gathering device information while adding custom device "/dev/net/tun": no such file or directory',
    "dk-device-missing",
    "file-missing",
  ],
  ["Error response from daemon: No such container: mesh"],
  ["Error response from daemon: network front not found"],
  ['failed to solve: process "/bin/sh -c apk add mesh" did not complete successfully: exit code: 1'],
  // PostgreSQL
  [
    'FATAL: no pg_hba.conf entry for host "10.0.0.7", user "app", database "mesh", no encryption (SQLSTATE 28000)',
    "db-hba",
  ],
  ["pq: SSL is not enabled on the server", "db-no-ssl"],
  ["FATAL: the database system is starting up (SQLSTATE 57P03)", "db-restarting"],
  ["ERROR: out of shared memory (SQLSTATE 53200)"],
  ['PANIC: could not write to file "pg_wal/xlogtemp.91": No space left on device', "disk-full"],
  ['ERROR: invalid input syntax for type integer: "abc" (SQLSTATE 22P02)'],
  // SQLite
  ["Error: in prepare, no such table: peers", "db-missing-table"],
  ["Runtime error near line 1: UNIQUE constraint failed: peers.id (19)", "db-duplicate", "db-constraint"],
  ["Error: file is not a database (26)", "db-corrupt"],
  // curl
  ["curl: (56) Recv failure: Connection reset by peer", "net-reset"],
  ["curl: (52) Empty reply from server"],
  ["curl: (22) The requested URL returned error: 404", "curl-failed"],
  // Browsers
  ["ERR_SSL_PROTOCOL_ERROR", "browser-tls"],
  ["SSL_ERROR_INTERNAL_ERROR_ALERT", "browser-tls"],
  ["MOZILLA_PKIX_ERROR_SELF_SIGNED_CERT", "browser-certificate"],
  // systemd
  ["mesh.service: Main process exited, code=exited, status=1/FAILURE", "systemd-exited"],
  ["mesh.service: Start request repeated too quickly.", "systemd-exited"],
  // Web servers
  ["dial tcp: lookup management on 127.0.0.11:53: no such host", "net-no-such-host"],
  [
    'time="2026-01-01T00:00:00Z" level=error msg="Unable to obtain ACME certificate for domains" error="acme: error: 429 :: POST :: https://acme-v02.api.letsencrypt.org/acme/new-order :: urn:ietf:params:acme:error:rateLimited :: too many certificates already issued"',
    "acme-rate-limit",
    "acme-limited",
    "acme-failed",
  ],
];

export const LATER_TRACKER: readonly Pasted[] = [
  [
    "2024-02-17T10:30:14Z ERRO signal/client/grpc.go:145: didn't receive a registration header from the Signal server whille connecting to the streams",
    "signal-registration-header",
  ],
  [
    "2024-02-17T10:30:14Z WARN signal/client/grpc.go:164: disconnected from the Signal Exchange due to an error: didn't receive a registration header from the Signal server whille connecting to the streams",
    "signal-disconnected-error",
    "signal-registration-header",
  ],
  [
    "2025-02-08T12:00:00Z ERRO [relay: rels://vpn.acme.example:443] relay/client/client.go:300: failed to read auth response: failed to get reader: failed to read frame header: EOF",
    "relay-auth-read",
  ],
  [
    "2025-02-08T12:00:00Z ERRO client/internal/connect.go:270: failed to connect to any relay server: all attempts failed",
    "relay-any-server",
  ],
  [
    "2025-02-08T12:00:00Z ERRO relay/client/dialer/ws/ws.go:40: failed to dial to Relay server 'ws://vpn.acme.example:33080/relay': failed to WebSocket dial: failed to send handshake request: Get \"http://vpn.acme.example:33080/relay\": dial tcp 198.51.100.7:33080: connect: connection timed out",
    "relay-ws-dial",
    "net-timeout",
  ],
  [
    "2025-02-08T12:00:00Z WARN relay/server/server.go:78: Not starting QUIC listener: valid TLS config is required for QUIC listener",
    "rly-no-quic",
  ],
  [
    "Error: status failed: failed connecting to Management Service : context deadline exceeded",
    "status-failed",
    "deadline-exceeded",
    "connecting-management",
  ],
  ["Error: Init already exists: /Library/LaunchDaemons/mesh.plist", "service-init-exists"],
  [
    'Error: "launchctl" failed with stderr: Warning: Expecting a LaunchAgents path since the command was ran as user. Got LaunchDaemons instead.',
    "service-manager-stderr",
    "macos-launchagents",
    "macos-launchctl",
  ],
  [
    "2023-08-10T08:00:00Z ERRO client/internal/login.go:112: failed to login to Management Service: rpc error: code = Unauthenticated desc = no peer auth method provided, please use a setup key or interactive SSO login",
    "management-login-failed",
    "api-no-peer-auth",
  ],
  [
    'Error: failed reading provided config file: /etc/mesh/management.json: failed fetching OIDC configuration from endpoint https://auth.acme.example/.well-known/openid-configuration Get "https://auth.acme.example/.well-known/openid-configuration": dial tcp 198.51.100.7:443: i/o timeout',
    "mgmt-config-read",
    "mgmt-oidc-fetch",
    "net-timeout",
  ],
  [
    "Error: failed creating Store: {{serverEnv}}_STORE_ENGINE_POSTGRES_DSN is not set",
    "mgmt-create-store",
    "db-dsn-missing",
  ],
  [
    "2024-03-03T03:03:03Z ERRO client/internal/dns/server.go:400: Failed to apply nameserver deactivation on the host: unable to configure DNS for this peer using resolvconf manager without a nameserver group with all domains configured",
    "dns-without-primary-group",
  ],
  [
    "Management: Disconnected, reason: rpc error: code = Canceled desc = wait state change from TRANSIENT_FAILURE: context deadline exceeded",
    "management-signal-or-relays-are-down",
  ],
  [
    "Error: ssh: handshake failed: ssh: unable to authenticate, attempted methods [none password], no supported methods remain",
    "ssh-unable-to-authenticate",
  ],
  ["ssh: connect to host 100.119.4.5 port 22022: No route to host", "ssh-openssh-connect"],
  [
    '2025-09-09T09:09:09Z ERROR Reconciler error {"controller": "nbresource", "error": "error listing networks {\\"message\\":\\"token invalid\\",\\"code\\":401}"}',
    "op-list-networks",
    "api-token-invalid",
    "op-reconciler",
  ],
  [
    '2025-09-09T09:09:09Z ERROR setup Failed to create controller {"controller": "NBGroup", "error": "no matches for kind \\"NBGroup\\" in version \\"mesh.io/v1\\""}',
    "op-create-controller",
    "op-no-kind",
  ],
  [
    '2025/10/10 10:10:10 WARNING: [core] [Channel #1 SubChannel #2]grpc: addrConn.createTransport failed to connect to {Addr: "/var/run/mesh.sock", ServerName: "localhost"}. Err: connection error: desc = "transport: Error while dialing: dial unix /var/run/mesh.sock: connect: connection refused"',
    "grpc-transport-failed",
    "transport-dialing",
    "net-refused",
    "daemon-unreachable",
  ],
  [
    "2023-12-12T12:12:12Z ERRO client/internal/routemanager/server_nonandroid.go:70: Unable to add route ce1c from server, got: insert routing rules: running [/usr/sbin/iptables -t filter -I MESH-RT-FWD 1 -j ACCEPT --wait]: exit status 1: iptables: No chain/target/match by that name.",
    "route-server-add",
    "iptables-no-rule",
  ],
  [
    "2025-07-07T07:07:07Z ERRO client/internal/engine.go:620: failed to allow wt0 interface traffic: create rule: running [/sbin/iptables -t filter -A INPUT -m comment --comment x --wait]: exit status 2: iptables v1.8.7 (legacy): Couldn't load match `comment':No such file or directory",
    "firewall-allow-interface",
    "iptables-tool",
    "file-missing",
  ],
  [
    'Warning: Config flag is deprecated on up command, it should be set as a service argument with $NB_CONFIG environment or with "-config" flag; mesh service reconfigure --service-env="NB_CONFIG=<file_path>" or mesh service run --config=<file_path>',
    "config-flag-deprecated",
  ],
  [
    '{"type": "urn:ietf:params:acme:error:unauthorized", "detail": "198.51.100.7: Invalid response from http://vpn.acme.example/.well-known/acme-challenge/x: 404", "status": 403}',
    "acme-failed",
    "acme-challenge",
  ],
  ["2024-05-05T05:05:05Z WARN client/system/info_darwin.go:60: geucwReleaseInfo: exit status 1"],
  [
    "2025-01-25T12:00:00Z WARN management/client/grpc.go:160: disconnected from the Management service but will retry silently. Reason: rpc error: code = Internal desc = stream terminated by RST_STREAM with error code: INTERNAL_ERROR",
    "management-disconnected",
    "grpc-stream-cut",
  ],
  [
    "2025-01-25T12:00:00Z WARN client/server/server.go:270: failed login: rpc error: code = PermissionDenied desc = peer is not registered",
    "failed-login",
  ],
  [
    "2024-06-18T10:00:00Z ERRO client/internal/peer/conn.go:300: failed to update wg peer: netlink receive: no such device",
    "netlink-receive",
    "update-wireguard-peer",
  ],
  [
    "2025-11-03T18:22:10Z ERRO client/internal/engine.go:480: failed to create tunnel interface: operation not permitted",
    "create-tunnel-interface",
    "access-denied",
  ],
  [
    '2025-03-14T09:26:53Z ERRO management/server/account.go:700: failed to warm up cache: failed to get all users: Get "https://auth.acme.example/admin/realms/mesh/users": x509: certificate signed by unknown authority',
    "tls-unknown-authority",
    "mgmt-warm-cache",
  ],
  ["panic: runtime error: invalid memory address or nil pointer dereference", "go-panic"],
];
