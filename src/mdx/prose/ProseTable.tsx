import { Children, isValidElement, type ComponentProps, type PropsWithChildren, type ReactNode } from "react";
import { useScrollRegion } from "../useScrollRegion";
import styles from "./Prose.module.css";

/** A table that scrolls in its own box on screens that are too narrow for it. */
export function ProseTable({ className, ...props }: ComponentProps<"table">): ReactNode {
  const { ref, attributes } = useScrollRegion(tableName, firstName(props.children));
  return (
    <div ref={ref} className={styles.tableBox} {...attributes}>
      <table {...props} className={className} />
    </div>
  );
}

/** Number of the table on the page, which makes the name unique, and its column heads. */
function tableName(box: HTMLElement): string {
  const heads = [...box.querySelectorAll("thead th")].map((head) => head.textContent.trim());
  const number = [...document.querySelectorAll("table")].findIndex((table) => box.contains(table)) + 1;
  return `Table ${number}: ${heads.filter(Boolean).join(", ")}`;
}

/** The column heads, before the table has a place on a page. */
function firstName(children: ReactNode): string {
  const [head] = Children.toArray(children);
  return `Table: ${textsIn(head).filter(Boolean).join(", ")}`;
}

/** Texts of what is rendered, in order. */
function textsIn(node: ReactNode): string[] {
  return Children.toArray(node).flatMap((child) => {
    if (typeof child === "string") return child.trim();
    return isValidElement<PropsWithChildren>(child) ? textsIn(child.props.children) : [];
  });
}
