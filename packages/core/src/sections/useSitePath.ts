import { useLocation } from "../browser/router";
import useBaseUrl from "@docusaurus/useBaseUrl";

/** Route of the current page without the base URL, starting with `/`. */
export function useSitePath(): string {
  const { pathname } = useLocation();
  const base = useBaseUrl("/");
  return pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : pathname;
}
