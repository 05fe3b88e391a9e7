/** The parts of an OpenAPI 3.1 document that this project uses, as types. */

/** A JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A reference to another part of the document: `#/components/…`. */
export interface Reference {
  readonly $ref: string;
  readonly description?: string;
}

/** Specification extensions; the head of `api/openapi.yaml` explains them. */
export type Extensions = Readonly<Record<`x-${string}`, unknown>>;

/** The part of a JSON schema (OpenAPI 3.1) that the reference shows. */
export interface Schema extends Extensions {
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly Json[];
  readonly const?: Json;
  readonly default?: Json;
  readonly example?: Json;
  readonly examples?: readonly Json[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, SchemaOrRef>>;
  readonly additionalProperties?: boolean | SchemaOrRef;
  readonly items?: SchemaOrRef;
  readonly allOf?: readonly SchemaOrRef[];
  readonly oneOf?: readonly SchemaOrRef[];
  readonly anyOf?: readonly SchemaOrRef[];
  readonly nullable?: boolean;
  readonly deprecated?: boolean;
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
}

export type SchemaOrRef = Schema | (Reference & Schema);

export interface ExampleObject {
  readonly summary?: string;
  readonly value?: Json;
}

export interface MediaType {
  readonly schema?: SchemaOrRef;
  readonly example?: Json;
  readonly examples?: Readonly<Record<string, ExampleObject | Reference>>;
}

export interface ParameterObject {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly description?: string;
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly schema?: SchemaOrRef;
  readonly example?: Json;
  readonly examples?: Readonly<Record<string, ExampleObject | Reference>>;
}

export interface RequestBodyObject {
  readonly description?: string;
  readonly required?: boolean;
  readonly content?: Readonly<Record<string, MediaType>>;
}

export interface HeaderObject {
  readonly description?: string;
  readonly required?: boolean;
  readonly schema?: SchemaOrRef;
}

export interface ResponseObject {
  readonly description?: string;
  readonly headers?: Readonly<Record<string, HeaderObject | Reference>>;
  readonly content?: Readonly<Record<string, MediaType>>;
}

export interface OperationObject extends Extensions {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly parameters?: readonly (ParameterObject | Reference)[];
  readonly requestBody?: RequestBodyObject | Reference;
  readonly responses?: Readonly<Record<string, ResponseObject | Reference>>;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
}

/**
 * The supported methods in lower case, in the order in which pages show them. Pages, samples, mock, checks and the changelog
 * use this list; a description with another method (`trace`) is an error.
 */
export const METHODS = ["get", "post", "put", "patch", "delete", "head", "options"] as const;
export type Method = (typeof METHODS)[number];

export interface PathItem extends Partial<Readonly<Record<Method, OperationObject>>>, Extensions {
  /** Parameters of every operation of the path; `operationsOf` merges them with those of the operation. */
  readonly parameters?: readonly (ParameterObject | Reference)[];
}

export interface TagObject extends Extensions {
  readonly name: string;
  readonly description?: string;
}

type ByName<Part> = Readonly<Record<string, Part>>;

/** The parts of an OpenAPI 3.1 document that this project reads. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly servers?: readonly { readonly url: string; readonly description?: string }[];
  readonly tags?: readonly TagObject[];
  readonly security?: OperationObject["security"];
  readonly paths?: ByName<PathItem>;
  readonly components?: {
    readonly schemas?: ByName<SchemaOrRef>;
    readonly parameters?: ByName<ParameterObject | Reference>;
    readonly headers?: ByName<HeaderObject | Reference>;
    readonly responses?: ByName<ResponseObject | Reference>;
    readonly examples?: ByName<ExampleObject | Reference>;
    readonly securitySchemes?: ByName<unknown>;
  };
}
