import { variables } from "./model";

/** Rate limit of the API, read by the management server. */
export const RATE_LIMIT = variables([
  ["{{env}}_API_RATE_LIMITING_ENABLED", "off", "`true` turns the limit on"],
  ["{{env}}_API_RATE_LIMITING_BURST", "500", "Requests that may come at once"],
  ["{{env}}_API_RATE_LIMITING_RPM", "6", "Requests given back per minute"],
]);

/** The management server beside its flags, which have no variables. */
export const MANAGEMENT = variables([
  ["{{env}}_DISABLE_GEOLOCATION", "unset", "`true` skips the geolocation database"],
  ["{{env}}_EVENT_ACTIVITY_LOG_ENABLED", "unset", "Writes audit events to the log as well"],
  ["{{env}}_IDP_TIMEOUT", "built in", "Time limit of requests to the identity provider"],
  [
    "{{env}}_IDP_SESSION_COOKIE_ENCRYPTION_KEY",
    "unset",
    "Key of session cookies: 16, 24 or 32 bytes, or base64",
  ],
  ["{{env}}_CACHE_REDIS_ADDRESS", "unset", "Shared cache"],
  ["{{env}}_IDP_CACHE_REDIS_ADDRESS", "unset", "Older name of the shared cache"],
  ["{{env}}_GET_ACCOUNT_BUFFER_INTERVAL", "built in", "How long equal requests are joined"],
  [
    "{{env}}_SQL_MAX_OPEN_CONNS",
    "number of processors",
    "Connections to the database; SQLite always has one",
  ],
  ["{{env}}_STORE_TRANSACTION_TIMEOUT", "5m", "Longest database transaction"],
  ["{{env}}_LOG_BLOCKED_PEERS", "unset", "Logs peers that sign in too often"],
  ["{{env}}_BLOCK_SAME_PEERS", "unset", "Turns away peers that sign in too often"],
  ["{{env}}_MAX_CONCURRENT_SYNCS", "unset", "Peers that may synchronize at once"],
  ["{{env}}_SETUP_PAT_ENABLED", "unset", "Gives out a token at the first setup"],
]);

/** Stores of the management server. Names with the server's prefix are older ones that still work. */
export const STORES = variables([
  ["{{env}}_STORE_ENGINE_SQLITE_FILE", "`store.db` in the data folder", "SQLite file"],
  ["{{env}}_STORE_ENGINE_POSTGRES_DSN", "unset", "Connection to Postgres"],
  ["{{serverEnv}}_STORE_ENGINE_POSTGRES_DSN", "unset", "Older name of the connection to Postgres"],
  ["{{env}}_STORE_ENGINE_MYSQL_DSN", "unset", "Connection to MySQL"],
  ["{{serverEnv}}_STORE_ENGINE_MYSQL_DSN", "unset", "Older name of the connection to MySQL"],
  ["{{serverEnv}}_STORE_ENGINE", "unset", "Store of the server's own tests"],
  ["{{env}}_ACTIVITY_EVENT_STORE_ENGINE", "`sqlite`", "Store of audit events: `sqlite` or `postgres`"],
  ["{{env}}_ACTIVITY_EVENT_SQLITE_FILE", "`events.db` in the data folder", "SQLite file of audit events"],
  ["{{env}}_ACTIVITY_EVENT_POSTGRES_DSN", "unset", "Connection to Postgres for audit events"],
]);

/** The signal server; each variable stands for the flag of the same name. */
export const SIGNAL = variables([
  ["{{env}}_PORT", "80; 443 with TLS", "Port to listen on"],
  ["{{env}}_LETSENCRYPT_DATA_DIR", "unset", "Folder of the certificate account"],
  ["{{env}}_SSL_DIR", "unset", "Older name of that folder"],
  ["{{env}}_LETSENCRYPT_DOMAIN", "unset", "Domain to get a certificate for"],
  ["{{env}}_LETSENCRYPT_EMAIL", "unset", "Contact of the certificate account"],
  ["{{env}}_CERT_FILE", "unset", "TLS certificate"],
  ["{{env}}_CERT_KEY", "unset", "Its key"],
]);

/** The relay; each variable stands for the flag of the same name. */
export const RELAY = variables([
  ["{{env}}_LISTEN_ADDRESS", "`:443`", "Address and port to listen on"],
  ["{{env}}_EXPOSED_ADDRESS", "required", "Public address that peers use"],
  ["{{env}}_METRICS_PORT", "9090", "Port of the metrics"],
  ["{{env}}_LETSENCRYPT_DOMAINS", "unset", "Domains to get certificates for"],
  ["{{env}}_LETSENCRYPT_AWS_ROUTE53", "false", "Proves the domain through DNS at Route 53"],
  ["{{env}}_TLS_CERT_FILE", "unset", "TLS certificate"],
  ["{{env}}_TLS_KEY_FILE", "unset", "Its key"],
  ["{{env}}_AUTH_SECRET", "required", "Secret shared with the management server"],
  ["{{env}}_HEALTH_LISTEN_ADDRESS", "`:9000`", "Address of the health check"],
  ["{{env}}_TRUSTED_PROXIES", "unset", "Proxies whose header names the client's address"],
  ["{{env}}_ENABLE_STUN", "false", "Answers STUN as well"],
  ["{{env}}_STUN_PORTS", "3478", "Ports of STUN"],
  ["{{env}}_STUN_LOG_LEVEL", "`info`", "Log level of STUN"],
]);
