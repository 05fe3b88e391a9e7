import type { ReactNode } from "react";

export interface TabItemProps {
  /** Stored when the tab is chosen, and used in addresses: `windows`. `linux|macos` is a tab for both. */
  readonly value: string;
  /** Text of the tab; `value` unless given. */
  readonly label?: string;
  /** Selected at first. */
  readonly default?: boolean;
  readonly children: ReactNode;
  /** Set by the build: id and level of the label as a heading, and its former ids. */
  readonly id?: string | undefined;
  readonly level?: string | undefined;
  readonly aliases?: string | undefined;
}

/** A panel of `<Tabs>`, which renders it. */
export default function TabItem({ children }: TabItemProps): ReactNode {
  return children;
}
