/** The parts of an OpenAPI document (3.0 and 3.1) that this project uses, as types. */

import type { Method } from "docusaurus-waymark-core/lib/httpMethods";

export { METHODS, type Method } from "docusaurus-waymark-core/lib/httpMethods";

/** A JSON value. Integers that a double cannot hold are `bigint` (`exactJson.ts`). */
export type Json =
  | null
  | boolean
  | number
  | bigint
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

/** A reference to another part of the document: `#/components/…`. */
export interface Reference {
  readonly $ref: string;
  readonly summary?: string;
  readonly description?: string;
}

/** Specification extensions; the head of `api/openapi.yaml` explains them. */
export type Extensions = Readonly<Record<`x-${string}`, unknown>>;

/**
 * A JSON schema of either version. `resolverOf` converts the differences of 3.0 (`exclusiveMinimum: true`). Keywords that are not
 * named here are shown as they are written.
 */
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
  readonly minimum?: Limit;
  readonly maximum?: Limit;
  readonly exclusiveMinimum?: Limit;
  readonly exclusiveMaximum?: Limit;
  readonly multipleOf?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minProperties?: number;
  readonly propertyNames?: SchemaOrRef;
  readonly maxProperties?: number;
  readonly uniqueItems?: boolean;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, SchemaOrRef>>;
  readonly patternProperties?: Readonly<Record<string, SchemaOrRef>>;
  readonly additionalProperties?: boolean | SchemaOrRef;
  readonly unevaluatedProperties?: boolean | SchemaOrRef;
  readonly items?: boolean | SchemaOrRef;
  readonly prefixItems?: readonly SchemaOrRef[];
  readonly allOf?: readonly SchemaOrRef[];
  readonly oneOf?: readonly SchemaOrRef[];
  readonly anyOf?: readonly SchemaOrRef[];
  readonly discriminator?: {
    readonly propertyName: string;
    readonly mapping?: Readonly<Record<string, string>>;
  };
  readonly nullable?: boolean;
  readonly deprecated?: boolean;
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
}

/** A limit of a number. */
export type Limit = number | bigint;

export type SchemaOrRef = Schema | (Reference & Schema);

export interface ExampleObject {
  readonly summary?: string;
  readonly description?: string;
  readonly externalValue?: string;
  readonly value?: Json;
}

export interface MediaType {
  readonly schema?: SchemaOrRef;
  readonly example?: Json;
  readonly examples?: Readonly<Record<string, ExampleObject | Reference>>;
  /** Encodings of the fields of a form, by their names. */
  readonly encoding?: Readonly<Record<string, EncodingObject>>;
}

export interface EncodingObject {
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, HeaderObject | Reference>>;
  readonly style?: string;
  readonly explode?: boolean;
}

/** The styles of RFC 6570 and of OpenAPI, with their defaults in `parameterText.ts`. */
export interface ParameterObject extends HeaderObject {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly allowEmptyValue?: boolean;
  readonly allowReserved?: boolean;
}

export interface RequestBodyObject {
  readonly description?: string;
  readonly required?: boolean;
  readonly content?: Readonly<Record<string, MediaType>>;
}

export interface HeaderObject {
  readonly description?: string;
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly schema?: SchemaOrRef;
  /** Instead of a schema: the value is a text of this one media type. */
  readonly content?: Readonly<Record<string, MediaType>>;
  readonly example?: Json;
  readonly examples?: Readonly<Record<string, ExampleObject | Reference>>;
  readonly style?: string;
  readonly explode?: boolean;
}

export interface LinkObject {
  readonly operationId?: string;
  readonly operationRef?: string;
  readonly description?: string;
  readonly parameters?: Readonly<Record<string, Json>>;
  readonly requestBody?: Json;
}

export interface ExternalDocs {
  readonly url: string;
  readonly description?: string;
}

export interface ServerObject {
  readonly url: string;
  readonly description?: string;
  readonly variables?: Readonly<Record<string, ServerVariable>>;
}

export interface ServerVariable {
  readonly default: string;
  readonly enum?: readonly string[];
  readonly description?: string;
}

/** `type` is `apiKey`, `http`, `oauth2`, `openIdConnect` or `mutualTLS`; the others belong to one of them. */
export interface SecurityScheme extends Extensions {
  readonly type: string;
  readonly description?: string;
  readonly name?: string;
  readonly in?: string;
  readonly scheme?: string;
  readonly bearerFormat?: string;
  readonly openIdConnectUrl?: string;
  readonly flows?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Schemes that are needed together, by name, each with its scopes; an empty object needs none. */
export type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

export interface ResponseObject {
  readonly description?: string;
  readonly links?: Readonly<Record<string, LinkObject | Reference>>;
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
  readonly security?: readonly SecurityRequirement[];
  readonly servers?: readonly ServerObject[];
  readonly externalDocs?: ExternalDocs;
  readonly callbacks?: Readonly<Record<string, Readonly<Record<string, PathItem>> | Reference>>;
}

export interface PathItem extends Partial<Readonly<Record<Method, OperationObject>>>, Extensions {
  readonly summary?: string;
  readonly description?: string;
  readonly servers?: readonly ServerObject[];
  /** Parameters of every operation of the path; `operationsOf` merges them with those of the operation. */
  readonly parameters?: readonly (ParameterObject | Reference)[];
}

export interface TagObject extends Extensions {
  readonly name: string;
  readonly description?: string;
  readonly externalDocs?: ExternalDocs;
}

type ByName<Part> = Readonly<Record<string, Part>>;

/** The parts of an OpenAPI document that this project reads. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: Extensions & {
    readonly title: string;
    readonly version: string;
    readonly description?: string;
  };
  readonly servers?: readonly ServerObject[];
  readonly tags?: readonly TagObject[];
  readonly security?: readonly SecurityRequirement[];
  readonly paths?: ByName<PathItem | Reference>;
  readonly webhooks?: ByName<PathItem | Reference>;
  readonly components?: {
    readonly schemas?: ByName<SchemaOrRef>;
    readonly parameters?: ByName<ParameterObject | Reference>;
    readonly headers?: ByName<HeaderObject | Reference>;
    readonly responses?: ByName<ResponseObject | Reference>;
    readonly examples?: ByName<ExampleObject | Reference>;
    readonly securitySchemes?: ByName<SecurityScheme | Reference>;
  };
}
