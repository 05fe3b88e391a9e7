/**
 * Lays out sequence diagrams: with a lifeline for each participant on wide screens, and as a numbered list on
 * phones.
 */
import { type DrawnForm, type DrawnShape, NARROW_WIDTH, WIDE_WIDTH } from "../../../src/lib/drawn";
import type { Sequence, SequenceStep } from "../../content/parse/diagram/model";
import { firstBaseline, LINE_HEIGHT, round, textRows, labelWidth, wrapText } from "./text";
import { wireShapes } from "./wires";

/** Hides the lifelines behind a text. */
const OPAQUE_BACKGROUND = { is: "rect", look: "tile", tone: "plain" } as const;

type Message = Extract<SequenceStep, { is: "message" }>;

const MARGIN = 2;
const PARTICIPANT_GAP = 18;
const MAX_COLUMN_WIDTH = 230;
const NOTE_PADDING = 10;
const SELF_MESSAGE_WIDTH = 30;
const BLOCK_INSET = 12;

/** Draws a sequence with a lifeline for each participant and messages between them. */
export function drawWideSequence(sequence: Sequence): DrawnForm {
  return new WideSequenceLayout(sequence).result();
}

class WideSequenceLayout {
  readonly #sequence: Sequence;
  readonly #columnWidth: number;
  readonly #backgroundShapes: DrawnShape[] = [];
  readonly #shapes: DrawnShape[] = [];
  readonly #openBlocks: { readonly y: number; readonly depth: number }[] = [];
  #y: number;
  #number = 0;

  constructor(sequence: Sequence) {
    this.#sequence = sequence;
    const count = sequence.participants.length;
    this.#columnWidth = Math.min(MAX_COLUMN_WIDTH, (WIDE_WIDTH - 2 * MARGIN) / count);
    const heads = sequence.participants.map(({ label }) =>
      label.flatMap((row) => wrapText(row, this.#columnWidth - 36, "title")),
    );
    const height = Math.max(...heads.map((rows) => rows.length)) * LINE_HEIGHT + 20;
    heads.forEach((rows, index) => this.#addParticipant(rows, this.#lineX(index), height));
    this.#y = MARGIN + height + PARTICIPANT_GAP;
    for (const step of sequence.steps) this.#addStep(step);
  }

  result(): DrawnForm {
    const top = this.#shapes.find((shape) => shape.is === "rect");
    const from = top?.is === "rect" ? top.y + top.h : MARGIN;
    const lines = this.#sequence.participants.map((_, index): DrawnShape => {
      const x = round(this.#lineX(index));
      return { is: "path", look: "dotted", d: `M${x} ${round(from)}V${round(this.#y)}` };
    });
    const height = Math.ceil(this.#y + MARGIN);
    return { width: WIDE_WIDTH, height, shapes: [...this.#backgroundShapes, ...lines, ...this.#shapes] };
  }

  #lineX(index: number): number {
    const count = this.#sequence.participants.length;
    return WIDE_WIDTH / 2 + (index - (count - 1) / 2) * this.#columnWidth;
  }

  #indexOf(id: string): number {
    return this.#sequence.participants.findIndex((one) => one.id === id);
  }

  #addParticipant(rows: readonly string[], x: number, h: number): void {
    const w = this.#columnWidth - 16;
    this.#shapes.push(
      { is: "rect", look: "box", tone: "plain", x: round(x - w / 2), y: MARGIN, w: round(w), h, r: 10 },
      ...textRows(rows, { x, y: firstBaseline(MARGIN + h / 2, rows.length), look: "title", align: "middle" }),
    );
  }

  #addStep(step: SequenceStep): void {
    if (step.is === "message") this.#addMessage(step);
    else if (step.is === "note")
      this.#addNote(
        step.over.map((id) => this.#indexOf(id)),
        step.text,
      );
    else if (step.is === "open") {
      this.#openBlocks.push({ y: this.#y, depth: this.#openBlocks.length });
      this.#addBlockHeading(step.kind, step.text);
    } else if (step.is === "part") {
      const x = MARGIN + BLOCK_INSET * (this.#openBlocks.length - 1);
      const d = `M${x} ${round(this.#y)}H${WIDE_WIDTH - x}`;
      this.#shapes.push({ is: "path", look: "dotted", d });
      this.#addBlockHeading(step.kind, step.text);
    } else this.#closeBlock();
  }

  #addBlockHeading(kind: string, text: string): void {
    const x = MARGIN + BLOCK_INSET * this.#openBlocks.length;
    const y = this.#y + 23;
    const kindWidth = labelWidth(kind, "label") + 12;
    const rows = wrapText(text, WIDE_WIDTH - 2 * x - kindWidth - NOTE_PADDING, "strong");
    const w = kindWidth + Math.max(0, ...rows.map((row) => labelWidth(row, "strong")));
    const h = Math.max(1, rows.length) * LINE_HEIGHT + 6;
    this.#shapes.push(
      { ...OPAQUE_BACKGROUND, x: x - 6, y: round(this.#y + 6), w: round(w + NOTE_PADDING), h, r: 8 },
      ...textRows([kind], { x, y, look: "label" }),
      ...textRows(rows, { x: x + kindWidth, y, look: "strong" }),
    );
    this.#y += h + 22;
  }

  #closeBlock(): void {
    const block = this.#openBlocks.pop();
    if (!block) return;
    const x = MARGIN + BLOCK_INSET * block.depth;
    const h = round(this.#y - block.y);
    const region = {
      is: "rect",
      look: "region",
      x,
      y: round(block.y),
      w: WIDE_WIDTH - 2 * x,
      h,
      r: 14,
    } as const;
    this.#backgroundShapes.unshift(region);
    this.#y += 14;
  }

  #addNote(over: readonly number[], text: string): void {
    const [left, right] = [this.#lineX(Math.min(...over)), this.#lineX(Math.max(...over))];
    const w = right - left + this.#columnWidth - 24;
    const rows = wrapText(text, w - 2 * NOTE_PADDING);
    const h = rows.length * LINE_HEIGHT + 12;
    const x = (left + right) / 2;
    this.#shapes.push(
      { ...OPAQUE_BACKGROUND, x: round(x - w / 2), y: this.#y, w: round(w), h, r: 8 },
      ...textRows(rows, { x, y: firstBaseline(this.#y + h / 2, rows.length), align: "middle" }),
    );
    this.#y += h + 14;
  }

  #addMessage(message: Message): void {
    const [from, to] = [this.#indexOf(message.from), this.#indexOf(message.to)];
    this.#number += 1;
    if (from === to) this.#addSelfMessage(message, from);
    else this.#addMessageBetween(message, this.#lineX(from), this.#lineX(to));
  }

  #addMessageBetween(message: Message, x1: number, x2: number): void {
    const discWidth = this.#sequence.isNumbered ? 22 : 0;
    const rows = wrapText(message.text, Math.abs(x2 - x1) - 20);
    const y = this.#y + rows.length * LINE_HEIGHT + 6;
    const heading = x2 > x1 ? "right" : "left";
    const sign = x2 > x1 ? 1 : -1;
    const markerLength = message.end === "arrow" ? 8 : 0;
    const startMarkerLength = message.isBothWays ? 8 : 0;
    const d = `M${round(x1 + sign * (startMarkerLength + discWidth))} ${round(y)}L${round(x2 - sign * markerLength)} ${round(y)}`;
    const textWidth = Math.max(0, ...rows.map((row) => labelWidth(row))) + 12;
    const isAcross = Math.abs(x2 - x1) > 1.5 * this.#columnWidth && rows.length > 0;
    const left = round((x1 + x2 - textWidth) / 2);
    const textBackground = {
      ...OPAQUE_BACKGROUND,
      x: left,
      y: this.#y - 2,
      w: round(textWidth),
      h: rows.length * LINE_HEIGHT + 2,
      r: 6,
    };
    this.#shapes.push(
      ...(isAcross ? [textBackground] : []),
      ...textRows(rows, { x: (x1 + x2) / 2, y: this.#y + 14, align: "middle" }),
      ...this.#messageLine(message, d, [x1, y], [x2, y], heading),
      ...this.#numberDisc(x1, y),
    );
    this.#y = y + 20;
  }

  #addSelfMessage(message: Message, index: number): void {
    const x = this.#lineX(index);
    const isLast = index > 0 && index === this.#sequence.participants.length - 1;
    const side = isLast ? -1 : 1;
    const rows = wrapText(message.text, this.#columnWidth - SELF_MESSAGE_WIDTH - 24);
    const h = Math.max(22, rows.length * LINE_HEIGHT);
    const y = this.#y + 4;
    const out = round(x + side * SELF_MESSAGE_WIDTH);
    const head = message.end === "arrow" ? 8 : 0;
    const d = `M${round(x)} ${round(y)}H${out}V${round(y + h)}H${round(x + side * head)}`;
    const textX = x + side * (SELF_MESSAGE_WIDTH + 10);
    this.#shapes.push(
      ...textRows(rows, {
        x: textX,
        y: firstBaseline(y + h / 2, rows.length),
        ...(isLast && { align: "end" as const }),
      }),
      ...this.#messageLine(message, d, [x, y], [x, y + h], isLast ? "right" : "left"),
      ...this.#numberDisc(x, y),
    );
    this.#y = y + h + 20;
  }

  #messageLine(
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
    return wireShapes(edge, d, { at: start, heading }, { at: tip, heading });
  }

  #numberDisc(x: number, y: number): DrawnShape[] {
    if (!this.#sequence.isNumbered) return [];
    return numberDisc(this.#number, x, y);
  }
}

function numberDisc(number: number, x: number, y: number): DrawnShape[] {
  return [
    { is: "circle", look: "step", x: round(x), y: round(y), r: 11 },
    ...textRows([String(number)], { x, y: y + 4.7, look: "digit", align: "middle" }),
  ];
}

const TEXT_OFFSET_X = 34;

/** Draws a sequence as a numbered list of messages, each with its sender and receiver. */
export function drawNarrowSequence({ participants, steps }: Sequence): DrawnForm {
  const participantName = (id: string): string =>
    participants.find((one) => one.id === id)?.label.join(" ") ?? id;
  const backgroundShapes: DrawnShape[] = [];
  const shapes: DrawnShape[] = [];
  const openBlocks: number[] = [];
  let y = MARGIN;
  let number = 0;
  for (const step of steps) {
    const left = MARGIN + BLOCK_INSET * openBlocks.length;
    const x = left + TEXT_OFFSET_X;
    const availableWidth = NARROW_WIDTH - x - left - 4;
    if (step.is === "message") {
      number += 1;
      const arrow = step.isBothWays ? "↔" : "→";
      const names =
        step.from === step.to
          ? participantName(step.from)
          : `${participantName(step.from)} ${arrow} ${participantName(step.to)}`;
      const head = wrapText(names, availableWidth, "strong");
      const rows = wrapText(step.text, availableWidth);
      shapes.push(
        ...numberDisc(number, left + 13, y + 13),
        ...textRows(head, { x, y: y + 18, look: "strong" }),
        ...textRows(rows, { x, y: y + 18 + head.length * LINE_HEIGHT }),
      );
      y += (head.length + rows.length) * LINE_HEIGHT + 14;
    } else if (step.is === "note") {
      const rows = wrapText(step.text, NARROW_WIDTH - 2 * left - 2 * NOTE_PADDING - 4);
      const names = wrapText(
        step.over.map(participantName).join(", "),
        NARROW_WIDTH - 2 * left - 2 * NOTE_PADDING - 4,
        "strong",
      );
      const h = (rows.length + names.length) * LINE_HEIGHT + 12;
      shapes.push(
        { ...OPAQUE_BACKGROUND, x: left, y, w: NARROW_WIDTH - 2 * left, h, r: 8 },
        ...textRows(names, { x: left + NOTE_PADDING, y: y + 20, look: "strong" }),
        ...textRows(rows, { x: left + NOTE_PADDING, y: y + 20 + names.length * LINE_HEIGHT }),
      );
      y += h + 12;
    } else if (step.is === "close") {
      const top = openBlocks.pop() ?? y;
      const at = MARGIN + BLOCK_INSET * openBlocks.length;
      backgroundShapes.unshift({
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
      if (step.is === "open") openBlocks.push(y);
      const at = MARGIN + BLOCK_INSET * openBlocks.length;
      if (step.is === "part")
        shapes.push({
          is: "path",
          look: "dotted",
          d: `M${at - BLOCK_INSET} ${y}H${NARROW_WIDTH - at + BLOCK_INSET}`,
        });
      const rows = wrapText(step.text, NARROW_WIDTH - 2 * at, "strong");
      shapes.push(
        ...textRows([step.kind], { x: at, y: y + 20, look: "label" }),
        ...textRows(rows, { x: at, y: y + 40, look: "strong" }),
      );
      y += (rows.length + 1) * LINE_HEIGHT + 14;
    }
  }
  return { width: NARROW_WIDTH, height: Math.ceil(y + MARGIN), shapes: [...backgroundShapes, ...shapes] };
}
