/** Replaces names, addresses and keys in a text for a public report; equal values get equal replacements. */

/** Hosts that say nothing about the reader: files of source code, and examples. */
const KEEP =
  /\.(?:go|log|sock|conf|json|yaml|yml|exe|service|service\.c|db|sqlite|txt|sh)$|(?:^|\.)example\.(?:com|org|net)$/i;
const KEEP_IPV4 = /^(?:127\.|0\.0\.0\.0|255\.255\.255\.255|8\.8\.8\.8|8\.8\.4\.4|1\.1\.1\.1|9\.9\.9\.9)/;

const PATTERNS: readonly (readonly [pattern: RegExp, kind: Kind])[] = [
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, "token"],
  [/\b[a-z]{2,4}_[A-Za-z0-9]{30,}\b/g, "token"],
  [/\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/gi, "id"],
  [/(?<![A-Za-z\d+])[A-Za-z\d+/]{43}=(?![\w+=])/g, "key"],
  [/\b(?:[\da-f]{2}:){5}[\da-f]{2}\b/gi, "mac"],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, "email"],
  [/(?<![\w:.])(?:[\da-f]{0,4}:){2,8}(?:(?:\d{1,3}\.){3}\d{1,3}|[\da-f]{0,4})(?![\w:])/gi, "ipv6"],
  [/(?<![\w.])(?:\d{1,3}\.){3}\d{1,3}(?![\w.])/g, "ipv4"],
  [/(?<=^|\/\/|[^\w@./-])(?:[a-z\d_](?:[\w-]*[a-z\d])?\.)+[a-z]{2,24}(?![\w-])/gi, "host"],
  [/(?<=(?:\/home\/|\/Users\/|\\Users\\))[^/\\\s"']+/g, "user"],
];

type Kind = "token" | "id" | "key" | "mac" | "email" | "ipv6" | "ipv4" | "host" | "user";

/** The n-th replacement of a kind, in forms and ranges that are reserved for documentation. */
const REPLACEMENTS: Readonly<Record<Kind, (n: number) => string>> = {
  token: (n) => `token-${n}`,
  id: (n) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`,
  key: (n) => `${"A".repeat(43 - String(n).length)}${n}=`,
  mac: (n) => `00:00:5e:00:53:${(n % 256).toString(16).padStart(2, "0")}`,
  email: (n) => `user-${n}@example.com`,
  ipv6: (n) => `2001:db8::${n.toString(16)}`,
  // 198.18.0.0/15 is for tests of networks (RFC 2544), and large enough.
  ipv4: (n) => `198.18.${Math.floor(n / 250) % 256}.${(n % 250) + 1}`,
  host: (n) => `host-${n}.example.com`,
  user: (n) => `user-${n}`,
};

/** A copy of the text for others to read. */
export function disguise(text: string): string {
  const known = new Map<string, string>();
  const counts = new Map<Kind, number>();
  const replacement = (value: string, kind: Kind): string => {
    if (isHarmless(value, kind)) return value;
    const key = `${kind} ${value.toLowerCase()}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const made = REPLACEMENTS[kind](count);
    known.set(key, made);
    return made;
  };
  return PATTERNS.reduce(
    (rest, [pattern, kind]) => rest.replace(pattern, (value) => replacement(value, kind)),
    text,
  );
}

function isHarmless(value: string, kind: Kind): boolean {
  if (kind === "host") return KEEP.test(value);
  if (kind === "ipv4") return KEEP_IPV4.test(value) || value.startsWith("198.18.");
  // Times such as 05:37:34 have the form of an address.
  if (kind === "ipv6")
    return (
      value === "::" ||
      value.startsWith("2001:db8::") ||
      (!value.includes("::") && value.split(":").length < 8)
    );
  return false;
}
