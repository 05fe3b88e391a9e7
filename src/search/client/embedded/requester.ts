import type { SearchIndex } from "../../engine";
import type { Requester } from "../options";
import { failure, type Reply, success } from "./reply";
import { route } from "./routes";
import { WireError } from "./wireError";

/** Makes a requester that answers the paths of SPEC section 7 from an index. It resolves always. */
export function embeddedRequester(loadIndex: () => Promise<SearchIndex>): Requester {
  return {
    send: async ({ url, data }) => {
      try {
        return answerFrom(await loadIndex(), url, data);
      } catch (thrown) {
        return failure(thrown);
      }
    },
  };
}

/** Answers one request; nothing throws. */
export function answerFrom(index: SearchIndex, url: string, data: string | undefined): Reply {
  try {
    return success(route(index, new URL(url).pathname, bodyOf(data)));
  } catch (thrown) {
    return failure(thrown);
  }
}

function bodyOf(data: string | undefined): unknown {
  try {
    return JSON.parse(data ?? "{}");
  } catch {
    throw new WireError(400, "The request body is no JSON.");
  }
}
