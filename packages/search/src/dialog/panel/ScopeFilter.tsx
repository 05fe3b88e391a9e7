import { translate } from "@docusaurus/Translate";
import type { ReactNode } from "react";
import type { Scope } from "../state";
import { SCOPES } from "../messages";
import styles from "./ScopeFilter.module.css";

interface Props {
  readonly scope: Scope;
  readonly onChange: (scope: Scope) => void;
}

/** Toggle buttons that choose the section to search. */
export function ScopeFilter({ scope, onChange }: Props): ReactNode {
  return (
    <div
      role="group"
      aria-label={translate({ id: "search.searchIn", message: "Search in" })}
      className={styles.filter}
    >
      {SCOPES.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          className={styles.chip}
          aria-pressed={id === scope}
          onClick={() => onChange(id)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
