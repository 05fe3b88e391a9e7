import { CornerDownLeft, FileText, Hash, TextAlignStart } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { MethodTag } from "../../../ui/MethodTag";
import { hitBreadcrumb, hitTitle, type SearchHit } from "../../model";
import { SEARCH_IDS } from "../../model/dialog";
import { isPlainClick, rowId } from "../keys";
import type { Option, Result } from "../state";
import { SCOPE_NAMES, FALLBACK_NOTICE } from "../words";
import type { Commands } from "./context";
import { Marked, Trail } from "./Marked";
import styles from "./ResultRow.module.css";
import list from "./Results.module.css";

interface Props {
  readonly result: Extract<Result, { kind: "hits" }>;
  readonly active: number;
  readonly commands: Commands;
}

/** The list of hits, in groups of a section (ARIA combobox pattern with grouped options). */
export function Results({ result: { options, fallbackCause }, active, commands }: Props): ReactNode {
  return (
    <>
      {fallbackCause && <p className={list.notice}>{FALLBACK_NOTICE}</p>}
      {/* Scrolling by touch puts the on-screen keyboard away. */}
      <div
        id={SEARCH_IDS.list}
        role="listbox"
        aria-labelledby={SEARCH_IDS.label}
        className={list.list}
        onTouchMove={() => (document.activeElement as HTMLElement | null)?.blur()}
      >
        {groupsOf(options).map(({ section, rows }) => (
          <Group
            key={rows[0]?.place}
            name={SCOPE_NAMES[section]}
            id={`${SEARCH_IDS.list}-${rows[0]?.place ?? 0}-name`}
          >
            {rows.map(({ option, place }) => (
              <Row
                key={option.hit.objectID}
                option={option}
                place={place}
                isActive={place === active}
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

interface Placed {
  readonly option: Option;
  readonly place: number;
}

/** Rows that follow each other and are of one section. */
function groupsOf(
  options: readonly Option[],
): readonly { readonly section: SearchHit["section"]; readonly rows: readonly Placed[] }[] {
  const groups: { section: SearchHit["section"]; rows: Placed[] }[] = [];
  options.forEach((option, place) => {
    const { section } = option.hit;
    const last = groups.at(-1);
    if (last?.section === section) last.rows.push({ option, place });
    else groups.push({ section, rows: [{ option, place }] });
  });
  return groups;
}

interface RowProps extends Placed {
  readonly isActive: boolean;
  readonly commands: Commands;
}

/**
 * One hit: a real link that is an option of the list. It is named by its title and its parents; its snippet is
 * read as a description, after them.
 */
function Row({ option, place, isActive, commands }: RowProps): ReactNode {
  const { hit, href, nested } = option;
  const id = rowId(place);
  const snippetId = `${id}-snippet`;
  const onClick = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    commands.dispatch({ kind: "point", row: place });
    commands.dispatch({ kind: "choose", target: "here" });
  };
  // A list that appears under a resting pointer makes browsers report a move of no distance.
  const onMouseMove = ({ movementX, movementY }: MouseEvent): void => {
    if (movementX !== 0 || movementY !== 0) commands.dispatch({ kind: "point", row: place });
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
      <TypeIcon type={hit.type} />
      <span className={styles.text}>
        <span className={styles.title}>
          {hit.method !== null && <MethodTag method={hit.method} />} <Marked value={hitTitle(hit)} />
        </span>
        <Trail levels={hitBreadcrumb(hit)} label={hit.label} />
        {hit.snippet !== null && (
          <span id={snippetId} className={styles.snippet} aria-hidden="true">
            <Marked value={hit.snippet} />
          </span>
        )}
      </span>
      <CornerDownLeft className={styles.enter} aria-hidden="true" />
    </a>
  );
}

function TypeIcon({ type }: Pick<SearchHit, "type">): ReactNode {
  const props = { className: styles.icon, "aria-hidden": true };
  if (type === "content") return <TextAlignStart {...props} />;
  return type === "lvl1" ? <FileText {...props} /> : <Hash {...props} />;
}
