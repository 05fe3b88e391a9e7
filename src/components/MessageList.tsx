import { translate } from "@docusaurus/Translate";
import { Children, isValidElement, useId, type PropsWithChildren, type ReactNode } from "react";
import { FilterField, hasWords, useFieldText } from "docusaurus-theme-waymark/ui/FilterField";
import styles from "./MessageList.module.css";

interface Props {
  /** True if messages of other pages repeat these: search shows those first. */
  readonly hasCauses?: boolean;
}

/** Messages below headings, with a field that filters them by their text. Without scripts all are shown. */
export default function MessageList({ hasCauses, children }: PropsWithChildren<Props>): ReactNode {
  const results = useId();
  const { field, text } = useFieldText();
  const all = Children.toArray(children);
  const query = text.trim();
  const shown = query === "" ? all : matching(all, query);
  return (
    <>
      <FilterField
        field={field}
        label={translate({ id: "messages.filterByTheWordsOfA", message: "Filter by the words of a message" })}
        example="handshake timed out"
        controls={results}
        count={countText(shown.filter(isMessage).length, all.filter(isMessage).length)}
      />
      {/* Hundreds of messages would hide the pages that explain: search finds this page, and the field above its messages. */}
      <div id={results} className={styles.results} data-search={hasCauses ? "cause" : "quote"}>
        {shown.length > 0 ? (
          shown
        ) : (
          <p>
            {translate({
              id: "messages.noMessageOnThisPageHas",
              message: "No message on this page has these words. Leave out names and numbers.",
            })}
          </p>
        )}
      </div>
    </>
  );
}

function isMessage(node: ReactNode): boolean {
  return textOf(node) !== undefined;
}

/** The text of a message; undefined for headings and text between messages. */
function textOf(node: ReactNode): string | undefined {
  return isValidElement<{ readonly text?: string }>(node) ? node.props.text : undefined;
}

/** Messages that have every word of a query, each group below its heading. */
function matching(nodes: readonly ReactNode[], query: string): ReactNode[] {
  const shown: ReactNode[] = [];
  let heading: ReactNode;
  for (const node of nodes) {
    const text = textOf(node);
    if (text === undefined) {
      if (isValidElement(node)) heading = node;
    } else if (hasWords(text, query)) {
      shown.push(heading, node);
      heading = undefined;
    }
  }
  return shown.filter((node) => node !== undefined);
}

function countText(count: number, all: number): string {
  if (count === all) return translate({ id: "messages.messages", message: "{all} messages" }, { all });
  return count === 0
    ? translate({ id: "messages.noMessageMatches", message: "No message matches" })
    : translate({ id: "messages.ofMessages", message: "{count} of {all} messages" }, { count, all });
}
