import { IndexError, type IndexErrorReason, type SearchIndex } from "../../engine";
import { INDEX_REASON_FIELD } from "../errors";
import type { Requester } from "../options";
import { route } from "./routes";
import { WireError } from "./wireError";

type Answer = Awaited<ReturnType<Requester["send"]>>;

/** Status of an answer when the index cannot be used: 0 is what a lost network gives, so the client counts it as that. */
const STATUS: Readonly<Record<IndexErrorReason, number>> = {
  missing: 404,
  network: 0,
  truncated: 422,
  version: 422,
  corrupt: 422,
};

/** Makes a requester that answers the paths of SPEC section 7 from the embedded index. It resolves always. */
export function embeddedRequester(loadIndex: () => Promise<SearchIndex>): Requester {
  return {
    send: async ({ url, data }) => {
      try {
        return answer(200, route(await loadIndex(), pathOf(url), bodyOf(data)));
      } catch (thrown) {
        return failure(thrown);
      }
    },
  };
}

function answer(status: number, content: unknown): Answer {
  return { status, isTimedOut: false, content: JSON.stringify(content) };
}

function failure(thrown: unknown): Answer {
  if (thrown instanceof IndexError) {
    const status = STATUS[thrown.reason];
    return answer(status, { message: thrown.message, status, [INDEX_REASON_FIELD]: thrown.reason });
  }
  if (thrown instanceof WireError)
    return answer(thrown.status, { message: thrown.message, status: thrown.status });
  const message = thrown instanceof Error ? thrown.message : "The embedded search failed.";
  return answer(400, { message, status: 400 });
}

function pathOf(url: string): string {
  return new URL(url).pathname;
}

function bodyOf(data: string | undefined): unknown {
  try {
    return JSON.parse(data ?? "{}");
  } catch {
    throw new WireError(400, "The request body is no JSON.");
  }
}
