import type { Method } from "../source";

/** A JSON value. Strings are well-formed Unicode. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };

/** HTTP methods of the API, in upper case. */
export type SampleMethod = Uppercase<Method>;

/** The documented success response; TypeScript samples print some of its fields. */
export interface SampleAnswer {
  /** The documented example. */
  readonly example: JsonValue;
  /** Name of the schema, such as `SetupKey`; for a list, of its items. */
  readonly typeName?: string | undefined;
  /** Fields that are always present. */
  readonly required?: readonly string[] | undefined;
}

/** The request that samples make. */
export interface SampleRequest {
  /** Operation id in the API description, such as `listPeers`; the Java class is named after it. */
  readonly operationId: string;
  readonly method: SampleMethod;
  /** Scheme and host, without a trailing slash; a content token on pages. */
  readonly baseUrl: string;
  /** Environment variable with the access token. */
  readonly tokenVariable: string;
  /** Path with example values, percent-encoded, starting with a slash. */
  readonly path: string;
  /** Names and unencoded values of query parameters, in order. */
  readonly query: readonly (readonly [name: string, value: string])[];
  /** JSON body; undefined when the operation has none. */
  readonly body?: JsonValue | undefined;
  /** False for operations without authentication. */
  readonly auth: boolean;
  /** Undefined when a success has no body to print. */
  readonly answer?: SampleAnswer | undefined;
}

/** A complete program or command that makes one request. */
export interface Sample {
  /** Language of the fence: `bash`, `js`, `ts`, `python`, `go`, `ruby`, `java`, `php`. */
  readonly language: string;
  /** Name for readers; for `bash` it is the title of the fence. */
  readonly label: string;
  /** Source code without a final line break. */
  readonly code: string;
}
