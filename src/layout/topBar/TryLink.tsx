import type { ReactNode } from "react";
import { useProduct } from "../../sections/useProduct";
import styles from "./TryLink.module.css";

/** The one filled button of the bar: opens the web app in a new tab. */
export function TryLink(): ReactNode {
  const { links, name } = useProduct();
  return (
    <a
      className={styles.try}
      href={links.app}
      target="_blank"
      rel="noopener"
      aria-label={`Try ${name} (opens in a new tab)`}
    >
      Try
    </a>
  );
}

/** On narrow screens the drawer carries this in place of Try. */
export function SignInLink(): ReactNode {
  const { links } = useProduct();
  return (
    <div className={styles.signInRow}>
      <a
        className={styles.signIn}
        href={links.app}
        target="_blank"
        rel="noopener"
        aria-label="Sign in (opens in a new tab)"
      >
        Sign in
      </a>
    </div>
  );
}
