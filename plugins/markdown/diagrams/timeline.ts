import { type DrawnForm, type DrawnShape, NARROW_WIDTH, WIDE_WIDTH } from "../../../src/lib/drawn";
import type { Timeline, TimelinePeriod } from "../../content/parse/diagram/model";
import { firstBaseline, ROW, rounded, textRows, wrapped } from "./text";

const EDGE = 2;
const PAD = 12;
const GAP = 8;
const PERIOD_GAP = 20;
/** Where the line of a wide timeline runs: periods stand at its left, events at its right. */
const LINE_X = 190;

/** A timeline from top to bottom: periods beside a line, or above their events on a phone. */
export function drawnTimeline({ sections }: Timeline, isWide: boolean): DrawnForm {
  const width = isWide ? WIDE_WIDTH : NARROW_WIDTH;
  const lineX = isWide ? LINE_X : 14;
  const shapes: DrawnShape[] = [];
  const discs: number[] = [];
  let y = EDGE;
  for (const { label, periods } of sections) {
    if (label !== "") {
      const rows = wrapped(label, width - lineX - 40, "strong");
      shapes.push(...textRows(rows, { x: lineX + 20, y: y + 18, look: "title" }));
      y += rows.length * ROW + 10;
    }
    for (const period of periods) {
      const drawn = isWide ? beside(period, y) : below(period, y);
      shapes.push(...drawn.shapes);
      discs.push(drawn.middle);
      y += drawn.height + PERIOD_GAP;
    }
  }
  const [first = EDGE, last = EDGE] = [discs[0], discs.at(-1)];
  const line: DrawnShape = { is: "path", look: "thick", d: `M${lineX} ${rounded(first)}V${rounded(last)}` };
  const marks = discs.map((at): DrawnShape => ({
    is: "circle",
    look: "step",
    x: lineX,
    y: rounded(at),
    r: 7,
  }));
  return { width, height: Math.ceil(y - PERIOD_GAP + EDGE), shapes: [line, ...marks, ...shapes] };
}

interface Drawn {
  readonly shapes: readonly DrawnShape[];
  readonly height: number;
  /** Height at which the period is marked on the line. */
  readonly middle: number;
}

function beside({ label, events }: TimelinePeriod, y: number): Drawn {
  const rows = wrapped(label, LINE_X - 34, "strong");
  const boxes = eventBoxes(events, LINE_X + 20, y, WIDE_WIDTH);
  const height = Math.max(boxes.height, rows.length * ROW + 8, 34);
  const middle = y + 17;
  const text = textRows(rows, {
    x: LINE_X - 18,
    y: firstBaseline(middle, 1),
    look: "strong",
    align: "end",
  });
  return { shapes: [...text, ...boxes.shapes], height, middle };
}

function below({ label, events }: TimelinePeriod, y: number): Drawn {
  const x = 34;
  const rows = wrapped(label, NARROW_WIDTH - x - EDGE, "strong");
  const top = y + rows.length * ROW + 6;
  const boxes = eventBoxes(events, x, top, NARROW_WIDTH);
  return {
    shapes: [...textRows(rows, { x, y: y + 17, look: "strong" }), ...boxes.shapes],
    height: top - y + boxes.height,
    middle: y + 12,
  };
}

function eventBoxes(events: readonly string[], x: number, top: number, width: number) {
  const w = width - EDGE - x;
  let y = top;
  const shapes = events.flatMap((event): DrawnShape[] => {
    const rows = wrapped(event, w - 2 * PAD);
    const h = rows.length * ROW + 14;
    const box: DrawnShape = { is: "rect", look: "box", tone: "plain", x, y: rounded(y), w, h, r: 8 };
    const text = textRows(rows, { x: x + PAD, y: firstBaseline(y + h / 2, rows.length) });
    y += h + GAP;
    return [box, ...text];
  });
  return { shapes, height: Math.max(0, y - top - GAP) };
}
