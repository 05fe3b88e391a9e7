import { Fragment, type ReactNode } from "react";
import styles from "./Properties.module.css";
import { boundTexts, type Bounds } from "./propertyBounds";

type EnumList = readonly (string | number | boolean)[];

interface Props extends Bounds {
  readonly name: string;
  readonly type?: string;
  readonly required?: boolean;
  /** The only values that are accepted. */
  readonly enumList?: EnumList;
  readonly children?: ReactNode;
}

/** One property: name, type, whether it is required, its limits, what it means (SPEC section 3). */
export default function Property({
  name,
  type = "",
  required = false,
  enumList = [],
  children,
  ...bounds
}: Props): ReactNode {
  return (
    <div className={styles.property}>
      <dt className={styles.head}>
        <code className={styles.name}>{name}</code>
        {type !== "" && <span className={styles.type}>{type}</span>}
        <span className={required ? styles.required : styles.optional}>
          {required ? "required" : "optional"}
        </span>
      </dt>
      <dd className={styles.body}>
        <Limits type={type} bounds={bounds} enumList={enumList} />
        {children}
      </dd>
    </div>
  );
}

interface LimitsProps {
  readonly type: string;
  readonly bounds: Bounds;
  readonly enumList: EnumList;
}

function Limits({ type, bounds, enumList }: LimitsProps): ReactNode {
  const texts = boundTexts(type, bounds);
  if (texts.length === 0 && enumList.length === 0) return null;
  return (
    <p className={styles.limits}>
      {texts.map(({ of, text }) => (
        <span key={of} className={styles.limit}>
          {of}: <b>{text}</b>{" "}
        </span>
      ))}
      {enumList.length > 0 && (
        <span className={styles.limit}>
          One of: <Values values={enumList} />
        </span>
      )}
    </p>
  );
}

/** Commas for ears and for copied text; eyes have the chips. */
function Values({ values }: { readonly values: EnumList }): ReactNode {
  return values.map((value, index) => (
    <Fragment key={String(value)}>
      {index > 0 && <span className={styles.comma}>, </span>}
      <code className={styles.value}>{String(value)}</code>
    </Fragment>
  ));
}
