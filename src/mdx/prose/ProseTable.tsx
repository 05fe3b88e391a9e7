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
  return `Table ${number}: ${heads.filter(Boolean).join(", ")}`;
}

/** Accessible name in the static HTML, where the number is not known yet. */
function initialName(children: ReactNode): string {
  const [head] = Children.toArray(children);
  return `Table: ${textsIn(head).filter(Boolean).join(", ")}`;
}

/** The texts inside a node, in order. */
function textsIn(node: ReactNode): string[] {
  return Children.toArray(node).flatMap((child) => {
    if (typeof child === "string") return child.trim();
    return isValidElement<PropsWithChildren>(child) ? textsIn(child.props.children) : [];
  });
}
