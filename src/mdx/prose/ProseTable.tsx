import type { ComponentProps, ReactNode } from "react";
import { useScrollRegion } from "../useScrollRegion";
import styles from "./Prose.module.css";

/** A table that scrolls in its own box on screens that are too narrow for it. */
export function ProseTable({ className, ...props }: ComponentProps<"table">): ReactNode {
  const { ref, attributes } = useScrollRegion(tableName);
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
