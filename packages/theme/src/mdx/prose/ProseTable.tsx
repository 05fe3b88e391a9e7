import { translate } from "@docusaurus/Translate";
import { Children, isValidElement, type ComponentProps, type PropsWithChildren, type ReactNode } from "react";
import { useScrollRegion } from "../useScrollRegion";
import styles from "./Prose.module.css";

/** A table in a box that scrolls sideways when the screen is too narrow. */
export function ProseTable({ className, ...props }: ComponentProps<"table">): ReactNode {
  const { ref, attributes } = useScrollRegion(tableName, initialName(props.children));
  return (
    <div ref={ref} className={styles.tableBox} {...attributes}>
      <table {...props} className={className} />
    </div>
  );
}

/** Accessible name: number of the table on the page, which makes it unique, and column heads. */
function tableName(box: HTMLElement): string {
  const heads = [...box.querySelectorAll("thead th")].map((head) => head.textContent.trim());
  const number = [...document.querySelectorAll("table")].findIndex((table) => box.contains(table)) + 1;
  return translate(
    { id: "table.table", message: "Table {number}: {heads}" },
    { number, heads: heads.filter(Boolean).join(", ") },
  );
}

/** Accessible name in the static HTML, where the number is not known yet. */
function initialName(children: ReactNode): string {
  const [head] = Children.toArray(children);
  const heads = childrenOf(head)
    .flatMap(childrenOf)
    .map((cell) => textOf(cell).trim());
  return translate(
    { id: "table.tableWithoutNumber", message: "Table: {heads}" },
    { heads: heads.filter(Boolean).join(", ") },
  );
}

function childrenOf(node: ReactNode): ReactNode[] {
  return isValidElement<PropsWithChildren>(node) ? Children.toArray(node.props.children) : [];
}

/** The text inside a node. */
function textOf(node: ReactNode): string {
  return typeof node === "string" ? node : childrenOf(node).map(textOf).join("");
}
