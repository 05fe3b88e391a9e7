/** Type of a value; `src/reference/parseEntry.ts` parses it. */
export type ValueKind = "address" | "host" | "range" | "name" | "secret" | "release";

/** A value that readers can set for the code of all pages. Strings are plain text. */
export interface ReaderValue {
  /** Label of its field, also used in pages. */
  readonly label: string;
  readonly kind: ValueKind;
  /** Explanation below the field: one or two sentences. */
  readonly hint: string;
  /** Placeholder of the field. */
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

/** Names that pages use in their front matter: a value, or the host of the reader's server address. */
export type PageValueName = Exclude<ValueName, "release"> | "serverHost";

export const VALUE_NAMES = Object.keys(READER_VALUES) as ValueName[];

export const PAGE_VALUE_NAMES: readonly PageValueName[] = [
  ...VALUE_NAMES.filter((name) => name !== "release"),
  "serverHost",
];

/** The value of a name in front matter. */
export function valueOf(name: PageValueName): ValueName {
  return name === "serverHost" ? "baseUrl" : name;
}

/** Values of a page, each with its example texts in the code of the page. */
export type PageValues = { readonly [name in PageValueName]?: string | readonly string[] };

/** The texts of one value. */
export function textsOf(texts: string | readonly string[] = []): readonly string[] {
  return typeof texts === "string" ? [texts] : texts;
}
