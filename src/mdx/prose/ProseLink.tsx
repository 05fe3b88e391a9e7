import Link from "@docusaurus/Link";
import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import styles from "./Prose.module.css";

type Props = ComponentProps<typeof Link>;

/** A link in prose. Links to other sites stay in the same tab; where a writer asks for a new one, it is announced. */
export function ProseLink({ className, children, target, rel, ...props }: Props): ReactNode {
  const external = isExternal(props.href ?? props.to);
  const newTab = target === "_blank";
  return (
    <Link
      {...props}
      className={clsx(external && styles.external, className)}
      // Undefined on purpose: the stock link would open a new tab.
      target={target}
      rel={external || newTab ? clsx("noopener", rel) : rel}
    >
      {children}
      {newTab && <span className="visually-hidden"> (opens in a new tab)</span>}
    </Link>
  );
}

function isExternal(address: unknown): boolean {
  return typeof address === "string" && /^https?:\/\//i.test(address);
}
