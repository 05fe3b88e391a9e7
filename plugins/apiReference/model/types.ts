/** Types of the reference model. All texts named `description` or `quirk` are Markdown. */
import type { Json, Schema } from "../../../src/openapi/document";

/** Limits of a value, or of its length: characters of a string, items of a list, keys of a map. */
export interface Bounds {
  readonly min?: number;
  readonly max?: number;
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
  readonly enumList: readonly (string | number | boolean)[];
  readonly bounds: Bounds;
  /** Limits for each item of a list. */
  readonly itemBounds: Bounds;
  readonly pattern: string | undefined;
  /** Properties of the object, or of each item. */
  readonly children: readonly Property[];
  /** The alternatives, where there is a choice. */
  readonly variants: readonly Variant[];
}

/** One of several alternatives for a value. */
export interface Variant extends ValueType {
  readonly title: string;
  readonly description: string;
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
  readonly value: ValueType;
  /** The schema with all references resolved and without annotations. */
  readonly schema: Schema;
  readonly examples: readonly Example[];
}

export interface Example {
  readonly name: string;
  readonly summary: string;
  readonly value: Json;
}

/** One response of an operation. */
export interface Response {
  /** `200` to `599`. */
  readonly status: string;
  /** Markdown. */
  readonly description: string;
  readonly headers: readonly Property[];
  readonly body: Body | undefined;
}

/** Badges: what a reader must know before using something. */
export interface Marks {
  readonly cloudOnly: boolean;
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
  /** Markdown. */
  readonly description: string;
  /** Roles whose tokens may call it; `any` means every user, `none` no token. */
  readonly roles: readonly string[];
  /** What the server does beyond the description. Markdown. */
  readonly quirk: string;
  readonly replacedBy: Target | undefined;
  /** True when no `Authorization` header is needed. */
  readonly open: boolean;
  readonly pathParameters: readonly Property[];
  readonly queryParameters: readonly Property[];
  readonly headerParameters: readonly Property[];
  readonly body: Body | undefined;
  readonly responses: readonly Response[];
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
  readonly properties: readonly Property[];
  readonly variants: readonly Variant[];
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
  /** Old heading ids, each with its replacement. */
  readonly anchors: Readonly<Record<string, string>>;
  readonly objects: readonly ObjectSection[];
  readonly operations: readonly Operation[];
}

/** The reference as plain data, in page order. */
export interface ApiModel {
  readonly resources: readonly Resource[];
}
