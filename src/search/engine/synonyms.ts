/**
 * Expressions that mean the same, one group a line: whoever types one finds the others. Words are compared without
 * case and plural; a writer adds a line here, a code change is not needed. Spellings that differ only by a space, a
 * hyphen or an ending (`set-up`, `setup`; `install`, `installing`) need no line.
 */
export const SYNONYMS: readonly (readonly string[])[] = [
  ["exit node", "default route", "internet traffic"],
  ["pat", "personal access token", "api token", "api key"],
  ["mfa", "2fa", "multi factor authentication", "two factor authentication"],
  ["k8s", "kubernetes"],
  ["rdp", "remote desktop"],
  ["edr", "endpoint detection and response"],
  ["mdm", "mobile device management"],
  ["idp", "identity provider"],
  ["sso", "single sign on"],
  ["mesh", "peer to peer", "p2p"],
  ["acl", "access control", "firewall rule"],
  ["nat traversal", "hole punching"],
  ["ha", "high availability"],
  ["login", "log in", "sign in"],
  ["msp", "managed service provider"],
  ["self host", "on premise", "on prem"],
  ["pqc", "post quantum cryptography", "rosenpass"],
  ["aad", "azure ad", "entra id"],
  ["gsuite", "google workspace"],
  ["postgre", "postgresql", "postgres"],
  ["env", "environment variable"],
  ["delete", "remove"],
  ["enable", "turn on", "activate", "switch on"],
  ["disable", "turn off", "deactivate", "switch off"],
  ["allow", "permit"],
  ["block", "deny", "refuse"],
  ["rename", "change name"],
  ["cli", "command line"],
  ["jwt", "json web token"],
  ["ssl", "tls"],
  ["upgrade", "update"],
  ["cost", "price", "pricing", "billing"],
];

/** Words of beginners for a thing that the pages call otherwise: typed on the left, found on the right, not back. */
export const ONE_WAY: Readonly<Record<string, readonly string[]>> = {
  machine: ["peer"],
  device: ["peer"],
  computer: ["peer"],
  laptop: ["peer", "client"],
  phone: ["android", "ios", "mobile"],
  password: ["authentication"],
  whitelist: ["policy", "access control"],
  vpn: ["wireguard"],
  uninstall: ["remove"],
};
