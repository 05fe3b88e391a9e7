import type { ReactNode } from "react";
import type { Scope } from "../state";
import { SCOPE_NAMES } from "../messages";
import styles from "./ScopeFilter.module.css";

const SCOPES: readonly Scope[] = ["all", "docs", "api"];

interface Props {
  readonly scope: Scope;
  readonly onChange: (scope: Scope) => void;
}

/** Toggle buttons that choose the section to search. */
export function ScopeFilter({ scope, onChange }: Props): ReactNode {
  return (
    <div role="group" aria-label="Search in" className={styles.filter}>
      {SCOPES.map((each) => (
        <button
          key={each}
          type="button"
          className={styles.chip}
          aria-pressed={each === scope}
          onClick={() => onChange(each)}
        >
          {SCOPE_NAMES[each]}
        </button>
      ))}
    </div>
  );
}
