/** The order of boxes when a graph is laid out as one column. */
import type { Point } from "../../../src/lib/geometry";
import type { Graph } from "../../content/parse/diagram/model";

/** An entry of the column: a box, or the start or end of a group. */
export type Entry =
  | { readonly is: "node"; readonly id: string }
  | { readonly is: "open"; readonly id: string }
  | { readonly is: "close"; readonly id: string };

/** A box, or a group with everything in it. */
interface OrderUnit {
  readonly id: string;
  readonly isGroup: boolean;
  readonly members: ReadonlySet<string>;
}

/**
 * Orders the boxes of a graph for one column. Groups stay together, and a box directly follows a box with an edge
 * to it where possible.
 *
 * @param layerPosition position of a box in the layered layout: its layer, and its index in the layer
 */
export function columnOrder(graph: Graph, layerPosition: (id: string) => Point): Entry[] {
  return orderWithinGroup(graph, undefined, layerPosition);
}

function orderWithinGroup(
  graph: Graph,
  group: string | undefined,
  layerPosition: (id: string) => Point,
): Entry[] {
  const units = unitsIn(graph, group).sort((a, b) =>
    compare(firstPosition(a, layerPosition), firstPosition(b, layerPosition)),
  );
  const unitOf = (id: string): OrderUnit | undefined => units.find(({ members }) => members.has(id));
  const links = graph.edges.flatMap(({ from, to }) => {
    const [a, b] = [unitOf(from), unitOf(to)];
    return a && b && a !== b && layerPosition(from)[0] <= layerPosition(to)[0] ? [{ a, b }] : [];
  });
  const remaining = new Set(units);
  const entries: Entry[] = [];
  let previous: OrderUnit | undefined;
  while (remaining.size > 0) {
    const available = [...remaining].filter(
      (unit) => !links.some(({ a, b }) => b === unit && remaining.has(a)),
    );
    const successor = available.find((unit) => links.some(({ a, b }) => a === previous && b === unit));
    const next = successor ?? available[0] ?? [...remaining][0];
    if (!next) break;
    remaining.delete(next);
    previous = next;
    entries.push(
      ...(next.isGroup
        ? [
            { is: "open" as const, id: next.id },
            ...orderWithinGroup(graph, next.id, layerPosition),
            { is: "close" as const, id: next.id },
          ]
        : [{ is: "node" as const, id: next.id }]),
    );
  }
  return entries;
}

/** Boxes and groups directly inside a group; empty groups are left out. */
function unitsIn(graph: Graph, group: string | undefined): OrderUnit[] {
  const nodes = graph.nodes
    .filter((node) => node.group === group)
    .map(({ id }) => ({ id, isGroup: false, members: new Set([id]) }));
  const groups = graph.groups
    .filter((one) => one.group === group)
    .map(({ id }) => ({ id, isGroup: true, members: membersOf(graph, id) }));
  return [...nodes, ...groups.filter(({ members }) => members.size > 0)];
}

function membersOf(graph: Graph, group: string): Set<string> {
  const directMembers = graph.nodes.filter((node) => node.group === group).map(({ id }) => id);
  const inner = graph.groups
    .filter((one) => one.group === group)
    .flatMap(({ id }) => [...membersOf(graph, id)]);
  return new Set([...directMembers, ...inner]);
}

function firstPosition({ members }: OrderUnit, layerPosition: (id: string) => Point): Point {
  return [...members].map(layerPosition).sort(compare)[0] ?? [0, 0];
}

function compare(a: Point, b: Point): number {
  return a[0] - b[0] || a[1] - b[1];
}
