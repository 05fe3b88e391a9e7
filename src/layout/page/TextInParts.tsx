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
import { afterPaint, whenIdle } from "../../lib/scheduling";
import { useSiteRouter } from "../../ui/SiteLink";
import styles from "./TextInParts.module.css";

/** What of a text is drawn with its page: as many blocks or elements as fill most first screens. */
const FIRST = { blocks: 10, elements: 60 };

interface Props {
  /** The content of an MDX file, as MDX hands it to its `wrapper`: an element of a component that gives the blocks. */
  readonly children: ReactElement<object, FunctionComponent<object>>;
}

/**
 * Draws the text of a page. A reader who follows a link sees the first blocks at once; the rest is drawn when they
 * are painted and nothing else is to do, in slices that never keep the reader waiting. A page that is opened, come
 * back to or entered at a heading is drawn whole: there, places have to be found.
 */
export function TextInParts({ children }: Props): ReactNode {
  const [whole, setWhole] = useState(!useIsFollowed());
  useEffect(() => {
    if (!whole) afterPaint(() => whenIdle(() => startTransition(() => setWhole(true))));
  }, [whole]);
  const text = children.type(children.props) as ReactNode;
  const blocks = blocksOf(text);
  const end = endOfFirst(blocks);
  if (end === undefined) return text;
  const rest = whole ? createElement(Fragment, null, ...blocks.slice(end)) : <div className={styles.rest} />;
  return createElement(Fragment, null, ...blocks.slice(0, end), rest);
}

/** Whether the current page was reached by a link to its top. */
function useIsFollowed(): boolean {
  return useSiteRouter()?.followedToTop() === true;
}

/** What stands in a fragment, white space between blocks included. */
function blocksOf(text: ReactNode): readonly ReactNode[] {
  const { type, props } = text as ReactElement<PropsWithChildren>;
  return type === Fragment && Array.isArray(props.children) ? (props.children as ReactNode[]) : [];
}

/** Place after the first blocks; undefined when there are no more. */
function endOfFirst(blocks: readonly ReactNode[]): number | undefined {
  let [count, elements] = [0, 0];
  const last = blocks.findIndex((block) => {
    const weight = elementsIn(block);
    if (weight > 0) count += 1;
    elements += weight;
    return count >= FIRST.blocks || elements >= FIRST.elements;
  });
  const isEnd = !blocks.slice(last + 1).some((block) => elementsIn(block) > 0);
  return last < 0 || isEnd ? undefined : last + 1;
}

/** Number of elements that a writer's text consists of; components count as one, and what they hold as it stands. */
function elementsIn(node: ReactNode): number {
  if (Array.isArray(node)) return node.reduce<number>((sum, part: ReactNode) => sum + elementsIn(part), 0);
  return isValidElement<PropsWithChildren>(node) ? 1 + elementsIn(node.props.children) : 0;
}
