import type { SecurityScheme } from "./document";

/** A credential of a request: where it is, and the word before it. */
export interface CredentialPlace {
  readonly in: "header" | "query" | "cookie";
  readonly name: string;
  readonly prefix: string;
}

/** Where a scheme is sent; nothing for those that are in no request (`mutualTLS`). */
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
