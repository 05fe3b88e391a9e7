import type { SearchClient } from "./calls";
import { createSearchClient, type Requester } from "./createSearchClient";

/** Key of the recorded client. */
export const KEY = "s3cret-search-key";

/** A request as it was sent. */
export type Sent = Parameters<Requester["send"]>[0];
type Reply = Awaited<ReturnType<Requester["send"]>>;

/** A client that records its requests and gets the replies in order, the last one repeatedly. */
export function recorded(...replies: readonly Partial<Reply>[]): { client: SearchClient; sent: Sent[] } {
  const sent: Sent[] = [];
  const requester: Requester = {
    send: (request) => {
      const reply = replies[Math.min(sent.length, replies.length - 1)];
      sent.push(request);
      return Promise.resolve({ status: 200, isTimedOut: false, content: "{}", ...reply });
    },
  };
  const hosts = [{ url: "one.example" }, { url: "two.example", protocol: "http" as const }];
  const options = {
    appId: `APP${Math.random()}`,
    apiKey: KEY,
    indexName: "documentation",
  } as const;
  return { client: createSearchClient({ ...options, hosts, requester, clickAnalytics: true }), sent };
}

/** JSON body of a request. */
export function bodyOf(request: Sent | undefined): unknown {
  return JSON.parse(request?.data ?? "null");
}
