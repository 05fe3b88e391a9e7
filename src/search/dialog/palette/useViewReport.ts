import { useEffect } from "react";
import type { Insights } from "../../insights";
import type { View } from "./view";

/** Reports the rows on screen; rows of the page's own index are nobody else's business. */
export function useViewReport(view: View, insights: Insights | null): void {
  useEffect(() => {
    if (insights && view.kind === "hits" && view.standIn === null)
      insights.viewed(view.options.map(({ hit }) => hit));
  }, [view, insights]);
}
