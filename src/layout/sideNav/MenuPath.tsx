import { createContext, useContext, type ReactNode } from "react";
import { useNavPath } from "./useNavPath";

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
