import clsx from "clsx";
import type { ReactNode } from "react";
import type { LogoMark } from "../product/identity";
import { useProduct } from "../sections/useProduct";
import { useSection } from "../sections/useSection";
import { SiteLink } from "../ui/SiteLink";
import styles from "./Logo.module.css";

/** The section's mark with the product's name; leads to the home page (SPEC section 2). */
export function Logo(): ReactNode {
  const product = useProduct();
  const section = useSection();
  return (
    <SiteLink className={clsx(styles.logo)} to="/">
      <Mark mark={product.brand.marks[section.id]} />
      <span>{product.name}</span> <span className={styles.section}>{section.label}</span>
      <span className="visually-hidden"> home</span>
    </SiteLink>
  );
}

function Mark({ mark }: { readonly mark: LogoMark }): ReactNode {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
      {mark.ink.map((d) => (
        <path key={d} className={styles.ink} d={d} />
      ))}
      {mark.accent.map((d) => (
        <path key={d} className={styles.accent} d={d} />
      ))}
    </svg>
  );
}
