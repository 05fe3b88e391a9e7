import { translate } from "@docusaurus/Translate";
import type { ComponentProps, ReactNode } from "react";
import { useScrollRegion } from "../useScrollRegion";
import styles from "./Prose.module.css";

interface Props extends ComponentProps<"table"> {
  /** Column heads, and number of the table on its page, from `remarkTables`. */
  readonly "data-heads": string;
  readonly "data-number": number;
}

/** A table in a box that scrolls sideways when the screen is too narrow. Its number makes the name of the box unique. */
export function ProseTable({ "data-heads": heads, "data-number": number, ...props }: Props): ReactNode {
  const { ref, attributes } = useScrollRegion(
    translate({ id: "table.table", message: "Table {number}: {heads}" }, { number, heads }),
  );
  return (
    <div ref={ref} className={styles.tableBox} {...attributes}>
      <table {...props} />
    </div>
  );
}
