import useBaseUrl from "@docusaurus/useBaseUrl";
import { useMemo } from "react";
import { useProduct } from "../../sections/useProduct";
import { embeddedSearch, type Search } from "../backend";
import { hostedSearch } from "../backend/hosted";
import { startSearchWorker } from "../backend/startWorker";
import { SEARCH_INDEX_FILE, SEARCH_TEXT_FILE } from "../model";

/** What answers the page's questions: the same as for the dialog. */
export function useSearch(): Search {
  const { hostedSearch: hosted } = useProduct();
  const titlesUrl = useBaseUrl(`/${SEARCH_INDEX_FILE}`);
  const textsUrl = useBaseUrl(`/${SEARCH_TEXT_FILE}`);
  return useMemo(() => {
    const files = { titlesUrl, textsUrl, startWorker: startSearchWorker };
    return hosted ? hostedSearch(files, hosted) : embeddedSearch(files);
  }, [titlesUrl, textsUrl, hosted]);
}
