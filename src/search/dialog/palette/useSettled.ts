import { useEffect, useState } from "react";

/** Milliseconds without a key after which a reader counts as having paused. */
export const TYPING_PAUSE = 500;

/** A text as it stood when the reader last paused: it follows once neither it nor the typed query changes. */
export function useSettled(text: string, typed: string): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(text), TYPING_PAUSE);
    return () => window.clearTimeout(timer);
  }, [text, typed]);
  return settled;
}
