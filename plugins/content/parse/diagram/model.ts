// What a diagram in text says, whatever it looks like later. The readers beside this file make it of the statements of a
// ` ```mermaid ` fence.

/** A mistake in a diagram: the offset (UTF-16 units) in its text, what is wrong, and what to write. */
export interface DiagramProblem {
  readonly offset: number;
  readonly message: string;
  readonly fix: string;
}

/** The name and the description of a diagram, for those who do not see it. */
export interface DiagramNames {
  readonly title: string;
  readonly desc: string;
}

export type Diagram = DiagramNames & (Graph | Sequence | Timeline);

/** Meaning of a box: nothing special, ours, fine, to watch, refused. The same tones as in the other drawings. */
export const TONES = ["plain", "accent", "tip", "warn", "danger"] as const;
export type DiagramTone = (typeof TONES)[number];

export type NodeForm =
  | "box"
  | "round"
  | "pill"
  | "circle"
  | "diamond"
  | "cylinder"
  | "subroutine"
  | "start"
  | "end"
  | "bar"
  | "note"
  | "record";

export interface GraphNode {
  readonly id: string;
  readonly form: NodeForm;
  /** Rows of text: the first one is the title. */
  readonly label: readonly string[];
  /** Compartments below the title of a `record`: members of a class, attributes of an entity. */
  readonly rows: readonly (readonly string[])[];
  readonly tone: DiagramTone;
  /** The innermost group around it. */
  readonly group: string | undefined;
}

/** What stands at an end of a wire: arrows, signs of classes, and how many of entities. */
export type EdgeEnd =
  | "none"
  | "arrow"
  | "cross"
  | "dot"
  | "triangle"
  | "diamond"
  | "diamond-full"
  | "one"
  | "maybe-one"
  | "many"
  | "maybe-many";

export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  readonly label: string | undefined;
  readonly line: "solid" | "dotted" | "thick";
  readonly start: EdgeEnd;
  readonly end: EdgeEnd;
}

export interface GraphGroup {
  readonly id: string;
  readonly label: string;
  readonly group: string | undefined;
}

/** Boxes and wires: flowcharts, states, classes and entities. */
export interface Graph {
  readonly is: "graph";
  readonly direction: "TB" | "BT" | "LR" | "RL";
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  readonly groups: readonly GraphGroup[];
}

export interface Participant {
  readonly id: string;
  readonly label: readonly string[];
}

/** One thing that happens in a sequence, from top to bottom. */
export type SequenceStep =
  | {
      readonly is: "message";
      readonly from: string;
      readonly to: string;
      readonly text: string;
      readonly isDotted: boolean;
      readonly end: "none" | "arrow" | "cross";
      readonly isBothWays: boolean;
    }
  | { readonly is: "note"; readonly over: readonly string[]; readonly text: string }
  | { readonly is: "open"; readonly kind: string; readonly text: string }
  | { readonly is: "part"; readonly kind: string; readonly text: string }
  | { readonly is: "close" };

export interface Sequence {
  readonly is: "sequence";
  readonly participants: readonly Participant[];
  readonly steps: readonly SequenceStep[];
  readonly isNumbered: boolean;
}

export interface TimelinePeriod {
  readonly label: string;
  readonly events: readonly string[];
}

export interface Timeline {
  readonly is: "timeline";
  readonly sections: readonly { readonly label: string; readonly periods: readonly TimelinePeriod[] }[];
}
