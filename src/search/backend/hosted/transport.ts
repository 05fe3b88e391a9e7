import algoliasearch, { type SearchClient as AlgoliaClient } from "algoliasearch/lite";
import type { HostedOptions } from "./options";

/** Keys travel in headers: in the address they would end up in logs and traces. */
const AUTH_WITHIN_HEADERS = 1;
/** Host for reading and writing. */
const ACCEPT_ANY = 3;
/** Seconds to connect, read and write, scaled up on each retry. */
const TIMEOUTS = { connect: 1, read: 2, write: 30 };

/** Makes the client of the hosted service. */
export function createTransport({ appId, apiKey, hosts, requester }: HostedOptions): AlgoliaClient {
  return algoliasearch(appId, apiKey, {
    authMode: AUTH_WITHIN_HEADERS,
    timeouts: TIMEOUTS,
    ...(hosts && hosts.length > 0 ? { hosts: hosts.map((host) => ({ ...host, accept: ACCEPT_ANY })) } : {}),
    ...(requester ? { requester } : {}),
  });
}
