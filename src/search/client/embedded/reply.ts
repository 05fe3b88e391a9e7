import { IndexError, type IndexErrorReason } from "../../engine/indexError";
import { INDEX_REASON_FIELD } from "../errors";
import type { Requester } from "../options";
import { WireError } from "./wireError";

/** Answer to a request, as the client's transport takes it. */
export type Reply = Awaited<ReturnType<Requester["send"]>>;

/** Status of an answer when the index cannot be used: 0 is what a lost network gives, so the client counts it as that. */
const STATUS: Readonly<Record<IndexErrorReason, number>> = {
  missing: 404,
  network: 0,
  version: 422,
  corrupt: 422,
};

/** Answers with what was asked for. */
export function success(content: unknown): Reply {
  return { status: 200, isTimedOut: false, content: JSON.stringify(content) };
}

/** Answers with what went wrong. */
export function failure(thrown: unknown): Reply {
  if (thrown instanceof IndexError) {
    const status = STATUS[thrown.reason];
    return withStatus(status, { message: thrown.message, status, [INDEX_REASON_FIELD]: thrown.reason });
  }
  if (thrown instanceof WireError)
    return withStatus(thrown.status, { message: thrown.message, status: thrown.status });
  const message = thrown instanceof Error ? thrown.message : "The embedded search failed.";
  return withStatus(400, { message, status: 400 });
}

/** True for an answer that a request was met with. */
export function isSuccess({ status }: Reply): boolean {
  return status === 200;
}

function withStatus(status: number, content: unknown): Reply {
  return { status, isTimedOut: false, content: JSON.stringify(content) };
}
