import useBaseUrl from "@docusaurus/useBaseUrl";
import { createContext, useContext, type ReactNode } from "react";
import { useLocation } from "docusaurus-waymark-core/browser/router";
import { canonicalPath } from "docusaurus-waymark-core/sections";

/** Path of the current page, for the rows of the menu. Without a provider it is empty, so that no row is the current page. */
const MenuPath = createContext("");

/** Provides the path of the current page to the rows of the menu. */
export function MenuPathProvider({ children }: { readonly children: ReactNode }): ReactNode {
  return <MenuPath value={useCurrentPath()}>{children}</MenuPath>;
}

/** The path of the current page, in the form of `NavPage.href`. */
export function useMenuPath(): string {
  return useContext(MenuPath);
}

/** Path with the base URL, `/api` instead of its alias `/ipa`, and no trailing slash. */
export function useCurrentPath(): string {
  const { pathname } = useLocation();
  const base = useBaseUrl("/");
  const route = canonicalPath(`/${pathname.slice(base.length)}`).replace(/\/+$/, "");
  return `${base.slice(0, -1)}${route}` || "/";
}
