import { createContext, useContext, useMemo, useState, type ReactNode } from "react";
import { useDrawerState } from "./useDrawerState";
import { useHandOver } from "./useHandOver";

/** State of the page frame that must outlive a change of section, when the whole layout is mounted anew. */
interface FrameState {
  readonly drawerOpen: boolean;
  readonly setDrawerOpen: (open: boolean) => void;
  /** Groups that the reader opened or closed, by group key. */
  readonly groups: ReadonlyMap<string, boolean>;
  readonly setGroup: (key: string, open: boolean) => void;
}

const FrameContext = createContext<FrameState | null>(null);

/** Provides the frame state; mounted once, above the layout. */
export function FrameProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [drawerOpen, setDrawerOpen] = useDrawerState();
  useHandOver(() => setDrawerOpen(true));
  const [groups, setGroups] = useState<ReadonlyMap<string, boolean>>(new Map());
  const state = useMemo(
    () => ({
      drawerOpen,
      setDrawerOpen,
      groups,
      setGroup: (key: string, open: boolean) => setGroups((before) => new Map(before).set(key, open)),
    }),
    [drawerOpen, setDrawerOpen, groups],
  );
  return <FrameContext value={state}>{children}</FrameContext>;
}

/** Reads the frame state. */
export function useFrame(): FrameState {
  const state = useContext(FrameContext);
  if (!state) throw new Error("useFrame needs FrameProvider above it.");
  return state;
}
