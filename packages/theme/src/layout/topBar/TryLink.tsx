import { translate } from "@docusaurus/Translate";
import type { ReactNode } from "react";
import { useProduct } from "docusaurus-waymark-core/sections/useProduct";
import styles from "./TryLink.module.css";

/** Opens the web app in a new tab; the only filled button of the bar. Nothing for a product without a web app. */
export function TryLink(): ReactNode {
  const { links, name } = useProduct();
  if (links.app === undefined) return null;
  return (
    <a
      className={styles.try}
      href={links.app}
      target="_blank"
      rel="noopener"
      aria-label={translate(
        { id: "topBar.tryOpensInANewTab", message: "Try {name} (opens in a new tab)" },
        { name },
      )}
    >
      {translate({ id: "topBar.try", message: "Try" })}
    </a>
  );
}

/** The same link in the drawer of narrow screens. */
export function SignInLink(): ReactNode {
  const { links } = useProduct();
  if (links.app === undefined) return null;
  return (
    <div className={styles.signInRow}>
      <a
        className={styles.signIn}
        href={links.app}
        target="_blank"
        rel="noopener"
        aria-label={translate({ id: "topBar.signInOpensInANew", message: "Sign in (opens in a new tab)" })}
      >
        {translate({ id: "topBar.signIn", message: "Sign in" })}
      </a>
    </div>
  );
}
