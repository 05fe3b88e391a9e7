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

/** What the table is about, from its own column heads. */
function tableName(box: HTMLElement): string {
  const heads = [...box.querySelectorAll("thead th")].map((head) => head.textContent.trim());
  return `Table: ${heads.filter(Boolean).join(", ")}`;
}
