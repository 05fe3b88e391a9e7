import { FileText } from "lucide-react";
import type { ReactNode } from "react";
import { hitTitle, plainText, type SearchHit } from "../../model";
import type { Answer, Scope } from "./answer";
import { PageLink } from "./PageLink";
import { PopularPages } from "./StartPanel";
import { nothingFound, SCOPE_NAMES, STAND_IN_NOTICE } from "./words";
import styles from "./Panel.module.css";

interface Props {
  readonly view: Extract<Answer, { kind: "nothing" }>;
  readonly onScope: (scope: Scope) => void;
  readonly onGo: (href: string) => void;
  readonly toField: () => void;
}

/** Says that nothing was found (SPEC section 8) and offers the closest pages and popular ones. */
export function NothingFound({
  view: { query, scope, closest, standIn },
  onScope,
  onGo,
  toField,
}: Props): ReactNode {
  const searchAll = (): void => {
    toField();
    onScope("all");
  };
  return (
    <div className={styles.panel}>
      {standIn && <p className={styles.notice}>{STAND_IN_NOTICE}</p>}
      <p className={styles.sentence}>{nothingFound(query)}</p>
      {scope !== "all" && (
        <p className={styles.action}>
          Only {SCOPE_NAMES[scope]} was searched.{" "}
          <button type="button" className={styles.button} onClick={searchAll}>
            Search everything
          </button>
        </p>
      )}
      {closest.length > 0 && <ClosestPages hits={closest} onGo={onGo} />}
      <PopularPages onGo={onGo} />
    </div>
  );
}

function ClosestPages({
  hits,
  onGo,
}: {
  readonly hits: readonly SearchHit[];
  readonly onGo: Props["onGo"];
}): ReactNode {
  return (
    <nav aria-label="Closest pages" className={styles.block}>
      <p className={styles.head} aria-hidden="true">
        Closest pages
      </p>
      <ul className={styles.list}>
        {hits.map((hit) => (
          <li key={hit.objectID}>
            <PageLink url={hit.page} icon={FileText} onGo={onGo}>
              {hit.hierarchy.lvl1 ?? plainText(hitTitle(hit))}{" "}
              <span className={styles.aside}>{SCOPE_NAMES[hit.section]}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
