import { createMemoryHistory, type MemoryHistory } from "history";
import { useState, type ReactNode } from "react";
import { Router } from "react-router-dom";

interface Props {
  /** Address of the current page. */
  readonly at?: string;
  /** A history that the test moves itself, in place of `at`. */
  readonly history?: MemoryHistory;
  readonly children: ReactNode;
}

/** The router around what a test draws. With `src/lib/router.ts` the only place that knows which router it is. */
export function TestRouter({ at = "/", history, children }: Props): ReactNode {
  const [own] = useState(() => historyAt(at));
  return <Router history={history ?? own}>{children}</Router>;
}

/** A history with one page, for a test that goes to and fro itself. */
export function historyAt(address: string): MemoryHistory {
  return createMemoryHistory({ initialEntries: [address] });
}
