import type { ReactNode } from "react";
import { CodeSingle } from "./code/CodeSingle";
import { CodeTabs } from "./code/CodeTabs";
import { panelsOf, type CodeProps } from "./code/panels";

interface Props extends Pick<CodeProps, "title" | "tag" | "label"> {
  /** Shows the button "Try it"; set on generated API pages. */
  readonly tryIt?: boolean;
  /** Fenced code blocks. */
  readonly children: ReactNode;
}

/** The same code in several languages or for several systems, as tabs. */
export default function CodeGroup({ title, tag, label, tryIt, children }: Props): ReactNode {
  const panels = panelsOf(children);
  const [first] = panels;
  if (!first) return null;
  if (panels.length > 1)
    return <CodeTabs panels={panels} title={title} tag={tag} label={label} tryIt={tryIt} />;
  return (
    <CodeSingle {...first} title={title ?? first.title} tag={tag ?? first.tag} label={label ?? first.label} />
  );
}
