import type { ReactNode, RefObject } from "react";
import { groupsOf } from "./arrange";
import { ResultRow } from "./ResultRow";
import type { Session, SessionState } from "./session";
import { SEARCH_ID } from "./sessionOptions";
import { SCOPE_NAMES, STAND_IN_NOTICE } from "./words";
import styles from "./Results.module.css";

interface Props {
  readonly session: Session;
  readonly state: SessionState;
  /** True when the page's own index answered for the service. */
  readonly standIn: boolean;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onGo: (href: string) => void;
}

/** The list of hits in one group a section (ARIA combobox pattern with grouped options). */
export function Results({ session: { api }, state, standIn, input, onGo }: Props): ReactNode {
  const [collection] = state.core.collections;
  if (!collection) return null;
  const { source, items } = collection;
  return (
    <>
      {standIn && <p className={styles.notice}>{STAND_IN_NOTICE}</p>}
      {/* Scrolling by touch puts the on-screen keyboard away. */}
      <div
        {...api.getListProps({ source })}
        className={styles.list}
        onTouchMove={() => input.current?.blur()}
      >
        {groupsOf(items).map(({ section, options }) => (
          <div
            key={section}
            role="group"
            aria-labelledby={`${SEARCH_ID}-${section}`}
            className={styles.group}
          >
            <div id={`${SEARCH_ID}-${section}`} role="presentation" className={styles.section}>
              {SCOPE_NAMES[section]}
            </div>
            {options.map((option) => (
              <ResultRow
                key={option.hit.objectID}
                option={option}
                item={api.getItemProps({ item: option, source })}
                onGo={onGo}
              />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
