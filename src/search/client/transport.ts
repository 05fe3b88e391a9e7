import algoliasearch, {
  type AlgoliaSearchOptions,
  type SearchClient as AlgoliaClient,
} from "algoliasearch/lite";
import type { EmbeddedOptions, HostedOptions, SearchClientOptions } from "./options";

type Cache = NonNullable<AlgoliaSearchOptions["responsesCache"]>;

/** Keys travel in headers: in the address they would end up in logs and traces. */
const AUTH_WITHIN_HEADERS = 1;
/** Host for reading and writing. */
const ACCEPT_ANY = 3;
/** Seconds to connect, read and write, scaled up on each retry (SPEC section 9). */
const TIMEOUTS = { connect: 1, read: 2, write: 30 };
const NO_CREDENTIALS = "embedded";

/** Makes the client of the hosted service, or the same client with the embedded engine behind it (SPEC section 7). */
export function createTransport(options: SearchClientOptions): AlgoliaClient {
  if (options.mode === "hosted") return algoliasearch(options.appId, options.apiKey, hosted(options));
  return algoliasearch(NO_CREDENTIALS, NO_CREDENTIALS, embedded(options));
}

function hosted({ hosts, requester }: HostedOptions): AlgoliaSearchOptions {
  return {
    authMode: AUTH_WITHIN_HEADERS,
    timeouts: TIMEOUTS,
    ...(hosts && hosts.length > 0 ? { hosts: hosts.map((host) => ({ ...host, accept: ACCEPT_ANY })) } : {}),
    ...(requester ? { requester } : {}),
  };
}

/** One host that does not exist; nothing is remembered, so a mended index answers at once. */
function embedded({ requester }: EmbeddedOptions): AlgoliaSearchOptions {
  return {
    authMode: AUTH_WITHIN_HEADERS,
    timeouts: TIMEOUTS,
    hosts: [{ url: "embedded.invalid", accept: ACCEPT_ANY }],
    requester,
    responsesCache: NO_CACHE,
    requestsCache: NO_CACHE,
    hostsCache: NO_CACHE,
  };
}

const NO_CACHE: Cache = {
  get: async (_key, defaultValue) => defaultValue(),
  set: (_key, value) => Promise.resolve(value),
  delete: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};
