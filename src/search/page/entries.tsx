import clsx from "clsx";
import type { ReactNode } from "react";
import { MethodTag } from "../../ui/MethodTag";
import { Marked, Trail } from "../dialog/panel/Marked";
import { hitBreadcrumb, hitTitle, plainText, type SearchHit } from "../model";
import { SiteLink } from "../../ui/SiteLink";
import styles from "./SearchPage.module.css";

interface Props {
  readonly hit: SearchHit;
  readonly onChoose: () => void;
}

/** One hit: title as a link, parent levels, and snippet. */
export function HitEntry({ hit, onChoose }: Props): ReactNode {
  return (
    <li className={styles.entry}>
      <SiteLink to={hit.url} className={clsx(styles.title)} onClick={onChoose}>
        {hit.method !== null && <MethodTag method={hit.method} />} <Marked value={hitTitle(hit)} />
      </SiteLink>
      <Trail levels={hitBreadcrumb(hit)} label={hit.label} />
      {hit.snippet !== null && (
        <p className={styles.snippet}>
          <Marked value={hit.snippet} />
        </p>
      )}
    </li>
  );
}

/** A suggested page for a query without hits. */
export function PageEntry({ hit }: Pick<Props, "hit">): ReactNode {
  return (
    <li>
      <SiteLink to={hit.page}>{hit.hierarchy.lvl1 ?? plainText(hitTitle(hit))}</SiteLink>
    </li>
  );
}
