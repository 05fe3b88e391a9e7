import { translate } from "@docusaurus/Translate";
import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { markOf, type LogoMark } from "docusaurus-waymark-core/product/identity";
import { PART_OF, PARTS, type SectionId } from "docusaurus-waymark-core/sections";
import { useIsErrorFile } from "docusaurus-waymark-core/sections/errorFile";
import { useProduct } from "docusaurus-waymark-core/sections/useProduct";
import { useSection } from "docusaurus-waymark-core/sections/useSection";
import { SiteLink } from "../ui/SiteLink";
import styles from "./Logo.module.css";

/**
 * The mark of the section with the product's name, as a link to the home page. The error file has the marks of all
 * sections, and a style sheet shows one of them.
 */
export function Logo(): ReactNode {
  const product = useProduct();
  const section = useSection();
  const isErrorFile = useIsErrorFile();
  const shown = isErrorFile ? PARTS : [section];
  const partOf = (id: SectionId) => isErrorFile && { [PART_OF]: id };
  return (
    <SiteLink className={clsx(styles.logo)} to="/">
      {shown.map(({ id }) => (
        <Mark key={id} mark={markOf(product.brand, id)} {...partOf(id)} />
      ))}
      <span>{product.name}</span>{" "}
      {shown.map(({ id, label }) => (
        <span key={id} className={styles.section} {...partOf(id)}>
          {label}
        </span>
      ))}
      <span className="visually-hidden"> {translate({ id: "page.home", message: "home" })}</span>
    </SiteLink>
  );
}

interface MarkProps extends ComponentProps<"svg"> {
  readonly mark: LogoMark;
}

function Mark({ mark, ...props }: MarkProps): ReactNode {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true" {...props}>
      {mark.ink.map((d) => (
        <path key={d} className={styles.ink} d={d} />
      ))}
      {mark.accent.map((d) => (
        <path key={d} className={styles.accent} d={d} />
      ))}
    </svg>
  );
}
