import type { OpenApiDocument, OperationObject, SecurityScheme } from "./document";
import { resolverOf } from "./references";

/** A scheme that an operation asks for, with its scopes. */
interface NeededScheme {
  readonly name: string;
  readonly scheme: SecurityScheme;
  readonly scopes: readonly string[];
}

/** The schemes of each way to authenticate; one way is enough, and an empty one needs no credential. */
export function credentialsOf(
  document: OpenApiDocument,
  { security = document.security ?? [] }: OperationObject,
): readonly (readonly NeededScheme[])[] {
  const schemes = document.components?.securitySchemes ?? {};
  return security.map((requirement) =>
    Object.entries(requirement).map(([name, scopes]) => {
      const source = Object.hasOwn(schemes, name) ? schemes[name] : undefined;
      return { name, scheme: source ? resolverOf(document).object(source) : { type: name }, scopes };
    }),
  );
}

/** A credential of a request: where it is, and the word before it. */
export interface CredentialPlace {
  readonly in: "header" | "query" | "cookie";
  readonly name: string;
  readonly prefix: string;
}

/** Places in the request where a scheme is sent; empty for schemes that are not in requests (`mutualTLS`). */
export function placeOfCredential(scheme: SecurityScheme): readonly CredentialPlace[] {
  const { type, name = "", in: where } = scheme;
  const word = scheme["x-prefix"];
  const prefix = typeof word === "string" ? `${word} ` : "";
  if (type === "apiKey")
    return [{ in: where === "query" || where === "cookie" ? where : "header", name, prefix }];
  const isToken = type === "oauth2" || type === "openIdConnect";
  if (!isToken && type !== "http") return [];
  const { scheme: http = "bearer" } = scheme;
  const kind = isToken ? "bearer" : http.toLowerCase();
  return [
    { in: "header", name: "Authorization", prefix: `${kind.charAt(0).toUpperCase()}${kind.slice(1)} ` },
  ];
}
