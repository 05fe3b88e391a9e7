import {
  createElement,
  Fragment,
  isValidElement,
  startTransition,
  useEffect,
  useState,
  type FunctionComponent,
  type PropsWithChildren,
  type ReactElement,
  type ReactNode,
} from "react";
import { afterPaint, whenIdle } from "docusaurus-waymark-core/browser/scheduling";
import { useSiteRouter } from "../../ui/SiteLink";
import styles from "./TextInParts.module.css";

/** Size of the first part, whichever limit is reached first. It fills most screens. */
const MAX_FIRST_BLOCKS = 10;
const MAX_FIRST_ELEMENTS = 60;

interface Props {
  /** The content that MDX passes to its `wrapper`: an element of the component that renders the content of the file. */
  readonly children: ReactElement<object, FunctionComponent<object>>;
}

/**
 * Renders the text of a page in two parts, so that a page reached by a link is painted sooner: first the blocks of the first
 * screen, then, after paint and in idle time, the rest as a transition that does not block input. A page that is
 * opened, returned to or reached with a hash renders at once, because the browser must find a scroll position in it.
 * It takes 17 to 57 % off the work until the next page is shown (tools/bench/RESULTS.md).
 */
export function TextInParts({ children }: Props): ReactNode {
  const [isWhole, setWhole] = useState(!useIsFollowed());
  useEffect(() => {
    if (!isWhole) afterPaint(() => whenIdle(() => startTransition(() => setWhole(true))));
  }, [isWhole]);
  const text = children.type(children.props) as ReactNode;
  const blocks = blocksOf(text);
  const end = endOfFirstPart(blocks);
  if (end === undefined) return text;
  const rest = isWhole ? (
    createElement(Fragment, null, ...blocks.slice(end))
  ) : (
    <div className={styles.rest} />
  );
  return createElement(Fragment, null, ...blocks.slice(0, end), rest);
}

/** True if the current page was reached by client navigation without a hash. */
function useIsFollowed(): boolean {
  return useSiteRouter()?.followedToTop() === true;
}

/** The children of the fragment that MDX renders, with the white space between blocks; empty for any other content. */
function blocksOf(text: ReactNode): readonly ReactNode[] {
  const { type, props } = text as ReactElement<PropsWithChildren>;
  return type === Fragment && Array.isArray(props.children) ? (props.children as ReactNode[]) : [];
}

/** Index after the last block of the first part; undefined when everything fits into it. */
function endOfFirstPart(blocks: readonly ReactNode[]): number | undefined {
  let [count, elements] = [0, 0];
  const last = blocks.findIndex((block) => {
    const size = elementsIn(block);
    if (size > 0) count += 1;
    elements += size;
    return count >= MAX_FIRST_BLOCKS || elements >= MAX_FIRST_ELEMENTS;
  });
  const isEnd = !blocks.slice(last + 1).some((block) => elementsIn(block) > 0);
  return last < 0 || isEnd ? undefined : last + 1;
}

/** Number of elements in the MDX source: a component counts as one, plus its children. */
function elementsIn(node: ReactNode): number {
  if (Array.isArray(node)) return node.reduce<number>((sum, part: ReactNode) => sum + elementsIn(part), 0);
  return isValidElement<PropsWithChildren>(node) ? 1 + elementsIn(node.props.children) : 0;
}
