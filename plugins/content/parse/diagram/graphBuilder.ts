import { toneOf } from "./labels";
import type { DiagramProblem, DiagramTone, Graph, GraphEdge, GraphGroup, GraphNode, NodeForm } from "./model";

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Collects the boxes, wires and groups of a diagram from its statements, which may be in any order. */
export class GraphBuilder {
  readonly problems: DiagramProblem[] = [];
  direction: Graph["direction"] = "TB";
  readonly #nodes = new Map<string, Mutable<GraphNode>>();
  readonly #edges: { readonly edge: GraphEdge; readonly offset: number }[] = [];
  readonly #groups = new Map<string, GraphGroup>();
  readonly #open: { readonly id: string; readonly offset: number }[] = [];

  /** Id of the innermost group that is open. */
  get group(): string | undefined {
    return this.#open.at(-1)?.id;
  }

  /** Adds a box, or sets the label and form of an existing one. */
  node(id: string, given: { form?: NodeForm | undefined; label?: readonly string[] | undefined } = {}): void {
    const known = this.#nodes.get(id);
    if (!known) {
      const { form = "box", label = [id] } = given;
      this.#nodes.set(id, { id, form, label, rows: [], tone: "plain", group: this.group });
      return;
    }
    if (given.form) known.form = given.form;
    if (given.label) known.label = given.label;
    if (this.group !== undefined && known.group === undefined) known.group = this.group;
  }

  /** Adds a row to a compartment of a box, counted from 0. */
  row(id: string, compartment: number, text: string): void {
    this.node(id);
    const node = this.#nodes.get(id);
    if (!node) return;
    const rows = [...node.rows];
    while (rows.length <= compartment) rows.push([]);
    rows[compartment] = [...(rows[compartment] ?? []), text];
    node.rows = rows;
  }

  tone(id: string, name: string, offset: number): void {
    const tone = toneOf(name, offset);
    if (typeof tone !== "string") this.problems.push(tone);
    else {
      this.node(id);
      const node = this.#nodes.get(id);
      if (node) node.tone = tone satisfies DiagramTone;
    }
  }

  edge(edge: GraphEdge, offset: number): void {
    this.#edges.push({ edge, offset });
  }

  open(id: string, label: string, offset: number): void {
    this.#groups.set(id, { id, label, group: this.group });
    this.#open.push({ id, offset });
  }

  /** Closes the innermost group; false when none is open. */
  close(): boolean {
    return this.#open.pop() !== undefined;
  }

  has(id: string): boolean {
    return this.#nodes.has(id);
  }

  /** The diagram. An id that is both a box and a group comes from a wire to the group; that box is left out. */
  result(): Graph {
    for (const { offset } of this.#open)
      this.problems.push({
        offset,
        message: "This block is not closed.",
        fix: 'write its end below its last line: "end", or "}".',
      });
    for (const {
      edge: { from, to },
      offset,
    } of this.#edges) {
      const group = [from, to].find((id) => this.#groups.has(id));
      if (group !== undefined)
        this.problems.push({
          offset,
          message: `The line ends at the group "${group}".`,
          fix: "end it at a box in the group.",
        });
    }
    if (this.#nodes.size === 0 && this.problems.length === 0)
      this.problems.push({
        offset: 0,
        message: "The diagram is empty.",
        fix: "write boxes and lines below the first line.",
      });
    return {
      is: "graph",
      direction: this.direction,
      nodes: [...this.#nodes.values()].filter(({ id }) => !this.#groups.has(id)),
      edges: this.#edges.map(({ edge }) => edge),
      groups: [...this.#groups.values()],
    };
  }
}

/** Reads `direction LR`; undefined when the text is something else. */
export function directionOf(text: string): Graph["direction"] | undefined {
  const word = /^direction\s+(TB|TD|BT|LR|RL)$/.exec(text)?.[1];
  return word === undefined ? undefined : directionNamed(word);
}

/** Direction by its name in a header; `TD` is another name of `TB`. */
export function directionNamed(word: string): Graph["direction"] {
  return word === "BT" || word === "LR" || word === "RL" ? word : "TB";
}
