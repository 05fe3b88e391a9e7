import { translate } from "@docusaurus/Translate";
import Link from "@docusaurus/Link";
import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { SiteLink } from "../../ui/SiteLink";
import { useLinkTarget } from "./plain";
import styles from "./Prose.module.css";

type Props = ComponentProps<typeof Link>;

/**
 * A link in prose. External links open in the same tab, except with `target="_blank"`, which is then announced. One that leads
 * to a footnote has an id, to which the footnote links back.
 */
export function ProseLink({ href, to, ...props }: Props): ReactNode {
  useLinkTarget(props.id);
  const address = href ?? to;
  if (props.target === undefined && isOnSite(address)) return <SiteLink {...props} to={address} />;
  return <OtherLink {...props} {...(address !== undefined && { to: address })} />;
}

function OtherLink({ className, children, target, rel, ...props }: Props): ReactNode {
  const external = isExternal(props.to);
  const newTab = target === "_blank";
  return (
    <Link
      {...props}
      className={clsx(external && styles.external, className)}
      // Passed even when undefined: otherwise the stock link sets `_blank` for external links.
      target={target}
      rel={external || newTab ? clsx("noopener", rel) : rel}
    >
      {children}
      {newTab && (
        <span className="visually-hidden">
          {" "}
          {translate({ id: "page.opensInANewTab", message: "(opens in a new tab)" })}
        </span>
      )}
    </Link>
  );
}

/** True for a route or a hash; the stock link handles all others, also files (`pathname://`). */
function isOnSite(address: unknown): address is string {
  return typeof address === "string" && /^(?:#|\/(?!\/))/.test(address);
}

function isExternal(address: unknown): boolean {
  return typeof address === "string" && /^https?:\/\//i.test(address);
}
