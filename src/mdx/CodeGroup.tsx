import type { ReactNode } from "react";
import { CodeSingle } from "./code/CodeSingle";
import { CodeTabs } from "./code/CodeTabs";
import { panelsOf } from "./code/panels";

interface Props {
  readonly title?: string;
  /** HTTP method of the request that the samples show. */
  readonly tag?: string;
  /** Path of that request. */
  readonly label?: string;
  /** Offers to try that request in the page; written on generated pages of the API. */
  readonly tryIt?: boolean;
  /** Fenced code blocks. */
  readonly children: ReactNode;
}

/** The same thing in several languages or for several systems, behind tabs. */
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
