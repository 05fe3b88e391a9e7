/**
 * Change: rewritten; one component for all kinds, with our icons and styles, and the kind in the accessible name.
 * Reason: the stock component consists of a dozen files, and does not announce the kind of a note that has a title.
 * Upstream: @docusaurus/theme-classic Admonition (eject).
 */
import { translate } from "@docusaurus/Translate";
import { processAdmonitionProps } from "@docusaurus/theme-common";
import clsx from "clsx";
import { Info, Lightbulb, OctagonAlert, TriangleAlert, type LucideIcon } from "lucide-react";
import { useId, type ReactNode } from "react";
import styles from "./styles.module.css";

type Kind = "note" | "tip" | "warning" | "danger";

interface Props {
  readonly type: string;
  readonly title?: ReactNode;
  readonly className?: string;
  readonly id?: string;
  readonly children: ReactNode;
}

const KINDS: Readonly<Record<Kind, { readonly name: string; readonly icon: LucideIcon }>> = {
  note: { name: translate({ id: "note.note", message: "Note" }), icon: Info },
  tip: { name: translate({ id: "note.tip", message: "Tip" }), icon: Lightbulb },
  warning: { name: translate({ id: "note.warning", message: "Warning" }), icon: TriangleAlert },
  danger: { name: translate({ id: "note.danger", message: "Danger" }), icon: OctagonAlert },
};

/** Other types of Docusaurus. */
const ALIASES: Readonly<Record<string, Kind>> = {
  info: "note",
  important: "note",
  secondary: "note",
  success: "tip",
  caution: "warning",
};

export default function Admonition(props: Props): ReactNode {
  const { type, title, children, className, id } = processAdmonitionProps(props);
  const titleId = useId();
  const kind = kindOf(type);
  const { name, icon: Icon } = KINDS[kind];
  return (
    <aside
      id={id}
      className={clsx(styles.note, styles[kind], className)}
      role="note"
      aria-labelledby={titleId}
    >
      <Icon className={styles.icon} aria-hidden="true" />
      <p className={styles.title} id={titleId}>
        {title === undefined ? name : <Titled kind={name}>{title}</Titled>}
      </p>
      <div className={styles.body}>{children}</div>
    </aside>
  );
}

/** A title with the kind before it for screen readers; the icon shows the kind visually. */
function Titled({ kind, children }: { readonly kind: string; readonly children: ReactNode }): ReactNode {
  return (
    <>
      <span className="visually-hidden">{kind}: </span>
      {children}
    </>
  );
}

/** The kind of a type; unknown types are notes. */
function kindOf(type: string): Kind {
  return type in KINDS ? (type as Kind) : (ALIASES[type] ?? "note");
}
