import type { ReactNode } from "react";

export interface TabItemProps {
  /** What is remembered, and stands in addresses: `windows`; `linux|macos` stands for both. */
  readonly value: string;
  /** Text of the tab; the value when there is none. */
  readonly label?: string;
  /** Shows first. */
  readonly default?: boolean;
  readonly children: ReactNode;
  /** Written by the build: id and level of the label as a heading, and ids that lead to it too. */
  readonly id?: string | undefined;
  readonly level?: string | undefined;
  readonly aliases?: string | undefined;
}

/** A panel of `<Tabs>`, which renders it. */
export default function TabItem({ children }: TabItemProps): ReactNode {
  return children;
}
