import type { ProductIdentity } from "./identity";

/** The placeholders in samples of the API reference: the server, and the environment variable of the token. */
export function samplePlaceholdersOf({ api, server }: Pick<ProductIdentity, "api" | "server">): {
  readonly baseUrl: string;
  readonly tokenVariable: string;
} {
  return { baseUrl: api.url, tokenVariable: `${server.env}_API_TOKEN` };
}
