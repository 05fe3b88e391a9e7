import {
  createElement,
  Fragment,
  useDeferredValue,
  useState,
  type FunctionComponent,
  type PropsWithChildren,
  type ReactElement,
  type ReactNode,
} from "react";
import { useSiteHistory } from "../../ui/SiteLink";
import styles from "./TextInParts.module.css";

/** Blocks of a text that are drawn with its page: more than most first screens hold. */
const FIRST_BLOCKS = 10;

interface Props {
  /** The content of an MDX file, as MDX hands it to its `wrapper`: an element of a component that gives the blocks. */
  readonly children: ReactElement<object, FunctionComponent<object>>;
}

/**
 * Draws the text of a page. A reader who follows a link sees the first blocks at once; the rest is drawn right after
 * that, in slices that never keep the reader waiting. A page that is opened, come back to or entered at a heading is
 * drawn whole: there, places have to be found.
 */
export function TextInParts({ children }: Props): ReactNode {
  const [inParts] = useState(useIsFollowed());
  const whole = useDeferredValue(true, !inParts);
  const text = children.type(children.props) as ReactNode;
  const blocks = blocksOf(text);
  const end = endOfFirst(blocks);
  if (end === undefined) return text;
  const rest = whole ? createElement(Fragment, null, ...blocks.slice(end)) : <div className={styles.rest} />;
  return createElement(Fragment, null, ...blocks.slice(0, end), rest);
}

/** Whether the page at hand was reached by a link to its top. */
function useIsFollowed(): boolean {
  const history = useSiteHistory();
  return history?.action === "PUSH" && history.location.hash === "";
}

/** What stands in a fragment, white space between blocks included. */
function blocksOf(text: ReactNode): readonly ReactNode[] {
  const { type, props } = text as ReactElement<PropsWithChildren>;
  return type === Fragment && Array.isArray(props.children) ? (props.children as ReactNode[]) : [];
}

/** Place after the first blocks; undefined when there are no more. */
function endOfFirst(blocks: readonly ReactNode[]): number | undefined {
  const places = [...blocks.keys()].filter((place) => typeof blocks[place] === "object");
  return places[FIRST_BLOCKS];
}
