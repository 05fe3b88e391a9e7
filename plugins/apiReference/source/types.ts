import type { YamlSource } from "./yamlSource";

/** The loaded description in the two forms that the project needs. */
export interface OpenApiSource extends YamlSource {
  /** For pages, samples and mocks: as published, but paths carry the names of `x-path-names`. */
  readonly document: OpenApiDocument;
  /** What the downloads hold: the file itself with its tokens replaced. */
  readonly published: OpenApiDocument;
}

/**
 * The parts of an OpenAPI 3.1 document that this project uses. The schema check (`checkDocument`) has proved the
 * shape before anything reads it through these types.
 */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly Server[];
  readonly security: readonly SecurityRequirement[];
  readonly tags: readonly Tag[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: Components;
}

export interface Server {
  readonly url: string;
  readonly description?: string;
}

/** Names of schemes, each with its scopes. One entry of a list of requirements is enough. */
export type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

/** A resource of the API. */
export interface Tag {
  readonly name: string;
  readonly description: string;
  readonly "x-summary": string;
  readonly "x-objects": readonly string[];
  readonly "x-cloud-only"?: true;
  readonly "x-deprecated"?: true;
  readonly "x-replaced-by"?: string;
  /** Old heading ids of the page, each with the id that took its place. */
  readonly "x-anchors"?: Readonly<Record<string, string>>;
}

export const METHODS = ["get", "post", "put", "delete"] as const;
export type Method = (typeof METHODS)[number];
export type PathItem = Readonly<Partial<Record<Method, Operation>>>;

export interface Reference {
  readonly $ref: string;
  /** Beside a response's reference: replaces the shared description. */
  readonly description?: string;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly [string];
  readonly summary: string;
  readonly description: string;
  readonly deprecated?: true;
  readonly security?: readonly SecurityRequirement[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: RequestBody;
  readonly responses: Readonly<Record<string, Response | Reference>>;
  readonly "x-required-role": readonly string[];
  readonly "x-cloud-only"?: true;
  readonly "x-experimental"?: true;
  readonly "x-replaced-by"?: string;
  readonly "x-since"?: string;
  readonly "x-quirk"?: string;
  readonly "x-path-names"?: Readonly<Record<string, string>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly required: boolean;
  readonly description: string;
  readonly schema: Schema;
  readonly example?: unknown;
}

export interface RequestBody {
  readonly description?: string;
  readonly required: boolean;
  readonly content: Content;
}

export interface Response {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Header | Reference>>;
  readonly content?: Content;
}

export interface Header {
  readonly description: string;
  readonly schema: Schema;
}

export type Content = Readonly<Record<string, MediaType>>;

export interface MediaType {
  readonly schema: Schema;
  readonly examples: Readonly<Record<string, Example | Reference>>;
}

export interface Example {
  readonly summary?: string;
  readonly value: unknown;
}

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly readOnly?: boolean;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly additionalProperties?: Schema;
  readonly allOf?: readonly Schema[];
  readonly examples?: readonly unknown[];
  readonly "x-cloud-only"?: true;
  readonly "x-experimental"?: true;
  readonly "x-since"?: string;
  readonly "x-quirk"?: string;
}

export interface Components {
  readonly securitySchemes: Readonly<Record<string, SecurityScheme>>;
  readonly headers: Readonly<Record<string, Header>>;
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly responses: Readonly<Record<string, Response>>;
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly examples: Readonly<Record<string, Example>>;
}

export interface SecurityScheme {
  readonly type: "apiKey" | "http";
  readonly description: string;
  readonly name?: string;
  readonly in?: string;
  readonly scheme?: string;
  readonly bearerFormat?: string;
}
