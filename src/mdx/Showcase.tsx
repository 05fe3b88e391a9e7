import type { ReactNode } from "react";
import styles from "./Showcase.module.css";

/** An example of the handbook: what a piece of Markdown makes, then the Markdown. `mdx live` fences write it. */
export default function Showcase({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.showcase}>{children}</div>;
}
