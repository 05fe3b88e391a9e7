import type { FormField } from "../openapi/forms";
import type { Method } from "../source";

/** A JSON value. Strings are well-formed Unicode. */
export type JsonValue =
  | string
  | number
  | bigint
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
  /** True for text that is no JSON. */
  readonly isText?: boolean;
  /** Name of the schema, such as `SetupKey`; for a list, of its items. */
  readonly typeName?: string | undefined;
  /** Fields that are always present. */
  readonly required?: readonly string[] | undefined;
}

/** A text, or an environment variable. */
export type ValuePart = string | { readonly variable: string };

/** A header of a request; the parts of its value are joined. */
export interface SampleHeader {
  readonly name: string;
  readonly value: readonly ValuePart[];
}

export type SampleBody =
  | { readonly kind: "json"; readonly mediaType: string; readonly value: JsonValue }
  | { readonly kind: "text"; readonly mediaType: string; readonly text: string }
  | { readonly kind: "file"; readonly mediaType: string; readonly file: string }
  | { readonly kind: "multipart"; readonly fields: readonly FormField[] };

/** The request that samples make. */
export interface SampleRequest {
  /** Operation id in the API description, such as `listPeers`; the Java class is named after it. */
  readonly operationId: string;
  readonly method: SampleMethod;
  /** Scheme and host, without a trailing slash; a content token on pages. */
  readonly baseUrl: string;
  /** Path with example values, percent-encoded, starting with a slash. */
  readonly path: string;
  /** Names and unencoded values of query parameters, in order. */
  readonly query: readonly (readonly [name: string, value: string])[];
  /** Credentials in the query: name and environment variable. */
  readonly queryKeys?: readonly { readonly name: string; readonly variable: string }[];
  /** Headers beyond `Accept` and `Content-Type`; credentials first. */
  readonly headers: readonly SampleHeader[];
  /** The media type of the answer. */
  readonly accept?: string;
  /** Undefined when the operation has no body. */
  readonly body?: SampleBody | undefined;
  /** Undefined when a success has no body to print. */
  readonly answer?: SampleAnswer | undefined;
}

/** A language of samples; one file of `languages` has all of it. */
export interface SampleLanguage {
  /** Language of the fence. */
  readonly language: string;
  /** Name for readers. */
  readonly label: string;
  /** Title of the fence, for a language that tabs do not name by themselves (`packages/theme/src/mdx/code/panels.ts`). */
  readonly tab?: string;
  /** The expression that reads an environment variable, and how a reader's token replaces it (`packages/core/src/values/readerValues.ts`). */
  readonly token: {
    readonly read: (variable: string) => string;
    readonly form: "token" | "token double" | "token single";
  };
  readonly write: (request: SampleRequest) => string;
  readonly tool: SampleTool;
}

/** A command with its arguments. */
export type Command = readonly [program: string, ...args: string[]];

/** How `npm run api -- samples` runs the samples of a language. */
export interface SampleTool {
  /** Succeeds if the tool is installed. */
  readonly probe: Command;
  /** Name of the file of a sample, which has a folder of its own. */
  readonly file: string;
  /** Runs a sample in its folder. */
  readonly command: Command;
  /** Checks and compiles all samples before they run, in the folder of their folders, with further files. */
  readonly compiler?: () => { readonly files: Readonly<Record<string, string>>; readonly command: Command };
}

/** A complete program or command that makes one request. */
export interface Sample extends Pick<SampleLanguage, "language" | "label" | "tab"> {
  /** Source code without a final line break. */
  readonly code: string;
}
