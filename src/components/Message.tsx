import type { PropsWithChildren, ReactNode } from "react";

interface Props {
  /** The literal texts of the message, by which the list around it is filtered. */
  readonly text: string;
}

/** One message with what it means and what to do; the build writes it for `<FactTable name="messages:client" />`. */
export default function Message({ children }: PropsWithChildren<Props>): ReactNode {
  return <section>{children}</section>;
}
