/** Layered layout of a graph by dagre, with boxes and labels measured before. */
import { Graph as DagreGraph, layout } from "@dagrejs/dagre";
import type { Box, Point } from "../../../src/lib/geometry";
import type { Graph, GraphEdge } from "../../content/parse/diagram/model";
import { measureBox, type MeasuredBox } from "./boxes";
import { pillSize, wrapText } from "./text";
import { markerReach } from "./wires";

const MAX_LABEL_WIDTH = 150;
/** Space above the boxes of a group, for its label. */
const GROUP_LABEL_HEIGHT = 22;
const MARGIN = 2;

/** Positions of boxes, groups and edges. */
export interface LayeredLayout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly { readonly box: MeasuredBox; readonly at: Box }[];
  readonly groups: readonly { readonly label: string; readonly at: Box }[];
  readonly wires: readonly {
    readonly edge: GraphEdge;
    readonly points: readonly Point[];
    readonly label: readonly string[];
    readonly labelAt: Point;
  }[];
}

/** Arranges boxes in layers. */
export function layOutLayers(graph: Graph, direction: Graph["direction"], boxWidth: number): LayeredLayout {
  const dagreGraph = new DagreGraph({ compound: true, multigraph: true });
  dagreGraph.setGraph({ rankdir: direction, nodesep: 30, edgesep: 20, ranksep: 46, marginx: 0, marginy: 0 });
  const boxes = graph.nodes.map((node) => measureBox(node, boxWidth));
  for (const { id } of graph.groups) dagreGraph.setNode(groupKey(id), {});
  for (const { node, w, h } of boxes) dagreGraph.setNode(node.id, { width: w, height: h });
  for (const { id, group } of graph.groups)
    if (group !== undefined) dagreGraph.setParent(groupKey(id), groupKey(group));
  for (const { id, group } of graph.nodes) if (group !== undefined) dagreGraph.setParent(id, groupKey(group));
  const labels = graph.edges.map(({ label }) =>
    label === undefined ? [] : wrapText(label, MAX_LABEL_WIDTH),
  );
  const isVertical = direction === "TB" || direction === "BT";
  graph.edges.forEach(({ from, to, start, end }, index) => {
    const { w, h } = pillSize(labels[index] ?? []);
    const markerLength = Math.max(0, markerReach(start) + markerReach(end) - 20);
    const size = isVertical ? { width: w, height: h + markerLength } : { width: w + markerLength, height: h };
    dagreGraph.setEdge(from, to, { ...size, labelpos: "c" }, String(index));
  });
  layout(dagreGraph);
  const mirrorFactor = isReversed(graph, dagreGraph, isVertical) ? -1 : 1;
  const pointOf = ({ x = 0, y = 0 }: { x?: number; y?: number }): Point =>
    isVertical ? [x * mirrorFactor, y] : [x, y * mirrorFactor];
  const boxOf = (key: string): Box => {
    const node = dagreGraph.node(key) as LayerNode;
    const [x, y] = pointOf(node);
    const { width: w = 0, height: h = 0 } = node;
    return { x: x - w / 2, y: y - h / 2, w, h };
  };
  const placedGroups = graph.groups.map(({ id, label }) => {
    const { x, y, w, h } = boxOf(groupKey(id));
    return { label, at: { x, y: y - GROUP_LABEL_HEIGHT, w, h: h + GROUP_LABEL_HEIGHT } };
  });
  const wires = graph.edges.map((edge, index) => {
    const route = dagreGraph.edge(edge.from, edge.to, String(index)) as Route;
    const label = labels[index] ?? [];
    return { edge, label, labelAt: pointOf(route), points: (route.points ?? []).map(pointOf) };
  });
  return moveToMargin({
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

/** True when dagre placed more boxes of a layer in reverse source order than in source order. */
function isReversed(graph: Graph, layers: DagreGraph, isVertical: boolean): boolean {
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

/** Groups and boxes may have the same id, so keys of groups have a prefix. */
function groupKey(id: string): string {
  return `group ${id}`;
}

/** Moves everything so that it begins at the margin, and computes the total size. */
function moveToMargin({ boxes, groups, wires }: Omit<LayeredLayout, "width" | "height">): LayeredLayout {
  const pills = wires.map(({ label, labelAt: [x, y] }) => {
    const { w, h } = pillSize(label);
    return { x: x - w / 2, y: y - h / 2, w, h };
  });
  const boxesToFit = [
    ...boxes.map(({ at }) => at),
    ...groups.map(({ at }) => at),
    ...pills.filter(({ w }) => w > 0),
  ];
  const corners = wires.flatMap(({ points }) => points);
  const left = Math.min(...boxesToFit.map(({ x }) => x), ...corners.map(([x]) => x)) - MARGIN;
  const top = Math.min(...boxesToFit.map(({ y }) => y), ...corners.map(([, y]) => y)) - MARGIN;
  const right = Math.max(...boxesToFit.map(({ x, w }) => x + w), ...corners.map(([x]) => x)) + MARGIN;
  const bottom = Math.max(...boxesToFit.map(({ y, h }) => y + h), ...corners.map(([, y]) => y)) + MARGIN;
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
