import { createContext, useContext, useMemo, type ReactNode } from "react";
import { useFrame } from "../FrameProvider";
import { useNavPath } from "./useNavPath";

/** What rows of the menu depend on, beside the tree. */
interface MenuState {
  /** Path of the page at hand; empty when it is none of the menu's. */
  readonly path: string;
  /** Groups that the reader opened or closed, by group key. */
  readonly groups: ReadonlyMap<string, boolean>;
  readonly setGroup: (key: string, open: boolean) => void;
}

/** A menu that nobody has touched, seen from elsewhere: what rows show where no state is above them. */
const AT_REST: MenuState = { path: "", groups: new Map(), setGroup: () => undefined };

const MenuContext = createContext(AT_REST);

/** Provides the menu's state to its rows. */
export function MenuStateProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const path = useNavPath();
  const { groups, setGroup } = useFrame();
  const state = useMemo(() => ({ path, groups, setGroup }), [path, groups, setGroup]);
  return <MenuContext value={state}>{children}</MenuContext>;
}

/** Reads the menu's state. */
export function useMenuState(): MenuState {
  return useContext(MenuContext);
}
