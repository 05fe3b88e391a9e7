import { lazy, Suspense, useState, type FunctionComponent, type ReactNode } from "react";
import { isHydrating, turnToHydrate } from "../lib/hydration";

/**
 * Makes a component whose HTML is hydrated in a task of its own, after the page, so that no task blocks the reader for long.
 * Preact hydrates a whole page in one task, which takes 0.5 s on a slow phone. The component must render exactly one element.
 */
export function hydrateLater<Props extends object>(Part: FunctionComponent<Props>): FunctionComponent<Props> {
  return function HydratedLater(props: Props): ReactNode {
    const [Rendered] = useState(() => (isHydrating() ? waitingFor(Part) : Part));
    if (Rendered === Part) return <Part {...props} />;
    return (
      <Suspense fallback={null}>
        <Rendered {...props} />
      </Suspense>
    );
  };
}

function waitingFor<Props extends object>(Part: FunctionComponent<Props>): FunctionComponent<Props> {
  return lazy(() => turnToHydrate().then(() => ({ default: Part })));
}
