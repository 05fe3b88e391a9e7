import type { ReactNode } from "react";
import styles from "./Showcase.module.css";

/** An example of the handbook: rendered Markdown, then its source. Fences with `mdx live` become this component. */
export default function Showcase({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.showcase}>{children}</div>;
}
