import type { ProductIdentity } from "./identity";

/** What the samples of the API reference show for the server and the token of a reader. */
export function samplePlaceholdersOf({ api, server }: Pick<ProductIdentity, "api" | "server">): {
  readonly baseUrl: string;
  readonly tokenVariable: string;
} {
  return { baseUrl: api.url, tokenVariable: `${server.env}_API_TOKEN` };
}
