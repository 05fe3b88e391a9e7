import useBaseUrl from "@docusaurus/useBaseUrl";
import { createContext, useContext, type ReactNode } from "react";
import { useLocation } from "../../lib/router";
import { canonicalPath } from "../../sections";

/** Path of the current page for rows of the menu; empty where nobody provides it: no row is that page. */
const MenuPath = createContext("");

/** Provides the path of the current page to the rows of the menu. */
export function MenuPathProvider({ children }: { readonly children: ReactNode }): ReactNode {
  return <MenuPath value={useNavPath()}>{children}</MenuPath>;
}

/** Reads the path of the current page, as links of the menu spell it. */
export function useMenuPath(): string {
  return useContext(MenuPath);
}

/** With base URL, `ipa` read as `api`, no trailing slash. */
function useNavPath(): string {
  const { pathname } = useLocation();
  const base = useBaseUrl("/");
  const route = canonicalPath(`/${pathname.slice(base.length)}`).replace(/\/+$/, "");
  return `${base.slice(0, -1)}${route}` || "/";
}
