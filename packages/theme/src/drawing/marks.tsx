import clsx from "clsx";
import type { LucideIcon } from "lucide-react";

import { type Point, ROW, textWidth } from "./geometry";
import { Glyph, type Tone } from "./kit";
import styles from "./kit.module.css";
import palette from "./palette.module.css";

/** Font size of the text in a pill, in canvas units. */
const SMALL = 13.4;
/** Space at the left and right end of a pill, in canvas units. */
const PAD = 12;
/** Height of a pill, in canvas units. */
const PILL = 26;

interface StepProps {
  readonly at: Point;
  readonly n: number;
  readonly r?: number;
}

/** A numbered disc that gives the order of events. */
export function Step({ at: [x, y], n, r = 11 }: StepProps) {
  return (
    <g>
      <circle className={styles.step} cx={x} cy={y} r={r} />
      <text className={clsx(styles.digit, styles.middle)} x={x} y={y + 4.7}>
        {n}
      </text>
    </g>
  );
}

interface TagProps {
  readonly at: Point;
  readonly children: string;
  readonly tone?: Tone;
  readonly icon?: LucideIcon | undefined;
  readonly step?: number | undefined;
  /** The edge that is at the point; the center unless given. */
  readonly edge?: "left" | "right" | undefined;
}

function leadWidth(icon: LucideIcon | undefined, step: number | undefined): number {
  if (icon) return 21;
  return step ? 17 : 0;
}

/** Returns the width of a pill in canvas units. */
export function tagWidth(text: string, icon?: LucideIcon, step?: number): number {
  return textWidth(text, SMALL) + leadWidth(icon, step) + 2 * PAD;
}

/** A pill with text, opaque so that no wire is visible behind it. */
export function Tag({ at, children, tone = "plain", icon, step, edge }: TagProps) {
  const y = at[1];
  const lead = leadWidth(icon, step);
  const w = tagWidth(children, icon, step);
  const left = leftOf(at[0], w, edge);
  const x = left + w / 2;
  return (
    <g className={palette[tone]}>
      <rect
        className={clsx(styles.pill, tone === "plain" && styles.bare)}
        x={left}
        y={y - PILL / 2}
        width={w}
        height={PILL}
        rx={PILL / 2}
      />
      {icon && <Glyph icon={icon} at={[left + PAD + 7, y]} size={15} tone={tone} />}
      {step && <Step at={[left + PILL / 2, y]} n={step} r={9.5} />}
      <text className={clsx(styles.caption, styles.middle)} x={x + lead / 2} y={y + 4.7}>
        {children}
      </text>
    </g>
  );
}

function leftOf(x: number, width: number, edge: TagProps["edge"]): number {
  if (edge === undefined) return x - width / 2;
  return edge === "left" ? x : x - width;
}

export interface NoteProps {
  readonly at: Point;
  readonly lines: readonly string[];
  readonly align?: "start" | "middle" | "end";
  readonly strong?: boolean;
}

/** Rows of text, one baseline every 20 units from `at` down. */
export function Note({ at: [x, y], lines, align = "start", strong = false }: NoteProps) {
  const className = clsx(strong ? styles.strong : styles.quiet, align !== "start" && styles[align]);
  return (
    <g>
      {lines.map((line, i) => (
        <text key={line} className={className} x={x} y={y + i * ROW}>
          {line}
        </text>
      ))}
    </g>
  );
}
