import { Graph as Layers, layout } from "@dagrejs/dagre";
import type { Box, Point } from "../../../src/lib/geometry";
import type { Graph, GraphEdge } from "../../content/parse/diagram/model";
import { sized, type Sized } from "./boxes";
import { pillSize, wrapped } from "./text";
import { reachOf } from "./wires";

const LABEL_WIDTH = 150;
/** Room above the boxes of a group, for its label. */
const GROUP_HEAD = 22;
const MARGIN = 2;

/** Places of boxes, groups and wires as dagre gives them. */
export interface Placed {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly { readonly box: Sized; readonly at: Box }[];
  readonly groups: readonly { readonly label: string; readonly at: Box }[];
  readonly wires: readonly {
    readonly edge: GraphEdge;
    readonly points: readonly Point[];
    readonly label: readonly string[];
    readonly labelAt: Point;
  }[];
}

/** Places boxes in layers. */
export function place(graph: Graph, direction: Graph["direction"], boxWidth: number): Placed {
  const layers = new Layers({ compound: true, multigraph: true });
  layers.setGraph({ rankdir: direction, nodesep: 30, edgesep: 20, ranksep: 46, marginx: 0, marginy: 0 });
  const boxes = graph.nodes.map((node) => sized(node, boxWidth));
  for (const { id } of graph.groups) layers.setNode(groupKey(id), {});
  for (const { node, w, h } of boxes) layers.setNode(node.id, { width: w, height: h });
  for (const { id, group } of graph.groups)
    if (group !== undefined) layers.setParent(groupKey(id), groupKey(group));
  for (const { id, group } of graph.nodes) if (group !== undefined) layers.setParent(id, groupKey(group));
  const labels = graph.edges.map(({ label }) => (label === undefined ? [] : wrapped(label, LABEL_WIDTH)));
  const isVertical = direction === "TB" || direction === "BT";
  graph.edges.forEach(({ from, to, start, end }, index) => {
    const { w, h } = pillSize(labels[index] ?? []);
    const signs = Math.max(0, reachOf(start) + reachOf(end) - 20);
    const size = isVertical ? { width: w, height: h + signs } : { width: w + signs, height: h };
    layers.setEdge(from, to, { ...size, labelpos: "c" }, String(index));
  });
  layout(layers);
  const mirror = isReversed(graph, layers, isVertical) ? -1 : 1;
  const pointOf = ({ x = 0, y = 0 }: { x?: number; y?: number }): Point =>
    isVertical ? [x * mirror, y] : [x, y * mirror];
  const boxOf = (key: string): Box => {
    const node = layers.node(key) as LayerNode;
    const [x, y] = pointOf(node);
    const { width: w = 0, height: h = 0 } = node;
    return { x: x - w / 2, y: y - h / 2, w, h };
  };
  const placedGroups = graph.groups.map(({ id, label }) => {
    const { x, y, w, h } = boxOf(groupKey(id));
    return { label, at: { x, y: y - GROUP_HEAD, w, h: h + GROUP_HEAD } };
  });
  const wires = graph.edges.map((edge, index) => {
    const route = layers.edge(edge.from, edge.to, String(index)) as Route;
    const label = labels[index] ?? [];
    return { edge, label, labelAt: pointOf(route), points: (route.points ?? []).map(pointOf) };
  });
  return shifted({
    boxes: boxes.map((box) => ({ box, at: boxOf(box.node.id) })),
    groups: placedGroups,
    wires,
  });
}

interface LayerNode {
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
}

/** True when more boxes of a layer stand in the reverse of the order in which they were written than in that order. */
function isReversed(graph: Graph, layers: Layers, isVertical: boolean): boolean {
  const places = graph.nodes.map(({ id }) => {
    const { x = 0, y = 0 } = layers.node(id) as LayerNode;
    return isVertical ? { layer: y, at: x } : { layer: x, at: y };
  });
  const signs = places.flatMap((a, index) =>
    places.slice(index + 1).map((b) => (Math.abs(a.layer - b.layer) < 1 ? Math.sign(b.at - a.at) : 0)),
  );
  return signs.reduce<number>((sum, sign) => sum + sign, 0) < 0;
}

interface Route {
  readonly points?: readonly { readonly x: number; readonly y: number }[];
  readonly x?: number;
  readonly y?: number;
}

/** Groups and boxes may have the same id. */
function groupKey(id: string): string {
  return `group ${id}`;
}

/** Moves everything so that it begins at the margin, and measures it. */
function shifted({ boxes, groups, wires }: Omit<Placed, "width" | "height">): Placed {
  const pills = wires.map(({ label, labelAt: [x, y] }) => {
    const { w, h } = pillSize(label);
    return { x: x - w / 2, y: y - h / 2, w, h };
  });
  const all = [
    ...boxes.map(({ at }) => at),
    ...groups.map(({ at }) => at),
    ...pills.filter(({ w }) => w > 0),
  ];
  const corners = wires.flatMap(({ points }) => points);
  const left = Math.min(...all.map(({ x }) => x), ...corners.map(([x]) => x)) - MARGIN;
  const top = Math.min(...all.map(({ y }) => y), ...corners.map(([, y]) => y)) - MARGIN;
  const right = Math.max(...all.map(({ x, w }) => x + w), ...corners.map(([x]) => x)) + MARGIN;
  const bottom = Math.max(...all.map(({ y, h }) => y + h), ...corners.map(([, y]) => y)) + MARGIN;
  const point = ([x, y]: Point): Point => [x - left, y - top];
  const box = (at: Box): Box => ({ ...at, x: at.x - left, y: at.y - top });
  return {
    width: right - left,
    height: bottom - top,
    boxes: boxes.map((one) => ({ ...one, at: box(one.at) })),
    groups: groups.map((one) => ({ ...one, at: box(one.at) })),
    wires: wires.map((one) => ({ ...one, points: one.points.map(point), labelAt: point(one.labelAt) })),
  };
}
