import { CornerDownLeft, FileText, Hash, TextAlignStart } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { isPlainClick } from "docusaurus-waymark-core/lib/plainClick";
import type { SearchHit } from "../../model";
import { SEARCH_IDS } from "docusaurus-waymark-core/protocol/ids";
import { rowId } from "../keys";
import type { Option, Result } from "../state";
import { FALLBACK_NOTICE } from "../messages";
import type { Commands } from "./context";
import { HitText } from "./HitText";
import notice from "./CoverageNotice.module.css";
import styles from "./ResultRow.module.css";
import list from "./Results.module.css";

interface Props {
  readonly result: Extract<Result, { kind: "hits" }>;
  readonly active: number;
  readonly commands: Commands;
}

/** The list of hits, grouped by section: a listbox with groups (ARIA combobox pattern). */
export function Results({ result: { options, fallbackCause }, active, commands }: Props): ReactNode {
  return (
    <>
      {fallbackCause && <p className={notice.notice}>{FALLBACK_NOTICE}</p>}
      {/* A touch that scrolls the list closes the on-screen keyboard. */}
      <div
        id={SEARCH_IDS.list}
        role="listbox"
        aria-labelledby={SEARCH_IDS.label}
        className={list.list}
        onTouchMove={() => (document.activeElement as HTMLElement | null)?.blur()}
      >
        {groupsOf(options).map(({ section, rows }) => (
          <Group
            key={rows[0]?.index}
            name={rows[0]?.option.hit.hierarchy.lvl0 ?? section}
            id={`${SEARCH_IDS.list}-${rows[0]?.index ?? 0}-name`}
          >
            {rows.map(({ option, index }) => (
              // Rows have no state, so the elements of a row are reused for the hit that takes its place.
              <Row
                key={index}
                option={option}
                index={index}
                isActive={index === active}
                commands={commands}
              />
            ))}
          </Group>
        ))}
      </div>
    </>
  );
}

interface GroupProps {
  readonly name: string;
  readonly id: string;
  readonly children: ReactNode;
}

function Group({ name, id, children }: GroupProps): ReactNode {
  return (
    <div role="group" aria-labelledby={id} className={list.group}>
      <div id={id} role="presentation" className={list.section}>
        {name}
      </div>
      {children}
    </div>
  );
}

interface IndexedOption {
  readonly option: Option;
  readonly index: number;
}

/** Splits the options into runs of the same section. */
function groupsOf(
  options: readonly Option[],
): readonly { readonly section: SearchHit["section"]; readonly rows: readonly IndexedOption[] }[] {
  const groups: { section: SearchHit["section"]; rows: IndexedOption[] }[] = [];
  options.forEach((option, index) => {
    const { section } = option.hit;
    const last = groups.at(-1);
    if (last?.section === section) last.rows.push({ option, index });
    else groups.push({ section, rows: [{ option, index }] });
  });
  return groups;
}

interface RowProps extends IndexedOption {
  readonly isActive: boolean;
  readonly commands: Commands;
}

/**
 * One hit: an option of the list that is also a link, so that it opens in a new tab like one. Title and parents are its
 * accessible name, the snippet its description.
 */
function Row({ option, index, isActive, commands }: RowProps): ReactNode {
  const { hit, href, nested } = option;
  const id = rowId(index);
  const snippetId = `${id}-snippet`;
  const onClick = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    commands.dispatch({ kind: "point", row: index });
    commands.dispatch({ kind: "choose", target: "here" });
  };
  // Browsers send a `mousemove` of 0 px when a row appears under a resting pointer.
  const onMouseMove = ({ movementX, movementY }: MouseEvent): void => {
    if (movementX !== 0 || movementY !== 0) commands.dispatch({ kind: "point", row: index });
  };
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.row}
      href={href}
      tabIndex={-1}
      data-nested={nested}
      aria-describedby={hit.snippet === null ? undefined : snippetId}
      onClick={onClick}
      onMouseMove={onMouseMove}
    >
      {ICONS[hit.type]}
      <HitText hit={hit} snippetId={snippetId} />
      {ENTER_ICON}
    </a>
  );
}

// Elements that are the same for all rows are created once, so that they are compared in no time.
const ENTER_ICON = <CornerDownLeft className={styles.enter} aria-hidden="true" />;
const HEADING_ICON = <Hash className={styles.icon} aria-hidden="true" />;
const ICONS: Readonly<Record<SearchHit["type"], ReactNode>> = {
  lvl1: <FileText className={styles.icon} aria-hidden="true" />,
  lvl2: HEADING_ICON,
  lvl3: HEADING_ICON,
  lvl4: HEADING_ICON,
  content: <TextAlignStart className={styles.icon} aria-hidden="true" />,
};
