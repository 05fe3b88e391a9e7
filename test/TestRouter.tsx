import { createMemoryHistory, type MemoryHistory } from "history";
import { useState, type ReactNode } from "react";
import { Router } from "react-router-dom";

interface Props {
  /** Address of the current page. */
  readonly at?: string;
  /** A history that the test moves itself, instead of `at`. */
  readonly history?: MemoryHistory;
  readonly children: ReactNode;
}

/** Wraps a test in a router. Only this file and `packages/core/src/browser/router.ts` depend on the router library. */
export function TestRouter({ at = "/", history, children }: Props): ReactNode {
  const [own] = useState(() => historyAt(at));
  return <Router history={history ?? own}>{children}</Router>;
}

/** A history with one page, for a test that goes to and fro itself. */
export function historyAt(address: string): MemoryHistory {
  return createMemoryHistory({ initialEntries: [address] });
}
