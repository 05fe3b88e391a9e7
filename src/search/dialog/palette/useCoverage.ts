import { useEffect, useSyncExternalStore } from "react";
import type { Coverage } from "../../client";
import type { Backend } from "./backend";
import type { Session } from "./session";

/** Fetches all prose once the dialog is open, and improves the list when it has come. Returns what is known. */
export function useCoverage({ client, index }: Backend, session: Session): Coverage {
  useEffect(() => {
    if (client.mode === "embedded") void index.complete();
    return index.subscribe(() => {
      if (index.coverage() === "full") session.improve();
    });
  }, [client, index, session]);
  return useSyncExternalStore(index.subscribe, index.coverage);
}
