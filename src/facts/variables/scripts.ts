import { variables } from "./model";

/** The client's container image, beside the flags of `up`. */
export const CONTAINER = variables([
  ["{{env}}_ENTRYPOINT_SERVICE_TIMEOUT", "30", "Seconds to wait for the daemon; 0 does not wait"],
  ["{{env}}_ENTRYPOINT_LOGIN_TIMEOUT", "gone", "Of older images"],
  ["{{serverEnv}}_BIN", "built in", "Path of the client in the image"],
]);

/** The quickstart script of the server. */
export const QUICKSTART = variables([
  ["{{serverEnv}}_DOMAIN", "asked for", "Domain of the server; `use-ip` for a trial over plain HTTP"],
  ["{{serverEnv}}_LETSENCRYPT_EMAIL", "asked for", "Contact of the certificate account"],
  ["{{serverEnv}}_REVERSE_PROXY_TYPE", "asked for", "Number of the reverse proxy in the menu, 0 to 5"],
  ["{{serverEnv}}_ENABLE_PROXY", "unset", "Adds the reverse proxy service"],
  ["{{serverEnv}}_ENABLE_CROWDSEC", "unset", "Adds CrowdSec"],
  ["{{serverEnv}}_TRAEFIK_EXTERNAL_NETWORK", "unset", "Network of an existing Traefik"],
  ["{{serverEnv}}_TRAEFIK_ENTRYPOINT", "unset", "Its entry point"],
  ["{{serverEnv}}_TRAEFIK_CERTRESOLVER", "unset", "Its certificate resolver"],
  ["{{serverEnv}}_BIND_LOCALHOST_ONLY", "unset", "Publishes the ports on the loopback address only"],
  ["{{serverEnv}}_EXTERNAL_PROXY_NETWORK", "unset", "Network of an existing proxy"],
  ["{{serverEnv}}_NON_INTERACTIVE", "unset", "Asks nothing"],
  ["{{serverEnv}}_AGENT_NETWORK", "unset", "Agent network"],
  ["{{serverEnv}}_SERVER_IMAGE", "built in", "Image of the combined server"],
  ["{{serverEnv}}_PROXY_IMAGE", "built in", "Image of the reverse proxy service"],
]);

/** The installation script of the client. */
export const INSTALL = variables([
  ["{{serverEnv}}_RELEASE", "latest", "Release to install"],
  ["SKIP_UI_APP", "unset", "`true` leaves the desktop app out"],
  ["USE_BIN_INSTALL", "unset", "`true` installs the program without a package"],
  ["UPDATE_{{serverEnv}}", "unset", "`true` updates what is installed"],
  ["GITHUB_TOKEN", "unset", "Token for downloads of releases"],
]);

/** Names that only the pages' own examples use. */
export const EXAMPLES = variables([
  ["{{env}}_API_KEY", "yours", "Key of the secret with the access token of the Kubernetes operator"],
]);

/** Former names that pages mention for readers who upgrade. */
export const FORMER = variables([
  ["{{env}}_ENABLE_EXPERIMENTAL_LAZY_CONN", "gone", "Lazy connections, up to release 0.60.9"],
]);
