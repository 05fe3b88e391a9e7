import { CornerDownLeft, FileText, Hash, TextAlignStart } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { MethodTag } from "../../../ui/MethodTag";
import { hitBreadcrumb, hitTitle, type SearchHit } from "../../model";
import type { Option } from "./answer";
import { isPlainClick } from "./keys";
import { Marked } from "./Marked";
import type { CoreApi } from "./session";
import { Trail } from "./Trail";
import styles from "./ResultRow.module.css";

interface Props {
  readonly option: Option;
  /** The library's props of this row. */
  readonly item: ReturnType<CoreApi["getItemProps"]>;
  readonly onGo: (href: string) => void;
}

/**
 * One hit: a real link that is an option of the list. It is named by its title and its parents; its snippet is
 * read as a description, after them.
 */
export function ResultRow({ option: { hit, href, nested }, item, onGo }: Props): ReactNode {
  const snippetId = `${item.id}-snippet`;
  return (
    <a
      {...item}
      {...rowHandlers(item, href, onGo)}
      className={styles.row}
      href={href}
      tabIndex={-1}
      data-nested={nested}
      aria-describedby={hit.snippet === null ? undefined : snippetId}
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

type RowHandlers = Pick<Props["item"], "onClick" | "onMouseMove">;

function rowHandlers(item: Props["item"], href: string, onGo: Props["onGo"]): RowHandlers {
  return {
    onClick: (event: MouseEvent) => {
      item.onClick(event);
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onGo(href);
    },
    // A list that appears under a resting pointer makes browsers report a move of no distance.
    onMouseMove: (event: MouseEvent) => {
      if (event.movementX !== 0 || event.movementY !== 0) item.onMouseMove(event);
    },
  };
}

function TypeIcon({ type }: Pick<SearchHit, "type">): ReactNode {
  const props = { className: styles.icon, "aria-hidden": true };
  if (type === "content") return <TextAlignStart {...props} />;
  return type === "lvl1" ? <FileText {...props} /> : <Hash {...props} />;
}
