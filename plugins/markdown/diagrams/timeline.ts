import { type DrawnForm, type DrawnShape, NARROW_WIDTH, WIDE_WIDTH } from "../../../src/lib/drawn";
import type { Timeline, TimelinePeriod } from "../../content/parse/diagram/model";
import { firstBaseline, LINE_HEIGHT, round, textRows, wrapText } from "./text";

const MARGIN = 2;
const EVENT_PADDING = 12;
const EVENT_GAP = 8;
const PERIOD_GAP = 20;
/** Position of the line in the wide form: periods are on its left, events on its right. */
const LINE_X = 190;

/** Draws a timeline from top to bottom: periods beside their events on wide screens, above them on phones. */
export function drawTimeline({ sections }: Timeline, isWide: boolean): DrawnForm {
  const width = isWide ? WIDE_WIDTH : NARROW_WIDTH;
  const lineX = isWide ? LINE_X : 14;
  const shapes: DrawnShape[] = [];
  const markerHeights: number[] = [];
  let y = MARGIN;
  for (const { label, periods } of sections) {
    if (label !== "") {
      const rows = wrapText(label, width - lineX - 40, "strong");
      shapes.push(...textRows(rows, { x: lineX + 20, y: y + 18, look: "title" }));
      y += rows.length * LINE_HEIGHT + 10;
    }
    for (const period of periods) {
      const periodShapes = isWide ? periodBesideEvents(period, y) : periodAboveEvents(period, y);
      shapes.push(...periodShapes.shapes);
      markerHeights.push(periodShapes.middle);
      y += periodShapes.height + PERIOD_GAP;
    }
  }
  const [first = MARGIN, last = MARGIN] = [markerHeights[0], markerHeights.at(-1)];
  const line: DrawnShape = { is: "path", look: "thick", d: `M${lineX} ${round(first)}V${round(last)}` };
  const markers = markerHeights.map((at): DrawnShape => ({
    is: "circle",
    look: "step",
    x: lineX,
    y: round(at),
    r: 7,
  }));
  return { width, height: Math.ceil(y - PERIOD_GAP + MARGIN), shapes: [line, ...markers, ...shapes] };
}

interface PeriodShapes {
  readonly shapes: readonly DrawnShape[];
  readonly height: number;
  /** Height of the marker of the period on the line. */
  readonly middle: number;
}

function periodBesideEvents({ label, events }: TimelinePeriod, y: number): PeriodShapes {
  const rows = wrapText(label, LINE_X - 34, "strong");
  const boxes = eventBoxes(events, LINE_X + 20, y, WIDE_WIDTH);
  const height = Math.max(boxes.height, rows.length * LINE_HEIGHT + 8, 34);
  const middle = y + 17;
  const text = textRows(rows, {
    x: LINE_X - 18,
    y: firstBaseline(middle, 1),
    look: "strong",
    align: "end",
  });
  return { shapes: [...text, ...boxes.shapes], height, middle };
}

function periodAboveEvents({ label, events }: TimelinePeriod, y: number): PeriodShapes {
  const x = 34;
  const rows = wrapText(label, NARROW_WIDTH - x - MARGIN, "strong");
  const top = y + rows.length * LINE_HEIGHT + 6;
  const boxes = eventBoxes(events, x, top, NARROW_WIDTH);
  return {
    shapes: [...textRows(rows, { x, y: y + 17, look: "strong" }), ...boxes.shapes],
    height: top - y + boxes.height,
    middle: y + 12,
  };
}

function eventBoxes(events: readonly string[], x: number, top: number, width: number) {
  const w = width - MARGIN - x;
  let y = top;
  const shapes = events.flatMap((event): DrawnShape[] => {
    const rows = wrapText(event, w - 2 * EVENT_PADDING);
    const h = rows.length * LINE_HEIGHT + 14;
    const box: DrawnShape = { is: "rect", look: "box", tone: "plain", x, y: round(y), w, h, r: 8 };
    const text = textRows(rows, { x: x + EVENT_PADDING, y: firstBaseline(y + h / 2, rows.length) });
    y += h + EVENT_GAP;
    return [box, ...text];
  });
  return { shapes, height: Math.max(0, y - top - EVENT_GAP) };
}
