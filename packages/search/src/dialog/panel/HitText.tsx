import { translate } from "@docusaurus/Translate";
import type { ReactNode } from "react";
import { MethodTag } from "docusaurus-theme-waymark/ui/MethodTag";
import { hitBreadcrumb, hitTitle, type SearchHit } from "../../model";
import { Marked, Trail } from "./Marked";
import styles from "./ResultRow.module.css";

interface Props {
  readonly hit: SearchHit;
  /** Id of the snippet, which describes the link around the text. */
  readonly snippetId: string;
}

const GUESS = translate({ id: "search.looksLikeThis", message: "Looks like this, but isn’t the same:" });

/** Title, parent levels and snippet of a hit, inside its link: the name of the link is the title with the parents. */
export function HitText({ hit, snippetId }: Props): ReactNode {
  return (
    <span className={styles.text}>
      <span className={styles.title}>
        {hit.method !== null && <MethodTag method={hit.method} />} <Marked value={hitTitle(hit)} />
      </span>
      <Trail levels={hitBreadcrumb(hit)} label={hit.label} />
      {hit.snippet !== null && (
        <span id={snippetId} className={styles.snippet} aria-hidden="true">
          {hit.isGuess === true && `${GUESS} `}
          <Marked value={hit.snippet} />
        </span>
      )}
    </span>
  );
}
