import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { SEARCH_ROUTE, writeAddress } from "../../model";
import type { Result, Scope } from "../state";
import type { Commands } from "./context";
import { PageLink } from "./PageLink";
import styles from "./AllResults.module.css";

interface Props {
  readonly result: Extract<Result, { kind: "hits" }>;
  readonly scope: Scope;
  readonly commands: Commands;
}

/** A link under the list to the page with everything that was found. It is no option: the list's keys pass it by. */
export function AllResults({ result: { query }, scope, commands }: Props): ReactNode {
  return (
    <div className={styles.all}>
      <PageLink url={SEARCH_ROUTE + writeAddress({ query, scope })} icon={ArrowRight} commands={commands}>
        All results for ‘{query}’
      </PageLink>
    </div>
  );
}
