import clsx from "clsx";

import type { Drawn, DrawnShape, ShapeLook, TextLook } from "../../lib/drawn";
import { Canvas } from "./canvas";
import styles from "./kit.module.css";
import palette from "./palette.module.css";
import spare from "./spare.module.css";

const SHAPES: Readonly<Record<ShapeLook, string>> = {
  box: clsx(styles.box),
  tile: clsx(styles.tile),
  region: clsx(styles.region),
  pill: clsx(palette.plain, styles.pill, styles.bare),
  step: clsx(styles.step),
  wire: clsx(styles.wire, styles.control),
  thick: clsx(styles.wire, styles.data),
  dotted: clsx(spare.spare, styles.wire, styles.control),
  head: clsx(styles.head, styles.control),
  thickHead: clsx(styles.head, styles.data),
};

const TEXTS: Readonly<Record<TextLook, string | undefined>> = {
  title: styles.title,
  plain: undefined,
  quiet: styles.quiet,
  strong: styles.strong,
  caption: clsx(palette.plain, styles.caption),
  label: styles.label,
  digit: styles.digit,
};

/** A drawing that the build computed from the text of a diagram. */
export function DrawnCanvas({ title, desc, wide, narrow }: Drawn) {
  return (
    <Canvas
      title={title}
      desc={desc}
      width={wide.width}
      height={wide.height}
      narrow={{ height: narrow.height, content: <Shapes shapes={narrow.shapes} /> }}
    >
      <Shapes shapes={wide.shapes} />
    </Canvas>
  );
}

/** The index is the key: shapes never change. */
function Shapes({ shapes }: { readonly shapes: readonly DrawnShape[] }) {
  return shapes.map((shape, index) => <Shape key={index} {...shape} />);
}

function Shape(shape: DrawnShape) {
  const tone = shape.tone && palette[shape.tone];
  if (shape.is === "text") {
    const { x, y, text, look, align } = shape;
    return (
      <text className={clsx(tone, TEXTS[look], align && styles[align]) || undefined} x={x} y={y}>
        {text}
      </text>
    );
  }
  const className = clsx(tone, SHAPES[shape.look]);
  if (shape.is === "path") return <path className={className} d={shape.d} />;
  if (shape.is === "circle") return <circle className={className} cx={shape.x} cy={shape.y} r={shape.r} />;
  const { x, y, w, h, r } = shape;
  return <rect className={className} x={x} y={y} width={w} height={h} rx={r} />;
}
