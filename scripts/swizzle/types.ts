/** What Docusaurus promises of a component (`swizzle --list`); unlisted ones of a theme are unsafe. */
export interface Safety {
  readonly eject: string;
  readonly wrap: string;
}

/** One package's version of a component that a file of ours replaces. */
export interface UpstreamRecord {
  readonly package: string;
  readonly version: string;
  readonly safety: Safety;
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

/** One name that we import from a part of Docusaurus that may change without notice. */
export interface InternalRecord {
  readonly name: string;
  readonly package: string;
  readonly version: string;
  /** Declaration file, from the package's root, and the SHA-256 of its text. */
  readonly declaration: string;
  readonly fingerprint: string;
  readonly usedBy: readonly string[];
}

/** `src/theme/swizzles.json`: what we replaced, and what it looked like upstream when we last looked. */
export interface SwizzleLedger {
  readonly components: readonly SwizzleRecord[];
  readonly internals: readonly InternalRecord[];
}

/** Finds the folder of an installed package; undefined when it is not there. */
export type PackageFolder = (name: string) => string | undefined;
