import { translate } from "@docusaurus/Translate";
import { Fragment, useMemo, type ReactNode } from "react";
import type { CliFlag } from "../facts/commands";
import { resolveTokens } from "docusaurus-waymark-core/product/resolve";
import { tokensOf } from "docusaurus-waymark-core/product/tokens";
import { useProduct } from "docusaurus-waymark-core/sections/useProduct";
import Badge from "docusaurus-theme-waymark/mdx/Badge";
import { BreakableCode } from "docusaurus-theme-waymark/mdx/BreakableCode";
import styles from "./CommandFlags.module.css";
import { findCommand, isLiteral, marksOf, sentenceParts } from "./flagText";

type Resolve = (text: string) => string;

/** The flags of a command as a table, from `src/facts/commands`; cards on narrow screens. */
export default function CommandFlags({ command }: { readonly command: string }): ReactNode {
  const resolve = useTokens();
  const { flags, path } = findCommand(command);
  if (flags.length === 0)
    return (
      <p>
        {translate({
          id: "table.thisCommandHasNoFlagsOf",
          message: "This command adds no flags.",
        })}
      </p>
    );
  return (
    // Explicit table roles, because `display: block` on narrow screens removes the implicit ones.
    <table
      className={styles.table}
      data-cards=""
      role="table"
      aria-label={translate(
        { id: "table.flagsOf", message: "Flags of {command}" },
        { command: resolve(`{{cli}} ${path}`).trim() },
      )}
    >
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          <th role="columnheader">
            {translate({ id: "table.flagAndVariable", message: "Flag and variable" })}
          </th>
          <th role="columnheader">
            {translate({ id: "table.typeAndDefault", message: "Type and default" })}
          </th>
          <th role="columnheader">{translate({ id: "table.purpose", message: "Purpose" })}</th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {flags.map((flag) => (
          <FlagRow key={flag.name} flag={flag} resolve={resolve} />
        ))}
      </tbody>
    </table>
  );
}

function FlagRow({ flag, resolve }: { readonly flag: CliFlag; readonly resolve: Resolve }): ReactNode {
  return (
    <tr role="row" className={styles.row}>
      <td role="cell">
        <code className={styles.flag} translate="no">
          {flag.name}
        </code>
        {flag.short !== undefined && (
          <code className={styles.short} translate="no">
            {flag.short}
          </code>
        )}
        {flag.env !== undefined && <Variable name={resolve(`{{env}}_${flag.env}`)} />}
      </td>
      <td role="cell">
        <span className={styles.type}>{flag.type}</span>
        {flag.default !== undefined && <Default value={resolve(flag.default)} />}
      </td>
      <td role="cell" className={styles.purpose}>
        <Sentence text={resolve(flag.purpose)} />
        {marksOf(flag).map(({ status, text }) => (
          <Fragment key={text}>
            {" "}
            <Badge status={status}>{text}</Badge>
          </Fragment>
        ))}
      </td>
    </tr>
  );
}

function Variable({ name }: { readonly name: string }): ReactNode {
  return (
    <span className={styles.variable}>
      <span className="visually-hidden">
        {translate({ id: "table.environmentVariable", message: "Environment variable:" })}{" "}
      </span>
      <BreakableCode text={name} at={/(?<=_)/} />
    </span>
  );
}

function Default({ value }: { readonly value: string }): ReactNode {
  return (
    <span className={styles.default}>
      <span className="visually-hidden">{translate({ id: "table.default", message: "Default:" })} </span>
      {value.split("; ").map((part, index) => (
        <DefaultLine key={index} text={part} />
      ))}
    </span>
  );
}

/** A default, or the default of one system: `Windows: C:\\path`. Paths may break after their separators. */
function DefaultLine({ text }: { readonly text: string }): ReactNode {
  const [, system, value = text] = /^(\w+): (\S+)$/.exec(text) ?? [];
  if (!isLiteral(value)) return <span className={styles.defaultLine}>{text}</span>;
  return (
    <span className={styles.defaultLine}>
      {system !== undefined && `${system}: `}
      <BreakableCode text={value} at={/(?<=[/\\])/} />
    </span>
  );
}

function Sentence({ text }: { readonly text: string }): ReactNode {
  return sentenceParts(text).map((part, index) =>
    part.code ? (
      <code key={index} translate="no">
        {part.text}
      </code>
    ) : (
      part.text
    ),
  );
}

/** Returns a function that resolves content tokens; the data file has tokens that no Markdown rule has resolved. */
function useTokens(): Resolve {
  const product = useProduct();
  return useMemo(() => {
    const tokens = tokensOf(product);
    return (text) => resolveTokens(text, tokens);
  }, [product]);
}
