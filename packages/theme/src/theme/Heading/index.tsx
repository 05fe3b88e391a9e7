/**
 * Change: rewritten; adds method and path above the heading of an API operation, and uses our classes instead of Infima.
 * Reason: headings of API operations show `tag` and `label`, and all headings have our styles.
 * Upstream: @docusaurus/theme-classic Heading (eject).
 */
import { translate } from "@docusaurus/Translate";
import useBrokenLinks from "@docusaurus/useBrokenLinks";
import clsx from "clsx";
import { Children, isValidElement, type ComponentProps, type ReactNode } from "react";
import { slugify } from "docusaurus-waymark-core/lib/slug";
import { OldAnchors } from "../../layout/page/OldAnchors";
import { MethodTag } from "../../ui/MethodTag";
import { SiteLink } from "../../ui/SiteLink";
import styles from "./styles.module.css";

type Level = "h1" | "h2" | "h3" | "h4" | "h5" | "h6";

interface Props extends ComponentProps<Level> {
  readonly as: Level;
  /** HTTP method. */
  readonly tag?: string;
  /** Path of the operation. */
  readonly label?: string;
  /** Former ids of the heading, separated by spaces. */
  readonly aliases?: string;
}

export default function Heading({
  as: As,
  id,
  tag,
  label,
  aliases,
  className,
  children,
  ...props
}: Props): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  const own = clsx(styles.heading, styles[As], className);
  if (As === "h1")
    return (
      <PageTitle
        {...props}
        className={own}
        id={id ?? slugify(textOf(children))}
        title={children}
        aliases={aliases}
      />
    );
  if (id === undefined) {
    return (
      <As {...props} className={own}>
        {children}
      </As>
    );
  }
  collectAnchor(id);
  const heading = (
    // The text is the accessible name, so that the link to the heading is not read as a part of it.
    <As {...props} id={id} className={own} aria-labelledby={`${id}:text`} data-tag={tag} data-label={label}>
      <OldAnchors ids={aliases} of={id} />
      <span id={`${id}:text`}>{children}</span>
      <SiteLink
        className={clsx(styles.anchor)}
        to={`#${id}`}
        title={translate({
          id: "heading.copyTheAddressOfThisHeading",
          message: "Copy the address of this heading",
        })}
        aria-label={translate(
          { id: "heading.directLinkTo", message: "Direct link to {heading}" },
          { heading: textOf(children) || id },
        )}
      />
    </As>
  );
  if (tag === undefined && label === undefined) return heading;
  return (
    <hgroup className={clsx(styles.operation, styles[`${As}Operation`])}>
      <p className={styles.request} data-search="skip">
        {tag !== undefined && <MethodTag method={tag} />}
        {label !== undefined && <code translate="no">{label}</code>}
      </p>
      {heading}
    </hgroup>
  );
}

/** The title of a page. It has an id as a target of links, for example from search, but no link to itself. */
function PageTitle({
  id,
  title,
  aliases,
  ...props
}: Omit<ComponentProps<"h1">, "title"> & {
  id: string;
  title: ReactNode;
  aliases: string | undefined;
}): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <h1 {...props} id={id}>
      <OldAnchors ids={aliases} of={id} />
      {title}
    </h1>
  );
}

/** The text of a React node. */
function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((part) => {
      if (typeof part === "string" || typeof part === "number") return String(part);
      return isValidElement<{ readonly children?: ReactNode }>(part) ? textOf(part.props.children) : "";
    })
    .join("");
}
