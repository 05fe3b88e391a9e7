/** Types of the reference model. All texts named `description` or `quirk` are Markdown. */
import type { ExternalDocs, Json, Limit, MediaType, SchemaOrRef } from "../openapi/document";
import type { CredentialPlace } from "../openapi/security";

/** Limits of a value, or of its length: characters of a string, items of a list, keys of a map. */
export interface Bounds {
  readonly min?: Limit;
  readonly max?: Limit;
  /** Limits that the value may not reach. */
  readonly above?: Limit;
  readonly below?: Limit;
  readonly minLen?: number;
  readonly maxLen?: number;
}

/** A value as readers see it. */
export interface ValueType {
  /** `string`, `integer or null`, `array of strings`, `date-time`, `array of objects`, `map of strings`. */
  readonly type: string;
  /** Name of the component of the value, or of each list item; undefined for scalar values. */
  readonly objectName: string | undefined;
  /** The only accepted values; for a list, the only accepted items. */
  readonly enumList: readonly Json[];
  /** Descriptions of these values, by their text. */
  readonly enumTexts: Readonly<Record<string, string>>;
  readonly bounds: Bounds;
  /** Limits for each item of a list. */
  readonly itemBounds: Bounds;
  readonly pattern: string | undefined;
  /** Further rules, each a Markdown sentence. */
  readonly rules: readonly string[];
  /** Properties of the object, or of each item; then fields by pattern, other fields, and the items of a tuple. */
  readonly children: readonly Property[];
  readonly choices: readonly Choice[];
  /** True for bytes, which a form sends as a file. */
  readonly isFile: boolean;
  /** True for an object inside itself, which is named but not shown again. */
  readonly isRecursive: boolean;
}

/** Several forms of a value. */
export interface Choice {
  /** `one` if exactly one form must fit; `any` if at least one must. */
  readonly kind: "one" | "any";
  readonly variants: readonly Variant[];
}

/** One of several forms of a value. */
export interface Variant extends ValueType {
  readonly title: string;
  readonly description: string;
  /** The field whose value tells the form, and the values: `kind` is `cat`. */
  readonly when: { readonly field: string; readonly values: readonly string[] } | undefined;
  readonly defaultValue: Json | undefined;
  readonly deprecated: boolean;
}

/** A field of an object, or a parameter of a request. */
export interface Property extends ValueType, Marks {
  readonly name: string;
  readonly required: boolean;
  /** Markdown. */
  readonly description: string;
  readonly defaultValue: Json | undefined;
  readonly example: Json | undefined;
  /** Behavior of the server that the description does not cover. */
  readonly quirk: string;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
}

/** The body of a request or response. */
export interface Body {
  /** Markdown. */
  readonly description: string;
  readonly required: boolean;
  /** One for each media type, in document order. */
  readonly contents: readonly Content[];
}

/** A body in one media type. */
export interface Content {
  /** `application/json`; also `text/*`. */
  readonly mediaType: string;
  readonly value: ValueType;
  /** Markdown of its schema, where it differs from that of the body. */
  readonly description: string;
  /** The schema as it is in the document; undefined where it has none. */
  readonly source: SchemaOrRef | undefined;
  /** The schema with all references resolved and without annotations. */
  readonly schema: Json;
  readonly examples: readonly Example[];
  /** An example made of the schema, for a request without one. */
  readonly made: Json | undefined;
  /** Encoding of single fields of a form, each a Markdown sentence. */
  readonly encoding: readonly string[];
}

export interface Example {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly value: Json | undefined;
  /** Address of a value that is not in the document. */
  readonly externalValue: string | undefined;
}

/** One response of an operation. */
export interface Response {
  /** `200`, `4XX`, `default`. */
  readonly status: string;
  /** Markdown. */
  readonly description: string;
  readonly headers: readonly Property[];
  readonly body: Body | undefined;
  readonly links: readonly Link[];
  /** True for a component that several operations refer to. */
  readonly isShared: boolean;
  /** True if it has words of its own, not those of the component. */
  readonly hasOwnWords: boolean;
}

/** A use of a response: a call with values of it. */
export interface Link {
  readonly name: string;
  readonly description: string;
  /** Id of an operation, or a reference to one. */
  readonly operation: string;
  /** Values by parameter; `body` for the body. */
  readonly values: Readonly<Record<string, Json>>;
}

/** A parameter, and how it is written into the request. */
export interface Parameter extends Property {
  readonly in: "path" | "query" | "header" | "cookie";
  /** The value as the samples send it; undefined when they leave it out. */
  readonly sample: Json | undefined;
  /** Markdown sentences: how lists and objects are written, and what may be left empty. */
  readonly writing: readonly string[];
  /** For `parameterText.ts`. */
  readonly style: string | undefined;
  readonly explode: boolean | undefined;
  readonly content: Readonly<Record<string, MediaType>> | undefined;
}

/** One way to authenticate: the credentials that are sent together. Empty for none. */
export type Credentials = readonly Credential[];

export interface Credential {
  /** Name of the scheme. */
  readonly name: string;
  /** Its name in a phrase: `an API key in the header \`X-Key\``. Markdown. */
  readonly phrase: string;
  /** Its place in samples; undefined when it is in no request (`mutualTLS`). */
  readonly place: CredentialPlace | undefined;
}

/** An operation that the server calls: a webhook, or a callback of another operation. */
export interface Callback {
  /** Name of the webhook or of the callback. */
  readonly name: string;
  readonly operation: Operation;
}

/** Badges: what a reader must know before using something. */
export interface Marks {
  /** The feature whose editions have it; undefined when all have it. */
  readonly edition: string | undefined;
  readonly experimental: boolean;
  readonly deprecated: boolean;
  /** First release that has it, without a leading `v`; undefined when all described releases have it. */
  readonly since: string | undefined;
}

/** A link target. */
export interface Target {
  readonly title: string;
  readonly route: string;
}

export interface Operation extends Marks {
  readonly operationId: string;
  /** Anchor on its page. */
  readonly anchor: string;
  /** Upper case. */
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  /** Further words under which search finds it. */
  readonly keywords: readonly string[];
  /** Markdown. */
  readonly description: string;
  readonly externalDocs: ExternalDocs | undefined;
  /** Roles whose tokens may call it; `any` means every user, `none` no token; undefined when nothing is said about roles. */
  readonly roles: readonly string[] | undefined;
  /** Behavior of the server that the description does not state. Markdown. */
  readonly quirk: string;
  readonly replacedBy: Target | undefined;
  /** Ways to authenticate, each enough; empty when no credential is needed. */
  readonly security: readonly Credentials[];
  /** True when its `security` is not that of the document. */
  readonly hasOwnSecurity: boolean;
  /** Servers of this operation alone, as Markdown sentences. */
  readonly servers: readonly string[];
  /** Base address of the samples; undefined for that of the product. */
  readonly baseUrl: string | undefined;
  readonly parameters: readonly Parameter[];
  readonly body: Body | undefined;
  readonly responses: readonly Response[];
  readonly callbacks: readonly Callback[];
}

/** An object that a resource's page explains. */
export interface ObjectSection {
  /** Name of the component. */
  readonly name: string;
  /** `Setup key`: the heading is `The setup key object`. */
  readonly title: string;
  readonly anchor: string;
  /** Markdown. */
  readonly description: string;
  readonly value: ValueType;
  /** The schema with all references resolved and without annotations. */
  readonly schema: Json;
  readonly example: Json | undefined;
}

/** A group of operations that has a page. */
export interface Resource extends Marks {
  readonly slug: string;
  readonly title: string;
  /** One line for tiles and meta data, plain text of 50 to 160 characters. */
  readonly summary: string;
  /** Additional words under which search finds the page. */
  readonly keywords: readonly string[];
  /** Markdown: what it is, and when to use it. */
  readonly description: string;
  readonly replacedBy: Target | undefined;
  readonly externalDocs: ExternalDocs | undefined;
  /** Old heading ids, each with its replacement. */
  readonly anchors: Readonly<Record<string, string>>;
  readonly objects: readonly ObjectSection[];
  readonly operations: readonly Operation[];
  /** Calls of the server, on the page of their tag. */
  readonly webhooks: readonly Callback[];
}

/** The reference as plain data, in page order. */
export interface ApiModel {
  /** Address of the guide that explains roles; undefined without one. */
  readonly rolesGuide: string | undefined;
  /** Address of the guide that explains errors; undefined without one. */
  readonly errorsGuide: string | undefined;
  /** True for a description that wants to have every part which readers need (`x-complete`). */
  readonly isComplete: boolean;
  /** Names of schemas and headers that guides explain; pages do not repeat them where an operation fails. */
  readonly known: readonly string[];
  /** Servers and credentials, as Markdown sentences; empty where one of each needs no words. */
  readonly servers: readonly string[];
  readonly credentials: readonly string[];
  readonly resources: readonly Resource[];
}
