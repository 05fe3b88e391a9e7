/** What Docusaurus promises of a component (`swizzle --list`); unlisted ones of a theme are unsafe. */
export interface Safety {
  readonly eject: string;
  readonly wrap: string;
}

/** Files of one package that we replace or rely on. */
export interface UpstreamRecord {
  readonly package: string;
  readonly version: string;
  /** Of components that packages list for swizzling. */
  readonly safety?: Safety;
  /** Source file, from the package's root, to the SHA-256 of its text. */
  readonly files: Readonly<Record<string, string>>;
}

/** One component of `src/theme`. */
export interface SwizzleRecord {
  readonly component: string;
  readonly action: "eject" | "wrap";
  /** Our file, from the project root. */
  readonly file: string;
  /** From the header of our file. */
  readonly reason: string;
  readonly upstream: readonly UpstreamRecord[];
}

/** One contract of `plugins/internals`, with the upstream files that it reads. */
export interface CouplingRecord {
  readonly name: string;
  readonly usedBy: readonly string[];
  readonly upstream: readonly UpstreamRecord[];
}

/** `src/theme/swizzles.json`: what we rely on upstream, and what it looked like when we last looked. */
export interface SwizzleLedger {
  readonly components: readonly SwizzleRecord[];
  readonly couplings: readonly CouplingRecord[];
}
