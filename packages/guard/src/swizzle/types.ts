/** Safety class of a component in `swizzle --list`; unlisted components are unsafe. */
export interface Safety {
  readonly eject: string;
  readonly wrap: string;
}

/** Files of one package that this project replaces. */
export interface UpstreamRecord {
  readonly package: string;
  readonly version: string;
  readonly safety: Safety;
  /** SHA-256 of the text of each source file, by its path from the root of the package. */
  readonly files: Readonly<Record<string, string>>;
}

/** One component of `src/theme`. */
export interface SwizzleRecord {
  readonly component: string;
  readonly action: "eject" | "wrap";
  /** Our file, from the project root, with forward slashes. */
  readonly file: string;
  /** From the header of our file. */
  readonly reason: string;
  readonly upstream: readonly UpstreamRecord[];
}

/** `src/theme/swizzles.json`: the upstream code under `src/theme`, as of the last review. */
export interface SwizzleLedger {
  readonly components: readonly SwizzleRecord[];
}
