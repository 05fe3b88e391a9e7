import type { ProductIdentity } from "./identity";

/** The environment variable from which every sample of this site reads an access token. The product does not read it. */
export const TOKEN_VARIABLE = "API_TOKEN";

/** The placeholders in samples of the API reference: the server, and the environment variable of the token. */
export function samplePlaceholdersOf({ api }: Pick<ProductIdentity, "api">): {
  readonly baseUrl: string;
  readonly tokenVariable: string;
} {
  return { baseUrl: api.url, tokenVariable: TOKEN_VARIABLE };
}
