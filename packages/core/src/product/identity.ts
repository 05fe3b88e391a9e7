/**
 * An identity: everything that depends on which product the site documents. Fields marked with "?" are for products that have such
 * a thing: a page that uses the token of a field without a value is a finding.
 */
export interface ProductIdentity {
  /** Lower-case name for paths, services and packages; also the value of the `PRODUCT` build variable. */
  readonly slug: string;
  /** Name for readers. */
  readonly name: string;
  /** One sentence for meta data and the footer. */
  readonly tagline: string;
  /** Legal name in the copyright line. */
  readonly company: string;
  /** Newest release that the pages describe, without a leading `v`; one of `known` in `src/facts/releases.yaml`. */
  readonly release: string;
  readonly client: ClientNames;
  readonly server?: ServerNames;
  readonly api: ApiNames;
  readonly links: ProductLinks;
  readonly brand: Brand;
  readonly outbound?: Outbound;
  /** Settings of hosted search; without them, search is embedded. */
  readonly hostedSearch?: HostedSearchSettings;
}

/** Paths of the values of a type. */
type PathIn<T> = {
  [Key in keyof T & string]: NonNullable<T[Key]> extends string | number
    ? Key
    : `${Key}.${PathIn<NonNullable<T[Key]>>}`;
}[keyof T & string];

/** The path of a text or number of an identity, such as `links.docs`. */
export type FieldPath =
  | PathIn<Omit<ProductIdentity, "brand" | "hostedSearch" | "outbound">>
  | "brand.accentHue";

/** Names around the client program. */
export interface ClientNames {
  /** Command typed in a terminal. */
  readonly cli: string;
  /** Prefix of the client's environment variables, without the underscore. */
  readonly env?: string;
  /** Tunnel interface on Linux. */
  readonly interface?: string;
  /** Folder and service name on Windows. */
  readonly windowsName?: string;
  /** Bundle identifier on macOS. */
  readonly bundleId?: string;
  /** Container image. */
  readonly image?: string;
  /** Homebrew tap. */
  readonly tap?: string;
}

/** Names around the server components. */
export interface ServerNames {
  /** Prefix of the self-hosting variables, without the underscore. */
  readonly env?: string;
  /** Registry organization of the server images. */
  readonly imageOrg?: string;
  /** Peer domain on the cloud. */
  readonly cloudDomain?: string;
  /** Default peer domain on a reader's own server. */
  readonly selfHostedDomain?: string;
}

/** Names that appear in API requests. */
export interface ApiNames {
  /** Base address without a trailing slash. */
  readonly url: string;
  /** Prefix of personal access tokens. */
  readonly tokenPrefix?: string;
  /** Prefix of invite tokens. */
  readonly invitePrefix?: string;
  /** Prefix of field names that carry the product's initials. */
  readonly fieldPrefix?: string;
}

/** Absolute https addresses, none with a trailing slash. */
export interface ProductLinks {
  /** This site. */
  readonly docs: string;
  readonly home: string;
  /** The web app; without it the top bar has no button. */
  readonly app?: string;
  readonly learn?: string;
  readonly code: string;
  readonly docsRepository: string;
  readonly chat?: string;
  readonly x?: string;
  readonly packages?: string;
  readonly installScript?: string;
  readonly quickstartScript?: string;
  readonly debugUpload?: string;
  /** A chat that takes a question in its address, at `{question}`; without it, pages offer none. */
  readonly assistant?: string;
}

/** Addresses that pages may link to and load, in addition to the product's own. The security policy and the check read it. */
export interface Outbound {
  /** Hosts that pages may link to, such as `www.wireguard.com`. */
  readonly links?: readonly string[];
  /** Origins such as `https://plausible.example.com`, for analytics: pages load their scripts and pictures, and send them requests. */
  readonly scripts?: readonly string[];
}

/** Visual identity. */
export interface Brand {
  /** OKLCH hue of the accent, in degrees. */
  readonly accentHue: number;
  /** The mark of each section by its id; a section without one has the mark of the docs. */
  readonly marks: { readonly docs: LogoMark; readonly api: LogoMark; readonly [section: string]: LogoMark };
}

/** The mark of a section. */
export function markOf({ marks }: Pick<Brand, "marks">, section: string): LogoMark {
  return marks[section] ?? marks.docs;
}

/** A mark drawn on a 32 × 32 grid: `ink` shapes take the text color, `accent` shapes the accent color. */
export interface LogoMark {
  readonly ink: readonly string[];
  readonly accent: readonly string[];
}

/** Settings of hosted search. They are public: `apiKey` must be a search-only key. */
export interface HostedSearchSettings {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
  /** Hosts instead of the service's own, for a proxy or a test. */
  readonly hosts?: readonly SearchHost[];
  /**
   * Reports what readers see and choose to the hosted service, by a script served with the site or by the CDN's;
   * off unless set.
   */
  readonly insights?: "off" | "site" | "cdn";
  /** Address of that script on the CDN; the build sets it. */
  readonly insightsScript?: ScriptSource;
}

/** A script of another origin with its Subresource Integrity hash. */
export interface ScriptSource {
  readonly src: string;
  readonly integrity: string;
}

/** A host of the hosted search service. */
export interface SearchHost {
  /** Host name with an optional port. */
  readonly url: string;
  readonly protocol: "http" | "https";
}
