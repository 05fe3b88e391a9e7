/** Lines with texts that other faults share, each with the messages that are right for it; without any, nothing may be said. */
type Pasted = readonly [line: string, ...right: string[]];

/** Each was once answered with another fault. */
export const CONFUSED: readonly Pasted[] = [
  ["@    WARNING: REMOTE HOST IDENTIFICATION HAS CHANGED!     @", "ssh-openssh-key-changed"],
  ["ERROR: deadlock detected (SQLSTATE 40P01)", "db-deadlock"],
  ["Error: failed creating Store: database disk image is malformed", "mgmt-create-store", "db-corrupt"],
  ["accept tcp [::]:443: accept4: too many open files", "files-too-many"],
  [
    "Cannot connect to the Docker daemon at unix:///var/run/docker.sock. Is the docker daemon running?",
    "dk-daemon-stopped",
  ],
  ["dial unix /var/run/docker.sock: connect: permission denied", "dk-daemon-socket"],
  ['OCI runtime create failed: exec: "/entrypoint.sh": permission denied: unknown', "dk-runtime"],
  [
    "tls: failed to verify certificate: x509: certificate has expired or is not yet valid: current time 2026-03-01T00:00:00Z is after 2026-02-01T00:00:00Z",
    "tls-expired",
  ],
  ["ERR_NAME_NOT_RESOLVED", "browser-name"],
  ["ERR_CONNECTION_TIMED_OUT", "browser-timeout"],
  ["ERR_ADDRESS_UNREACHABLE", "browser-unreachable"],
  [
    'failed to connect to `user=app database=mesh`: 10.0.0.5:5432 (db): server error: FATAL: role "app" does not exist (SQLSTATE 28000)',
    "db-role",
  ],
  ["ssh: Could not resolve hostname web-1: Name or service not known", "net-no-such-host"],
  ["ERROR: could not serialize access due to concurrent update (SQLSTATE 40001)", "db-serialize"],
  [
    'invalid socks5 listener address "localhost", falling back to default: 127.0.0.1',
    "socks5-address-invalid",
  ],
  [
    "[error] 29#29: *7 SSL_do_handshake() failed (SSL: error:0A00010B:SSL routines::wrong version number) while SSL handshaking to upstream, client: 10.0.0.1",
    "nginx-upstream-handshake",
  ],
  ["curl: (28) Failed to connect to pkgs.example.com port 443 after 129500 ms: timed out", "curl-timeout"],
  ['{"message":"PAT: q9sZ0xR1dYcVn0h8mC4rY1tq= not found","code":404}', "api-token-unknown"],
];

/** Their siblings. */
export const SIMILAR: readonly Pasted[] = [
  ["kex_exchange_identification: Connection closed by remote host", "ssh-openssh-closed"],
  ["Host key verification failed.", "ssh-openssh-key-unknown"],
  ["ann@web-1: Permission denied (publickey,password).", "ssh-openssh-denied"],
  ["ssh: connect to host 100.92.1.2 port 22: Connection refused", "ssh-openssh-connect"],
  ["ssh: connect to host 100.92.1.2 port 22: Connection timed out", "ssh-openssh-connect"],
  ["ssh: connect to host 100.92.1.2 port 22: No route to host", "ssh-openssh-connect"],
  ["WARNING: UNPROTECTED PRIVATE KEY FILE!"],
  ["Too many authentication failures", "ssh-openssh-too-many"],
  ["ERROR: canceling statement due to statement timeout (SQLSTATE 57014)", "db-timeout"],
  ["ERROR: canceling statement due to user request (SQLSTATE 57014)", "db-canceled"],
  ["ERROR: current transaction is aborted, commands ignored until end of transaction block", "db-aborted"],
  ["FATAL: sorry, too many clients already (SQLSTATE 53300)", "db-too-many"],
  ['FATAL: database "mesh" does not exist (SQLSTATE 3D000)', "db-missing"],
  ['ERROR: relation "peers" does not exist (SQLSTATE 42P01)', "db-missing-table"],
  ['FATAL: password authentication failed for user "mesh" (SQLSTATE 28P01)', "db-password"],
  ["Error: database is locked (5) (SQLITE_BUSY)", "db-locked"],
  ["Error: disk I/O error (5898)", "db-io"],
  ["Error: attempt to write a readonly database (8)", "db-readonly"],
  ["Error: unable to open database file: out of memory (14)", "db-open"],
  ["write /var/lib/docker/x.tmp: no space left on device", "disk-full"],
  [
    "permission denied while trying to connect to the Docker daemon socket at unix:///var/run/docker.sock: Get http://x: dial unix",
    "dk-daemon-socket",
  ],
  ["Error response from daemon: toomanyrequests: You have reached your pull rate limit", "dk-image-limit"],
  [
    'Error response from daemon: Conflict. The container name "/proxy" is already in use by container "4f3c"',
    "dk-name-conflict",
  ],
  ["net::ERR_CERT_DATE_INVALID", "browser-certificate-date"],
  ["net::ERR_CERT_COMMON_NAME_INVALID", "browser-certificate-name"],
  ["ERR_CONNECTION_REFUSED", "browser-refused"],
  ["ERR_CONNECTION_RESET"],
  ["ERR_TOO_MANY_REDIRECTS"],
  ["x509: certificate is valid for a.example.com, not b.example.com", "tls-name"],
];
