import useBaseUrl from "@docusaurus/useBaseUrl";
import { twinPath } from "./index";
import { useSitePath } from "./useSitePath";

/** Address of the Markdown twin of the current page, with the base URL. */
export function useTwinAddress(): string {
  return useBaseUrl(twinPath(useSitePath()));
}
