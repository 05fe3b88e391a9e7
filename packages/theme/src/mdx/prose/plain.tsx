/** Markdown elements that only get additional classes and attributes. */
import useBrokenLinks from "@docusaurus/useBrokenLinks";
import clsx from "clsx";
import { Children, type ComponentProps, type ReactNode } from "react";
import { CopyButton } from "../../ui/CopyButton";
import { breakable } from "../BreakableCode";
import styles from "./Prose.module.css";

/**
 * Inline code, with a copy button if the build has marked it as a command (`packages/theme/src/plugins/markdown/code/inlineCommands.ts`). Fenced
 * code is not rendered by this: the build turns it into code blocks.
 */
export function InlineCode({
  className,
  "data-command": command,
  ...props
}: ComponentProps<"code"> & { readonly "data-command"?: string }): ReactNode {
  const { children } = props;
  const text = typeof children === "string" ? children : "";
  if (command === undefined)
    return (
      <code
        translate="no"
        {...props}
        className={clsx(styles.code, SHORT_NAME.test(text) && styles.name, className)}
      >
        {LONG_NAME.test(text) ? breakable(text, AFTER_SIGN) : children}
      </code>
    );
  return (
    <span className={styles.command}>
      <code translate="no" {...props} className={clsx(styles.code, className)}>
        {withFlags(children)}
      </code>
      <CopyButton />
      {command}
    </span>
  );
}

/** A command whose flags do not break at their hyphens. */
function withFlags(children: ReactNode): ReactNode {
  return Children.map(children, (part) =>
    typeof part === "string"
      ? part.split(/(?<=\s)(-\S{1,20})(?!\S)/).map((text, index) =>
          index % 2 === 0 ? (
            text
          ) : (
            <span key={index} className={styles.name}>
              {text}
            </span>
          ),
        )
      : part,
  );
}

/** A flag or name that fits a line of any screen, and has hyphens at which browsers would break it. */
const SHORT_NAME = /^(?=.{1,28}$)[\w=-]*-[\w=-]*$/;

/** Code with a name that a narrow column breaks; it breaks after a sign. */
const LONG_NAME = /\S{24,}/;
const AFTER_SIGN = /(?<=[_/.,:=])(?=\w)/;

/** An image that loads lazily. The build adds its size, so that the layout does not shift. */
export function ProseImage({ className, alt = "", ...props }: ComponentProps<"img">): ReactNode {
  return (
    <img loading="lazy" decoding="async" {...props} alt={alt} className={clsx(styles.image, className)} />
  );
}

/** An item of a list, or a term. A footnote and a term of the glossary have an id, to which texts link. */
export function ProseItem({
  as: As = "li",
  ...props
}: ComponentProps<"li"> & { readonly as?: "li" | "dt" }): ReactNode {
  useLinkTarget(props.id);
  return <As {...props} />;
}

/** Registers an id with Docusaurus' check of broken links, so that links may lead to it. */
export function useLinkTarget(id: string | undefined): void {
  const { collectAnchor } = useBrokenLinks();
  if (id !== undefined) collectAnchor(id);
}

type Cell = ComponentProps<"td"> & { readonly as: "td" | "th" };

/**
 * A table cell. Its alignment, an inline style in Markdown, becomes an attribute for the style sheet. A cell with an id can be
 * the target of links.
 */
export function ProseCell({ as: As, style, ...props }: Cell): ReactNode {
  useLinkTarget(props.id);
  const mark = typeof props.children === "string" ? MARKS[props.children] : undefined;
  return (
    <As {...props} data-align={style?.textAlign} data-mark={mark}>
      {mark === undefined ? props.children : <span className="visually-hidden">{props.children}</span>}
    </As>
  );
}

/** Cells that are shown as a mark, by their whole text. */
const MARKS: Readonly<Record<string, string>> = { Yes: "yes", No: "no" };
