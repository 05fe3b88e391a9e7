import { useCallback, useEffect, useRef, useState } from "react";
import { copyText } from "../lib/clipboard";
import { SHOWN_FOR, type CopyState } from "./copyWords";

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
