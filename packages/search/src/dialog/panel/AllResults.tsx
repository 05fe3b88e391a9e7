import { translate } from "@docusaurus/Translate";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { formatSearchParams } from "../../model";
import { SEARCH_ROUTE } from "docusaurus-waymark-core/protocol/searchRoute";
import type { Result, Scope } from "../state";
import type { Commands } from "./context";
import { PageLink } from "./PageLink";
import styles from "./AllResults.module.css";

interface Props {
  readonly result: Extract<Result, { kind: "hits" }>;
  readonly scope: Scope;
  readonly commands: Commands;
}

/** The link below the list to the search page with all hits. It is not an option of the list: arrow keys skip it. */
export function AllResults({ result: { query }, scope, commands }: Props): ReactNode {
  return (
    <div className={styles.all}>
      <PageLink
        url={SEARCH_ROUTE + formatSearchParams({ query, scope })}
        icon={ArrowRight}
        commands={commands}
      >
        {translate({ id: "search.allResultsFor", message: "All results for ‘{query}’" }, { query })}
      </PageLink>
    </div>
  );
}
