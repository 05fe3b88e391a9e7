import useBaseUrl from "@docusaurus/useBaseUrl";
import { useMemo } from "react";
import { useProduct } from "../../sections/useProduct";
import { type Backend, createBackend } from "../dialog/palette/backend";
import { SEARCH_INDEX_FILE, SEARCH_TEXT_FILE } from "../model";

/** What answers the page's queries: the same as for the dialog. */
export function useBackend(): Backend {
  const { hostedSearch } = useProduct();
  const indexUrl = useBaseUrl(`/${SEARCH_INDEX_FILE}`);
  const textUrl = useBaseUrl(`/${SEARCH_TEXT_FILE}`);
  return useMemo(
    () => createBackend({ indexUrl, textUrl, hosted: hostedSearch }),
    [indexUrl, textUrl, hostedSearch],
  );
}
