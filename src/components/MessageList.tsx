import { translate } from "@docusaurus/Translate";
import {
  Children,
  isValidElement,
  useId,
  type PropsWithChildren,
  type ReactNode,
  type RefObject,
} from "react";
import { FilterField, hasWords, useFieldText } from "./FilterField";
import { SiteLink } from "docusaurus-theme-waymark/ui/SiteLink";
import type { Message as MessageFact } from "../facts/messages";
import styles from "./MessageList.module.css";

type Level = MessageFact["level"];

interface Props {
  /** Words of a message on this page, as an example of what to type. */
  readonly example?: string;
  /** True if messages of other pages repeat these: search shows those first. */
  readonly hasCauses?: boolean;
}

/**
 * Messages below headings, with a field that filters them by their words, and a choice of severity. Without scripts all are
 * shown.
 */
export default function MessageList({
  example = "",
  hasCauses,
  children,
}: PropsWithChildren<Props>): ReactNode {
  const results = useId();
  const { field, text } = useFieldText();
  const { field: choice, text: level } = useFieldText<HTMLSelectElement>();
  const all = Children.toArray(children);
  const query = text.trim();
  const levels = LEVELS.filter((one) => all.some((node) => levelOf(node) === one));
  const isShown = (node: ReactNode): boolean =>
    (level === "" || levelOf(node) === level) && (query === "" || hasWords(textOf(node), query));
  const shown = query === "" && level === "" ? all : matching(all, isShown);
  return (
    <>
      <FilterField
        field={field}
        label={translate({
          id: "messages.filterByWords",
          message: "Filter by words in the message or a cause",
        })}
        example={example}
        controls={results}
        count={countText(shown.filter(isMessage).length, all.filter(isMessage).length)}
      >
        {levels.length > 1 && <LevelChoice levels={levels} choice={choice} />}
      </FilterField>
      {/* Hundreds of messages would hide the pages that explain: search finds this page, and the field above its messages. */}
      <div id={results} className={styles.results} data-search={hasCauses ? "cause" : "quote"}>
        {shown.length > 0 ? shown : <NoMessage query={query} />}
      </div>
    </>
  );
}

/** The most serious first. */
const LEVELS: readonly Level[] = ["fatal", "error", "warning", "info", "debug"];

interface LevelChoiceProps {
  readonly levels: readonly Level[];
  readonly choice: RefObject<HTMLSelectElement | null>;
}

function LevelChoice({ levels, choice }: LevelChoiceProps): ReactNode {
  return (
    <select ref={choice} aria-label={translate({ id: "messages.severity", message: "Severity" })}>
      <option value="">{translate({ id: "messages.everySeverity", message: "Every severity" })}</option>
      {levels.map((one) => (
        <option key={one} value={one}>
          {levelName(one)}
        </option>
      ))}
    </select>
  );
}

function levelName(level: Level): string {
  const names: Readonly<Record<Level, string>> = {
    fatal: translate({ id: "messages.fatal", message: "Fatal error" }),
    error: translate({ id: "messages.error", message: "Error" }),
    warning: translate({ id: "messages.warning", message: "Warning" }),
    info: translate({ id: "messages.information", message: "Information" }),
    debug: translate({ id: "messages.debug", message: "Debug" }),
  };
  return names[level];
}

/** Where readers go on when their line is on another page. */
function NoMessage({ query }: { readonly query: string }): ReactNode {
  return (
    <>
      <p>
        {translate({
          id: "messages.noMessageOnThisPageHas",
          message: "No message on this page has these words. Leave out names and numbers.",
        })}
      </p>
      <ul>
        <li>
          <SiteLink to="/how-to/read-my-output">
            {translate({
              id: "messages.readTheLine",
              message: "Paste the whole line: every message is looked up",
            })}
          </SiteLink>
        </li>
        <li>
          <SiteLink to={`/search?q=${encodeURIComponent(query)}`}>
            {translate({ id: "messages.searchAllPages", message: "Search all pages for these words" })}
          </SiteLink>
        </li>
      </ul>
    </>
  );
}

function isMessage(node: ReactNode): boolean {
  return levelOf(node) !== undefined;
}

/** The severity of a message; undefined for headings and text between messages. */
function levelOf(node: ReactNode): Level | undefined {
  return isValidElement<{ readonly severity?: Level }>(node) ? node.props.severity : undefined;
}

/** The words of an element and everything in it. */
function textOf(node: ReactNode): string {
  if (typeof node === "string" || typeof node === "number") return String(node);
  if (Array.isArray(node)) return node.map(textOf).join(" ");
  return isValidElement<PropsWithChildren>(node) ? textOf(node.props.children) : "";
}

/** Messages of a condition, each group below its heading. */
function matching(nodes: readonly ReactNode[], isShown: (node: ReactNode) => boolean): ReactNode[] {
  const shown: ReactNode[] = [];
  let heading: ReactNode;
  for (const node of nodes) {
    if (!isMessage(node)) {
      if (isValidElement(node)) heading = node;
    } else if (isShown(node)) {
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
