import { useEffect } from "react";
import type { SearchError } from "../../client";
import type { View } from "./view";

/** Logs a failure once, in the terms of SPEC section 8, also one that was stood in for; the client masks the key. */
export function useErrorLog(view: View): void {
  const detail = errorOf(view)?.detail ?? null;
  useEffect(() => {
    // eslint-disable-next-line no-console -- SPEC section 8 names the errors that a log must show.
    if (detail !== null) console.error(detail);
  }, [detail]);
}

function errorOf(view: View): SearchError | null {
  if (view.kind === "failed") return view.error;
  return view.kind === "hits" || view.kind === "nothing" ? view.standIn : null;
}
