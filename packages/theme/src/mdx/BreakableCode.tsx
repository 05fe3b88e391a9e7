import { Fragment, type ReactNode } from "react";

interface Props {
  readonly text: string;
  /** Matches the places at which a line may break. */
  readonly at: RegExp;
}

/** A long name as code that may break at some places. */
export function BreakableCode({ text, at }: Props): ReactNode {
  return <code translate="no">{breakable(text, at)}</code>;
}

/** A text that may break where `at` matches; `<wbr>` adds nothing to copied text. */
export function breakable(text: string, at: RegExp): ReactNode {
  return text.split(at).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
