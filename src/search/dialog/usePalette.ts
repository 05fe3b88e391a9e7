import useBaseUrl from "@docusaurus/useBaseUrl";
import { useCallback, useRef, useState } from "react";
import { takeEarlyQuery } from "../../lib/early";
import { reloadOnce } from "../../lib/freshPage";
import { useProduct } from "../../sections/useProduct";
import { SEARCH_INDEX_FILE, SEARCH_TEXT_FILE } from "../model/limits";
import type * as PaletteModule from "./palette";
import type { Backend } from "./palette/backend";

/** The dialog with what answers its queries. */
export interface Palette extends Pick<typeof PaletteModule, "SearchDialog"> {
  readonly backend: Backend;
}

interface PaletteState {
  readonly palette: Palette | null;
  /** True after the code could not be fetched, until the next try. */
  readonly failed: boolean;
}

/** Code that a new deployment has taken away is there on a fresh page; else the failure shows. */
function onFailure(show: () => void): void {
  const query = takeEarlyQuery();
  if (!reloadOnce(query ?? "")) show();
}

/** The lazily loaded part of search. `load` fetches its code and the index; a failed fetch is tried again. */
export function usePalette(): PaletteState & { readonly load: () => void } {
  const { hostedSearch } = useProduct();
  const indexUrl = useBaseUrl(`/${SEARCH_INDEX_FILE}`);
  const textUrl = useBaseUrl(`/${SEARCH_TEXT_FILE}`);
  const [state, setState] = useState<PaletteState>({ palette: null, failed: false });
  const asked = useRef(false);
  const load = useCallback(() => {
    if (asked.current) return;
    asked.current = true;
    setState({ palette: null, failed: false });
    import("./palette").then(
      ({ SearchDialog, createBackend }) => {
        const backend = createBackend({ indexUrl, textUrl, hosted: hostedSearch });
        backend.warm();
        setState({ palette: { SearchDialog, backend }, failed: false });
      },
      () => {
        asked.current = false;
        onFailure(() => setState({ palette: null, failed: true }));
      },
    );
  }, [hostedSearch, indexUrl, textUrl]);
  return { ...state, load };
}
