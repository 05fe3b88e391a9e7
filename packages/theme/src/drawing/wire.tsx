import clsx from "clsx";
import { X } from "lucide-react";

import { arrowHead, cutEnd, cutStart, halfway, HEAD, type Point, roundedPath } from "./geometry";
import { Glyph } from "./kit";
import styles from "./kit.module.css";
import palette from "./palette.module.css";

/** Traffic on a wire: control messages, a direct tunnel, a relayed tunnel, or none. */
export type WireKind = "control" | "data" | "relayed" | "blocked";

export type Heads = "none" | "start" | "end" | "both";

interface WireProps {
  readonly points: readonly Point[];
  readonly kind?: WireKind;
  readonly heads?: Heads;
  /** True if a cross marks the middle of a blocked wire. */
  readonly cross?: boolean;
}

/** A line through `points` with rounded corners; the tips of its heads are at the first and the last point. */
export function Wire({ points, kind = "control", heads = "end", cross = kind === "blocked" }: WireProps) {
  const atStart = heads === "start" || heads === "both";
  const atEnd = heads === "end" || heads === "both";
  const line = cutEnd(cutStart(points, atStart ? HEAD : 0), atEnd ? HEAD : 0);
  return (
    <g>
      <path className={clsx(styles.wire, styles[kind])} d={roundedPath(line)} />
      {atStart && <Head tip={points[0]} from={points[1]} kind={kind} />}
      {atEnd && <Head tip={points.at(-1)} from={points.at(-2)} kind={kind} />}
      {cross && <Cross at={halfway(points)} />}
    </g>
  );
}

interface HeadProps {
  readonly tip: Point | undefined;
  readonly from: Point | undefined;
  readonly kind: WireKind;
}

function Head({ tip, from, kind }: HeadProps) {
  if (!tip || !from) return null;
  return <path className={clsx(styles.head, styles[kind])} d={arrowHead(tip, from)} />;
}

function Cross({ at }: { readonly at: Point }) {
  return (
    <g className={palette.danger}>
      <circle className={styles.pill} cx={at[0]} cy={at[1]} r={12} />
      <Glyph icon={X} at={at} size={15} tone="danger" />
    </g>
  );
}
