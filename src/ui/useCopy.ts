import { useCallback, useEffect, useRef, useState } from "react";
import { copyText } from "../lib/clipboard";

/** What the last press of a copy button led to. */
export type CopyState = "idle" | "copied" | "failed";

/** How long an outcome shows, in milliseconds: a copy as specified (SPEC section 9), a failure until it is read. */
const SHOWN_FOR = { copied: 1000, failed: 4000 } as const;

/** Copies texts and tells the outcome for a while. `copy` answers whether the clipboard took the text. */
export function useCopy(): { readonly state: CopyState; readonly copy: (text: string) => Promise<boolean> } {
  const [state, setState] = useState<CopyState>("idle");
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const copy = useCallback(async (text: string) => {
    const done = await copyText(text);
    const outcome = done ? "copied" : "failed";
    window.clearTimeout(timer.current);
    setState(outcome);
    timer.current = window.setTimeout(() => setState("idle"), SHOWN_FOR[outcome]);
    return done;
  }, []);
  return { state, copy };
}
