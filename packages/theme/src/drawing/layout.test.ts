import { Laptop } from "lucide-react";

import { branches, lane, loop, wire, zone } from "./flow";
import type { Part } from "./kit";
import { layout } from "./layout";

const part = (title: string, rest: Partial<Part> = {}): Part => ({ icon: Laptop, title, ...rest });
const A = part("a");
const B = part("b", { sub: "second row" });
const C = part("c");

const boxOf = ({ nodes }: ReturnType<typeof layout>, one: Part) =>
  nodes.find((node) => node.part === one)?.at;

it("stacks boxes over the whole width, by their rows", () => {
  const column = layout([A, B]);
  expect(boxOf(column, A)).toEqual({ x: 2, y: 2, w: 340, h: 46 });
  expect(boxOf(column, B)).toEqual({ x: 2, y: 58, w: 340, h: 56 });
  expect(column.height).toBe(116);
});

it("connects the box above with the box below", () => {
  const [line] = layout([A, wire(), B]).wires;
  expect(line?.points).toEqual([
    [30, 48],
    [30, 76],
  ]);
});

it("ends a wire at the first box of a zone, and at the border of a closed zone", () => {
  const open = layout([A, wire(), zone("Z", [B])]);
  const closed = layout([A, wire(), zone("Z", [B], { closed: true })]);
  expect(open.wires[0]?.points[1]?.[1]).toBe(boxOf(open, B)?.y);
  expect(closed.wires[0]?.points[1]?.[1]).toBe(closed.zones[0]?.at.y);
});

it("moves the label of a zone out of the way of a wire", () => {
  const [beside] = layout([A, wire(), zone("Z", [B])]).zones;
  const [free] = layout([zone("Z", [B])]).zones;
  expect(beside?.labelX).toBeGreaterThan(13 + 28);
  expect(free?.labelX).toBeLessThan(13 + 28);
});

it("draws a loop as two wires, of which one points back", () => {
  const { wires, notes } = layout([A, loop("there", "back"), B]);
  expect(wires.map(({ options }) => options.heads)).toEqual([undefined, "start"]);
  expect(notes.map(({ lines }) => lines[0])).toEqual(["there", "back"]);
});

it("connects the box above with each branch, and each branch with the box below", () => {
  const column = layout([A, branches({ from: {}, into: {} }, B, { part: C, ends: true }), part("d")]);
  expect(column.wires).toHaveLength(3);
  expect(boxOf(column, B)?.x).toBeGreaterThan(boxOf(column, A)?.x ?? 0);
});

it("reserves space at the right for lanes, inside the canvas", () => {
  const column = layout([A, B, C, lane(A, C, {}, 1)]);
  const [line] = column.wires;
  const xs = line?.points.map(([x]) => x) ?? [];
  expect(boxOf(column, A)?.w).toBe(340 - 2 * 18);
  expect(Math.max(...xs)).toBeLessThanOrEqual(342);
});

it("refuses wires from nowhere and lanes to strangers", () => {
  expect(() => layout([wire(), A])).toThrow("needs something above");
  expect(() => layout([A, lane(A, C)])).toThrow("not in the column");
});
