import { usePluginData } from "@docusaurus/useGlobalData";
import useBaseUrl from "@docusaurus/useBaseUrl";
import { useMemo } from "react";
import { useProduct } from "docusaurus-waymark-core/sections/useProduct";
import { embeddedSearch, type Search } from "../backend";
import { hostedSearch } from "../backend/hosted";

/** The search backend of the page: the same kind as the dialog's, with the same worker script. */
export function useSearch(): Search {
  const { hostedSearch: hosted } = useProduct();
  const folder = useBaseUrl("/");
  const { worker } = usePluginData("search-dialog") as { readonly worker: string };
  return useMemo(() => {
    const files = { folder, startWorker: () => new Worker(worker) };
    return hosted ? hostedSearch(files, hosted) : embeddedSearch(files);
  }, [folder, worker, hosted]);
}
