import type { ReactNode } from "react";

import type { Fact, WireOptions } from "./flow";
import type { Box, Point } from "./geometry";
import type { Part } from "./kit";
import type { NoteProps } from "./marks";

interface PlacedZone {
  readonly at: Box;
  readonly label: string;
  readonly labelX: number;
  readonly tinted: boolean;
}

export interface PlacedNode {
  readonly at: Box;
  readonly part: Part;
  readonly spare?: boolean | undefined;
  readonly step?: number | undefined;
}

export interface PlacedWire {
  readonly points: readonly Point[];
  readonly options: WireOptions;
  /** Position of an edge of its pill, or of the center of its disc. */
  readonly mark?: { readonly at: Point; readonly edge?: "left" | "right" } | undefined;
}

/** The result of `layout`: all parts with their positions, in canvas units. */
export interface Layout {
  readonly height: number;
  readonly zones: readonly PlacedZone[];
  readonly nodes: readonly PlacedNode[];
  readonly wires: readonly PlacedWire[];
  readonly notes: readonly NoteProps[];
  readonly facts: readonly { readonly at: Point; readonly fact: Fact }[];
  readonly scenes: readonly { readonly at: Box; readonly draw: (at: Box) => ReactNode }[];
}
