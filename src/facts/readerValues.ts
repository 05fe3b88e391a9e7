/** What a reader may type for a value; `src/reference/parseEntry.ts` checks it. */
export type ValueKind = "address" | "host" | "range" | "name" | "secret" | "release";

/** A value that readers set once for the code of all pages. Texts are plain text. */
export interface ReaderValue {
  /** Label of its field, and what a page calls it. */
  readonly label: string;
  readonly kind: ValueKind;
  /** What to type, and what it does: one or two sentences. */
  readonly hint: string;
  /** Shown in the empty field. */
  readonly example: string;
}

/**
 * Every value, in the order of the panel. Pages name them in their front matter (`values`); a new one needs a line here and
 * nothing else. Those of the kind `secret` are never stored.
 */
export const READER_VALUES = {
  baseUrl: {
    label: "Server address",
    kind: "address",
    hint: "Scheme, host and port of your own server.",
    example: "https://vpn.example.com",
  },
  domain: {
    label: "Domain",
    kind: "host",
    hint: "A domain of your network or your company.",
    example: "corp.example.com",
  },
  network: {
    label: "Network range",
    kind: "range",
    hint: "The network behind a routing peer.",
    example: "192.168.20.0/24",
  },
  peer: {
    label: "Peer name",
    kind: "name",
    hint: "The host name of a device or a server.",
    example: "web-1",
  },
  group: { label: "Group name", kind: "name", hint: "A group of peers.", example: "servers" },
  profile: { label: "Profile name", kind: "name", hint: "A profile of the client.", example: "customer-a" },
  setupKey: {
    label: "Setup key",
    kind: "secret",
    hint: "Never stored: forgotten when you reload or leave.",
    example: "A1B2C3D4-…",
  },
  token: {
    label: "Access token",
    kind: "secret",
    hint: "Never stored: forgotten when you reload or leave.",
    example: "read from the environment",
  },
  release: {
    label: "Your release",
    kind: "release",
    hint: "The release that you run. What is newer is then marked.",
    example: "0.66",
  },
} as const satisfies Readonly<Record<string, ReaderValue>>;

export type ValueName = keyof typeof READER_VALUES;

/** What pages name in their front matter: a value, or the host in the reader's server address. */
export type PageValueName = Exclude<ValueName, "release"> | "serverHost";

export const VALUE_NAMES = Object.keys(READER_VALUES) as ValueName[];

export const PAGE_VALUE_NAMES: readonly PageValueName[] = [
  ...VALUE_NAMES.filter((name) => name !== "release"),
  "serverHost",
];

/** The value that a page means by a name. */
export function valueOf(name: PageValueName): ValueName {
  return name === "serverHost" ? "baseUrl" : name;
}

/** Values of a page, each with the texts that stand for it in its code. */
export type PageValues = { readonly [name in PageValueName]?: string | readonly string[] };

/** The texts of one value. */
export function textsOf(texts: string | readonly string[] = []): readonly string[] {
  return typeof texts === "string" ? [texts] : texts;
}
