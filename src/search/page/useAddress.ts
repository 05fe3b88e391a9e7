import { useEffect, useState } from "react";
import { useLocation, useRouter } from "../../lib/router";
import { readAddress, type Wanted, writeAddress } from "../model";

/** Milliseconds without a key after which the typed query is asked. */
const TYPING_PAUSE = 300;

interface Address extends Wanted {
  /** What stands in the field; it becomes the query after a pause. */
  readonly typed: string;
  readonly type: (text: string) => void;
  /** Puts a query or a section into the address at once. */
  readonly set: (wanted: Partial<Wanted>) => void;
}

/** Query and section, kept in the address: a search can be linked to, and Back leaves the page. */
export function useAddress(): Address {
  const { pathname, search } = useLocation();
  const router = useRouter();
  const wanted = readAddress(search);
  const [typed, type] = useTyped(wanted.query);
  const set = (change: Partial<Wanted>): void => {
    router.replace(pathname + writeAddress({ ...wanted, query: typed, ...change }));
  };
  useEffect(() => {
    if (typed.trim() === wanted.query) return;
    const timer = window.setTimeout(() => {
      router.replace(pathname + writeAddress({ scope: wanted.scope, query: typed }));
    }, TYPING_PAUSE);
    return () => window.clearTimeout(timer);
  }, [typed, wanted.query, wanted.scope, pathname, router]);
  return { ...wanted, typed, type, set };
}

/** The text of the field; a query that came with another address replaces it. */
function useTyped(query: string): readonly [string, (text: string) => void] {
  const [state, setState] = useState({ typed: query, query });
  if (state.query !== query) {
    const typed = state.typed.trim() === query ? state.typed : query;
    setState({ typed, query });
  }
  return [state.typed, (typed) => setState({ typed, query })];
}
