import { translate } from "@docusaurus/Translate";
import type { ReactNode } from "react";
import styles from "./ResponseBodies.module.css";

/** The bodies of an operation's responses, one open at a time. */
export default function ResponseBodies({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div
      className={styles.bodies}
      role="group"
      aria-label={translate({ id: "reference.responseBodies", message: "Response bodies" })}
    >
      {children}
    </div>
  );
}
