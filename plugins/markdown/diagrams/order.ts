import type { Point } from "../../../src/lib/geometry";
import type { Graph } from "../../content/parse/diagram/model";

/** A column from top to bottom: boxes, and where groups of them begin and end. */
export type Entry =
  | { readonly is: "node"; readonly id: string }
  | { readonly is: "open"; readonly id: string }
  | { readonly is: "close"; readonly id: string };

/** A box, or a group with all that is in it. */
interface Unit {
  readonly id: string;
  readonly isGroup: boolean;
  readonly members: ReadonlySet<string>;
}

/**
 * The order of a graph's boxes in one column: each group together, and a box right below the one that leads to it where
 * that is possible.
 *
 * @param placeOf where a box stands when there is room: layer, and place in the layer
 */
export function columnOrder(graph: Graph, placeOf: (id: string) => Point): Entry[] {
  return orderIn(graph, undefined, placeOf);
}

function orderIn(graph: Graph, group: string | undefined, placeOf: (id: string) => Point): Entry[] {
  const units = unitsIn(graph, group).sort((a, b) => compare(first(a, placeOf), first(b, placeOf)));
  const unitOf = (id: string): Unit | undefined => units.find(({ members }) => members.has(id));
  const links = graph.edges.flatMap(({ from, to }) => {
    const [a, b] = [unitOf(from), unitOf(to)];
    return a && b && a !== b && placeOf(from)[0] <= placeOf(to)[0] ? [{ a, b }] : [];
  });
  const rest = new Set(units);
  const entries: Entry[] = [];
  let last: Unit | undefined;
  while (rest.size > 0) {
    const free = [...rest].filter((unit) => !links.some(({ a, b }) => b === unit && rest.has(a)));
    const after = free.find((unit) => links.some(({ a, b }) => a === last && b === unit));
    const next = after ?? free[0] ?? [...rest][0];
    if (!next) break;
    rest.delete(next);
    last = next;
    entries.push(
      ...(next.isGroup
        ? [
            { is: "open" as const, id: next.id },
            ...orderIn(graph, next.id, placeOf),
            { is: "close" as const, id: next.id },
          ]
        : [{ is: "node" as const, id: next.id }]),
    );
  }
  return entries;
}

/** Boxes and groups directly inside of a group; empty groups are left out. */
function unitsIn(graph: Graph, group: string | undefined): Unit[] {
  const nodes = graph.nodes
    .filter((node) => node.group === group)
    .map(({ id }) => ({ id, isGroup: false, members: new Set([id]) }));
  const groups = graph.groups
    .filter((one) => one.group === group)
    .map(({ id }) => ({ id, isGroup: true, members: membersOf(graph, id) }));
  return [...nodes, ...groups.filter(({ members }) => members.size > 0)];
}

function membersOf(graph: Graph, group: string): Set<string> {
  const own = graph.nodes.filter((node) => node.group === group).map(({ id }) => id);
  const inner = graph.groups
    .filter((one) => one.group === group)
    .flatMap(({ id }) => [...membersOf(graph, id)]);
  return new Set([...own, ...inner]);
}

function first({ members }: Unit, placeOf: (id: string) => Point): Point {
  return [...members].map(placeOf).sort(compare)[0] ?? [0, 0];
}

function compare(a: Point, b: Point): number {
  return a[0] - b[0] || a[1] - b[1];
}
