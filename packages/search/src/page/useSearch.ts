import { usePluginData } from "@docusaurus/useGlobalData";
import useBaseUrl from "@docusaurus/useBaseUrl";
import { useMemo } from "react";
import { useProduct } from "docusaurus-waymark-core/sections/useProduct";
import { embeddedSearch, type Search } from "../backend";
import { hostedSearch } from "../backend/hosted";
import { SEARCH_INDEX_FILE, SEARCH_QUOTES_FILE, SEARCH_TEXT_FILE } from "../model";

/** The search backend of the page: the same kind as the dialog's, with the same worker script. */
export function useSearch(): Search {
  const { hostedSearch: hosted } = useProduct();
  const titlesUrl = useBaseUrl(`/${SEARCH_INDEX_FILE}`);
  const textsUrl = useBaseUrl(`/${SEARCH_TEXT_FILE}`);
  const quotesUrl = useBaseUrl(`/${SEARCH_QUOTES_FILE}`);
  const { worker } = usePluginData("search-dialog") as { readonly worker: string };
  return useMemo(() => {
    const files = { titlesUrl, textsUrl, quotesUrl, startWorker: () => new Worker(worker) };
    return hosted ? hostedSearch(files, hosted) : embeddedSearch(files);
  }, [titlesUrl, textsUrl, quotesUrl, worker, hosted]);
}
