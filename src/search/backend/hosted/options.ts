import type { AlgoliaSearchOptions } from "algoliasearch/lite";

/** What carries a request to an answer. `send` resolves always. */
export type Requester = NonNullable<AlgoliaSearchOptions["requester"]>;

/** A search host, for a proxy or a test; the service's own hosts are used without any. */
export interface SearchHost {
  /** Host name with an optional port. */
  readonly url: string;
  readonly protocol?: "http" | "https";
}

/** Search by a hosted service that speaks the Algolia protocol. Never give an admin key. */
export interface HostedOptions {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
  readonly hosts?: readonly SearchHost[];
  /** Asks for a query id with each answer, which analytics need. */
  readonly clickAnalytics?: boolean;
  /** Another way to send, for tests. */
  readonly requester?: Requester;
}
