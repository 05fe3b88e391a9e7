import { type DrawnForm, type DrawnShape, NARROW_WIDTH, WIDE_WIDTH } from "../../../src/lib/drawn";
import type { Sequence, SequenceStep } from "../../content/parse/diagram/model";
import { firstBaseline, ROW, rounded, textRows, widthOf, wrapped } from "./text";
import { wire } from "./wires";

/** Opaque, so that no line of a participant runs through the text on it. */
const TILE = { is: "rect", look: "tile", tone: "plain" } as const;

type Message = Extract<SequenceStep, { is: "message" }>;

const EDGE = 2;
const HEAD_GAP = 18;
const MAX_COLUMN = 230;
const NOTE_PAD = 10;
const SELF = 30;
const INSET = 12;

/** A sequence for a wide column: a line for each participant, messages from line to line. */
export function wideSequence(sequence: Sequence): DrawnForm {
  return new Lines(sequence).result();
}

class Lines {
  readonly #sequence: Sequence;
  readonly #columnWidth: number;
  readonly #behind: DrawnShape[] = [];
  readonly #shapes: DrawnShape[] = [];
  readonly #open: { readonly y: number; readonly depth: number }[] = [];
  #y: number;
  #number = 0;

  constructor(sequence: Sequence) {
    this.#sequence = sequence;
    const count = sequence.participants.length;
    this.#columnWidth = Math.min(MAX_COLUMN, (WIDE_WIDTH - 2 * EDGE) / count);
    const heads = sequence.participants.map(({ label }) =>
      label.flatMap((row) => wrapped(row, this.#columnWidth - 36, "title")),
    );
    const height = Math.max(...heads.map((rows) => rows.length)) * ROW + 20;
    heads.forEach((rows, index) => this.#head(rows, this.#lineX(index), height));
    this.#y = EDGE + height + HEAD_GAP;
    for (const step of sequence.steps) this.#step(step);
  }

  result(): DrawnForm {
    const top = this.#shapes.find((shape) => shape.is === "rect");
    const from = top?.is === "rect" ? top.y + top.h : EDGE;
    const lines = this.#sequence.participants.map((_, index): DrawnShape => {
      const x = rounded(this.#lineX(index));
      return { is: "path", look: "dotted", d: `M${x} ${rounded(from)}V${rounded(this.#y)}` };
    });
    const height = Math.ceil(this.#y + EDGE);
    return { width: WIDE_WIDTH, height, shapes: [...this.#behind, ...lines, ...this.#shapes] };
  }

  #lineX(index: number): number {
    const count = this.#sequence.participants.length;
    return WIDE_WIDTH / 2 + (index - (count - 1) / 2) * this.#columnWidth;
  }

  #indexOf(id: string): number {
    return this.#sequence.participants.findIndex((one) => one.id === id);
  }

  #head(rows: readonly string[], x: number, h: number): void {
    const w = this.#columnWidth - 16;
    this.#shapes.push(
      { is: "rect", look: "box", tone: "plain", x: rounded(x - w / 2), y: EDGE, w: rounded(w), h, r: 10 },
      ...textRows(rows, { x, y: firstBaseline(EDGE + h / 2, rows.length), look: "title", align: "middle" }),
    );
  }

  #step(step: SequenceStep): void {
    if (step.is === "message") this.#message(step);
    else if (step.is === "note")
      this.#note(
        step.over.map((id) => this.#indexOf(id)),
        step.text,
      );
    else if (step.is === "open") {
      this.#open.push({ y: this.#y, depth: this.#open.length });
      this.#heading(step.kind, step.text);
    } else if (step.is === "part") {
      const x = EDGE + INSET * (this.#open.length - 1);
      const d = `M${x} ${rounded(this.#y)}H${WIDE_WIDTH - x}`;
      this.#shapes.push({ is: "path", look: "dotted", d });
      this.#heading(step.kind, step.text);
    } else this.#close();
  }

  #heading(kind: string, text: string): void {
    const x = EDGE + INSET * this.#open.length;
    const y = this.#y + 23;
    const kindWidth = widthOf(kind, "label") + 12;
    const rows = wrapped(text, WIDE_WIDTH - 2 * x - kindWidth - NOTE_PAD, "strong");
    const w = kindWidth + Math.max(0, ...rows.map((row) => widthOf(row, "strong")));
    const h = Math.max(1, rows.length) * ROW + 6;
    this.#shapes.push(
      { ...TILE, x: x - 6, y: rounded(this.#y + 6), w: rounded(w + NOTE_PAD), h, r: 8 },
      ...textRows([kind], { x, y, look: "label" }),
      ...textRows(rows, { x: x + kindWidth, y, look: "strong" }),
    );
    this.#y += h + 22;
  }

  #close(): void {
    const block = this.#open.pop();
    if (!block) return;
    const x = EDGE + INSET * block.depth;
    const h = rounded(this.#y - block.y);
    const region = {
      is: "rect",
      look: "region",
      x,
      y: rounded(block.y),
      w: WIDE_WIDTH - 2 * x,
      h,
      r: 14,
    } as const;
    this.#behind.unshift(region);
    this.#y += 14;
  }

  #note(over: readonly number[], text: string): void {
    const [left, right] = [this.#lineX(Math.min(...over)), this.#lineX(Math.max(...over))];
    const w = right - left + this.#columnWidth - 24;
    const rows = wrapped(text, w - 2 * NOTE_PAD);
    const h = rows.length * ROW + 12;
    const x = (left + right) / 2;
    this.#shapes.push(
      { ...TILE, x: rounded(x - w / 2), y: this.#y, w: rounded(w), h, r: 8 },
      ...textRows(rows, { x, y: firstBaseline(this.#y + h / 2, rows.length), align: "middle" }),
    );
    this.#y += h + 14;
  }

  #message(message: Message): void {
    const [from, to] = [this.#indexOf(message.from), this.#indexOf(message.to)];
    this.#number += 1;
    if (from === to) this.#toSelf(message, from);
    else this.#between(message, this.#lineX(from), this.#lineX(to));
  }

  #between(message: Message, x1: number, x2: number): void {
    const disc = this.#sequence.isNumbered ? 22 : 0;
    const rows = wrapped(message.text, Math.abs(x2 - x1) - 20);
    const y = this.#y + rows.length * ROW + 6;
    const heading = x2 > x1 ? "right" : "left";
    const sign = x2 > x1 ? 1 : -1;
    const head = message.end === "arrow" ? 8 : 0;
    const begins = message.isBothWays ? 8 : 0;
    const d = `M${rounded(x1 + sign * (begins + disc))} ${rounded(y)}L${rounded(x2 - sign * head)} ${rounded(y)}`;
    const textWidth = Math.max(0, ...rows.map((row) => widthOf(row))) + 12;
    const isAcross = Math.abs(x2 - x1) > 1.5 * this.#columnWidth && rows.length > 0;
    const left = rounded((x1 + x2 - textWidth) / 2);
    const behind = {
      ...TILE,
      x: left,
      y: this.#y - 2,
      w: rounded(textWidth),
      h: rows.length * ROW + 2,
      r: 6,
    };
    this.#shapes.push(
      ...(isAcross ? [behind] : []),
      ...textRows(rows, { x: (x1 + x2) / 2, y: this.#y + 14, align: "middle" }),
      ...this.#line(message, d, [x1, y], [x2, y], heading),
      ...this.#disc(x1, y),
    );
    this.#y = y + 20;
  }

  #toSelf(message: Message, index: number): void {
    const x = this.#lineX(index);
    const isLast = index > 0 && index === this.#sequence.participants.length - 1;
    const side = isLast ? -1 : 1;
    const rows = wrapped(message.text, this.#columnWidth - SELF - 24);
    const h = Math.max(22, rows.length * ROW);
    const y = this.#y + 4;
    const out = rounded(x + side * SELF);
    const head = message.end === "arrow" ? 8 : 0;
    const d = `M${rounded(x)} ${rounded(y)}H${out}V${rounded(y + h)}H${rounded(x + side * head)}`;
    const textX = x + side * (SELF + 10);
    this.#shapes.push(
      ...textRows(rows, {
        x: textX,
        y: firstBaseline(y + h / 2, rows.length),
        ...(isLast && { align: "end" as const }),
      }),
      ...this.#line(message, d, [x, y], [x, y + h], isLast ? "right" : "left"),
      ...this.#disc(x, y),
    );
    this.#y = y + h + 20;
  }

  #line(
    { isDotted, end, isBothWays, from, to }: Message,
    d: string,
    start: readonly [number, number],
    tip: readonly [number, number],
    heading: "left" | "right",
  ): DrawnShape[] {
    const edge = {
      from,
      to,
      label: undefined,
      line: isDotted ? "dotted" : "solid",
      start: isBothWays ? "arrow" : "none",
      end,
    } as const;
    return wire(edge, d, { at: start, heading }, { at: tip, heading });
  }

  #disc(x: number, y: number): DrawnShape[] {
    if (!this.#sequence.isNumbered) return [];
    return numberDisc(this.#number, x, y);
  }
}

function numberDisc(number: number, x: number, y: number): DrawnShape[] {
  return [
    { is: "circle", look: "step", x: rounded(x), y: rounded(y), r: 11 },
    ...textRows([String(number)], { x, y: y + 4.7, look: "digit", align: "middle" }),
  ];
}

const TEXT_X = 34;

/** A sequence for a phone: its messages as a numbered list, which names who sends and who receives. */
export function narrowSequence({ participants, steps }: Sequence): DrawnForm {
  const nameOf = (id: string): string => participants.find((one) => one.id === id)?.label.join(" ") ?? id;
  const behind: DrawnShape[] = [];
  const shapes: DrawnShape[] = [];
  const open: number[] = [];
  let y = EDGE;
  let number = 0;
  for (const step of steps) {
    const left = EDGE + INSET * open.length;
    const x = left + TEXT_X;
    const room = NARROW_WIDTH - x - left - 4;
    if (step.is === "message") {
      number += 1;
      const arrow = step.isBothWays ? "↔" : "→";
      const names =
        step.from === step.to ? nameOf(step.from) : `${nameOf(step.from)} ${arrow} ${nameOf(step.to)}`;
      const head = wrapped(names, room, "strong");
      const rows = wrapped(step.text, room);
      shapes.push(
        ...numberDisc(number, left + 13, y + 13),
        ...textRows(head, { x, y: y + 18, look: "strong" }),
        ...textRows(rows, { x, y: y + 18 + head.length * ROW }),
      );
      y += (head.length + rows.length) * ROW + 14;
    } else if (step.is === "note") {
      const rows = wrapped(step.text, NARROW_WIDTH - 2 * left - 2 * NOTE_PAD - 4);
      const names = wrapped(
        step.over.map(nameOf).join(", "),
        NARROW_WIDTH - 2 * left - 2 * NOTE_PAD - 4,
        "strong",
      );
      const h = (rows.length + names.length) * ROW + 12;
      shapes.push(
        { ...TILE, x: left, y, w: NARROW_WIDTH - 2 * left, h, r: 8 },
        ...textRows(names, { x: left + NOTE_PAD, y: y + 20, look: "strong" }),
        ...textRows(rows, { x: left + NOTE_PAD, y: y + 20 + names.length * ROW }),
      );
      y += h + 12;
    } else if (step.is === "close") {
      const top = open.pop() ?? y;
      const at = EDGE + INSET * open.length;
      behind.unshift({
        is: "rect",
        look: "region",
        x: at,
        y: top,
        w: NARROW_WIDTH - 2 * at,
        h: y - top,
        r: 14,
      });
      y += 12;
    } else {
      if (step.is === "open") open.push(y);
      const at = EDGE + INSET * open.length;
      if (step.is === "part")
        shapes.push({ is: "path", look: "dotted", d: `M${at - INSET} ${y}H${NARROW_WIDTH - at + INSET}` });
      const rows = wrapped(step.text, NARROW_WIDTH - 2 * at, "strong");
      shapes.push(
        ...textRows([step.kind], { x: at, y: y + 20, look: "label" }),
        ...textRows(rows, { x: at, y: y + 40, look: "strong" }),
      );
      y += (rows.length + 1) * ROW + 14;
    }
  }
  return { width: NARROW_WIDTH, height: Math.ceil(y + EDGE), shapes: [...behind, ...shapes] };
}
