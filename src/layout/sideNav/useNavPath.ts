import { useLocation } from "../../lib/router";
import useBaseUrl from "@docusaurus/useBaseUrl";
import { canonicalPath } from "../../sections";

/** Path of the current page as menu links spell it: with base URL, `ipa` read as `api`, no trailing slash. */
export function useNavPath(): string {
  const { pathname } = useLocation();
  const base = useBaseUrl("/");
  const route = canonicalPath(`/${pathname.slice(base.length)}`).replace(/\/+$/, "");
  return `${base.slice(0, -1)}${route}` || "/";
}
