import type { OpenApiDocument, OperationObject, SecurityScheme } from "../openapi/document";
import { credentialsOf, placeOfCredential } from "../openapi/security";
import type { Resolver } from "../openapi/references";
import { code } from "./rules";
import type { Credential, Credentials } from "./types";

/** The ways to authenticate of an operation, each enough; empty when no credential is needed. */
export function securityOf(document: OpenApiDocument, operation: OperationObject): readonly Credentials[] {
  const ways = credentialsOf(document, operation).map((credentials) =>
    credentials.map(({ name, scheme, scopes }): Credential => {
      const scoped = scopes.length === 0 ? "" : ` with ${scopes.map(code).join(" and ")}`;
      return { name, phrase: phraseOf(scheme) + scoped, place: placeOfCredential(scheme)[0] };
    }),
  );
  return ways.every((credentials) => credentials.length === 0) ? [] : ways;
}

/** The schemes of a document that have a description, one Markdown sentence each. */
export function schemesText({ components }: OpenApiDocument, resolver: Resolver): readonly string[] {
  return Object.entries(components?.securitySchemes ?? {}).flatMap(([name, source]) => {
    const scheme = resolver.object<SecurityScheme>(source);
    const { description = "" } = scheme;
    return description.trim() === "" ? [] : [`${code(name)}, ${phraseOf(scheme)}: ${description.trim()}`];
  });
}

function phraseOf(scheme: SecurityScheme): string {
  const { type, name = "", in: where = "header", bearerFormat } = scheme;
  if (type === "apiKey") {
    const prefix = placeOfCredential(scheme)[0]?.prefix ?? "";
    return `an API key in the ${where === "query" ? "query parameter" : where} ${code(prefix === "" ? name : `${name}: ${prefix.trim()} …`)}`;
  }
  if (type === "http" && isBearer(scheme))
    return `a bearer token${bearerFormat === undefined ? "" : ` (${bearerFormat})`}`;
  if (type === "http" && scheme.scheme?.toLowerCase() === "basic")
    return "a name and password (HTTP basic; the samples read their Base64 form)";
  if (type === "http") return `HTTP ${code(scheme.scheme ?? "")} authentication`;
  if (type === "oauth2") return `a token of OAuth 2${flowsText(scheme)}`;
  if (type === "openIdConnect") return `a token of OpenID Connect (${code(scheme.openIdConnectUrl ?? "")})`;
  return type === "mutualTLS" ? "a client certificate (mutual TLS)" : `the credential ${code(type)}`;
}

function flowsText({ flows = {} }: SecurityScheme): string {
  const texts = Object.entries(flows).map(([name, flow]) => {
    const addresses = ["authorizationUrl", "tokenUrl", "refreshUrl"].flatMap((key) =>
      typeof flow[key] === "string" ? [code(flow[key])] : [],
    );
    return [name.replace(/(?=[A-Z])/g, " ").toLowerCase(), ...addresses].join(" ");
  });
  return texts.length === 0 ? "" : ` (${texts.join("; ")})`;
}

function isBearer({ scheme = "" }: SecurityScheme): boolean {
  return scheme.toLowerCase() === "bearer";
}

/** Servers of an operation or of its path: address, description and variables, as Markdown sentences. */
export function serversText({ servers = [] }: Pick<OperationObject, "servers">): readonly string[] {
  return servers.map(({ url, description = "", variables = {} }) => {
    const parts = Object.entries(variables).map(
      ([name, { default: value, enum: values = [], description: about = "" }]) => {
        const choices = values.length === 0 ? "" : `, one of ${values.map(code).join(", ")}`;
        return ` ${code(`{${name}}`)}: ${about === "" ? "" : `${inSentence(about)}; `}${code(value)} by default${choices}.`;
      },
    );
    return `${code(url)}${description === "" ? "" : `: ${description.replace(/\.?\s*$/, ".")}`}${parts.join("")}`;
  });
}

/** A sentence as a part of another one. */
function inSentence(text: string): string {
  return text
    .trim()
    .replace(/\.$/, "")
    .replace(/^[A-Z](?=[a-z]* )/, (first) => first.toLowerCase());
}

/** The address of the first server with the defaults of its variables; undefined without one. */
export function baseUrlOf({ servers = [] }: Pick<OperationObject, "servers">): string | undefined {
  const [server] = servers;
  return server?.url
    .replace(/\{([^{}]+)\}/g, (whole, name: string) =>
      whole.startsWith("{{") ? whole : (server.variables?.[name]?.default ?? whole),
    )
    .replace(/\/$/, "");
}
