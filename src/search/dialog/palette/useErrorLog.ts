import { useEffect } from "react";
import type { View } from "./view";

/** Logs a failure once, in the terms of SPEC section 8; the key is masked by the client. */
export function useErrorLog(view: View): void {
  const detail = view.kind === "failed" ? view.error.detail : null;
  useEffect(() => {
    // eslint-disable-next-line no-console -- SPEC section 8 names the errors that a log must show.
    if (detail !== null) console.error(detail);
  }, [detail]);
}
