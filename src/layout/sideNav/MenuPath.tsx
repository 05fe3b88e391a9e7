import { createContext, useContext, type ReactNode } from "react";
import { useNavPath } from "./useNavPath";

/** Path of the page at hand for rows of the menu; empty where nobody provides it: no row is that page. */
const MenuPath = createContext("");

/** Provides the path of the page at hand to the rows of the menu. */
export function MenuPathProvider({ children }: { readonly children: ReactNode }): ReactNode {
  return <MenuPath value={useNavPath()}>{children}</MenuPath>;
}

/** Reads the path of the page at hand, as links of the menu spell it. */
export function useMenuPath(): string {
  return useContext(MenuPath);
}
