import { translate } from "@docusaurus/Translate";
import { Fragment, type ReactNode } from "react";
import styles from "./Properties.module.css";
import { boundTexts, type Bounds } from "./propertyBounds";

type EnumList = readonly (string | number | boolean)[];

interface Props extends Bounds {
  readonly name: string;
  /** Id of the property on its page, which generated pages give it. */
  readonly anchor?: string;
  readonly type?: string;
  readonly required?: boolean;
  /** The allowed values. */
  readonly enumList?: EnumList;
  /** Default value, as JSON. */
  readonly defaultValue?: string;
  /** Regular expression that a string must match. */
  readonly pattern?: string;
  readonly children?: ReactNode;
}

/** One property: name, type, required or optional, limits, and description. */
export default function Property({
  name,
  anchor,
  type = "",
  required = false,
  enumList = [],
  defaultValue,
  pattern,
  children,
  ...bounds
}: Props): ReactNode {
  return (
    <div className={styles.property} data-property="">
      <dt id={anchor} className={styles.head}>
        {/* The spaces separate the parts in copied text and for screen readers; on the screen, margins do. */}
        <code className={styles.name} translate="no">
          {name}
        </code>{" "}
        {type !== "" && (
          <>
            <span className={styles.type} data-search="skip">
              {type}
            </span>{" "}
          </>
        )}
        <span className={required ? styles.required : styles.optional} data-search="skip">
          {required
            ? translate({ id: "property.required", message: "required" })
            : translate({ id: "property.optional", message: "optional" })}
        </span>
        {anchor !== undefined && (
          <a
            href={`#${anchor}`}
            // A page has more than a hundred fields: their addresses are for pointers, not stops of the Tab key.
            tabIndex={-1}
            className={styles.address}
            aria-label={translate({ id: "property.linkTo", message: "Link to {name}" }, { name })}
            data-search="skip"
            data-markdown-ignore=""
          >
            #
          </a>
        )}
      </dt>
      <dd className={styles.body}>
        <Limits
          type={type}
          bounds={bounds}
          enumList={enumList}
          defaultValue={defaultValue}
          pattern={pattern}
        />
        {children}
      </dd>
    </div>
  );
}

interface LimitsProps {
  readonly type: string;
  readonly bounds: Bounds;
  readonly enumList: EnumList;
  readonly defaultValue: string | undefined;
  readonly pattern: string | undefined;
}

function Limits({ type, bounds, enumList, defaultValue, pattern }: LimitsProps): ReactNode {
  const texts = boundTexts(type, bounds);
  const values = [...enumList, defaultValue, pattern].filter((value) => value !== undefined);
  if (texts.length + values.length === 0) return null;
  return (
    <p className={styles.limits}>
      {texts.map(({ of, text }) => (
        <span key={of} className={styles.limit}>
          {of}: <b>{text}</b>{" "}
        </span>
      ))}
      {enumList.length > 0 && (
        <span className={styles.limit}>
          {translate({ id: "property.oneOf", message: "One of" })}: <Values values={enumList} />{" "}
        </span>
      )}
      <Limit of={translate({ id: "property.default", message: "Default" })} value={defaultValue} />
      <Limit of={translate({ id: "property.pattern", message: "Pattern" })} value={pattern} />
    </p>
  );
}

function Limit({ of, value }: { readonly of: string; readonly value: string | undefined }): ReactNode {
  if (value === undefined) return null;
  return (
    <span className={styles.limit}>
      {of}:{" "}
      <code className={styles.value} translate="no">
        {value}
      </code>{" "}
    </span>
  );
}

/** A list of values. The commas are visually hidden, for screen readers and copied text. */
function Values({ values }: { readonly values: EnumList }): ReactNode {
  return values.map((value, index) => (
    <Fragment key={String(value)}>
      {index > 0 && <span className={styles.comma}>, </span>}
      <code className={styles.value} translate="no">
        {String(value)}
      </code>
    </Fragment>
  ));
}
