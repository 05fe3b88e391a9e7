import type { Method } from "../source";

/** A value that JSON can hold. Strings are well-formed Unicode. */
export type JsonValue =
  string | number | boolean | null | readonly JsonValue[] | { readonly [name: string]: JsonValue };

/** HTTP methods of the API, in upper case. */
export type SampleMethod = Uppercase<Method>;

/** What a documented success answer looks like; TypeScript samples name the fields that they print. */
export interface SampleAnswer {
  /** The documented example. */
  readonly example: JsonValue;
  /** Name of the object's schema, such as `SetupKey`; of the items where the answer is a list. */
  readonly typeName?: string | undefined;
  /** Fields that every such object has. */
  readonly required?: readonly string[] | undefined;
}

/** One request that the samples make. */
export interface SampleRequest {
  /** Name of the operation in the API description, such as `listPeers`; Java's class is named after it. */
  readonly operationId: string;
  readonly method: SampleMethod;
  /** Scheme and host, without a trailing slash; on pages the content token of the API's address. */
  readonly baseUrl: string;
  /** Environment variable that holds the access token. */
  readonly tokenVariable: string;
  /** Path with values filled in, starting with a slash; what a path may not carry is percent-encoded here. */
  readonly path: string;
  /** Names and plain values of query parameters, in order. */
  readonly query: readonly (readonly [name: string, value: string])[];
  /** JSON body, or undefined when the operation takes none. */
  readonly body?: JsonValue | undefined;
  /** False for the operations that take no credential. */
  readonly auth: boolean;
  /** Undefined when a success has no body worth printing. */
  readonly answer?: SampleAnswer | undefined;
}

/** A complete program (or command) that makes one request. */
export interface Sample {
  /** Language of the fence: `bash`, `js`, `ts`, `python`, `go`, `ruby`, `java`, `php`. */
  readonly language: string;
  /** What readers call it; for `bash` it is the fence's title. */
  readonly label: string;
  /** Source text without a final line break. */
  readonly code: string;
}
