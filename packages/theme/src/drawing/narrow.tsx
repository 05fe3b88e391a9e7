import { Fragment } from "react";

import type { Fact } from "./flow";
import type { Point } from "./geometry";
import { Glyph, Node, Zone } from "./kit";
import type { Layout } from "./placed";
import { Note, Step, Tag } from "./marks";
import { Spare } from "./spare";
import { Wire } from "./wire";

/** The narrow form of a drawing, back to front: regions, wires, boxes, text. */
export function NarrowForm({ zones, wires, nodes, scenes, facts, notes }: Layout) {
  return (
    <>
      {zones.map(({ at, label, labelX, tinted }) => (
        <Zone key={at.y} at={at} label={label} labelAt={[labelX, at.y + 23]} tinted={tinted} />
      ))}
      {wires.map((placed, i) => (
        <FlowWire key={i} {...placed} />
      ))}
      {nodes.map((node) => (
        <FlowNode key={`${node.at.x} ${node.at.y}`} {...node} />
      ))}
      {scenes.map(({ at, draw }) => (
        <Fragment key={at.y}>{draw(at)}</Fragment>
      ))}
      {facts.map(({ at, fact }) => (
        <FactRow key={at[1]} at={at} fact={fact} />
      ))}
      {wires.map((placed, i) => (
        <Mark key={i} {...placed} />
      ))}
      {notes.map((placed) => (
        <Note key={placed.at.join(" ")} {...placed} />
      ))}
    </>
  );
}

type NodeProps = Layout["nodes"][number];
type WireProps = Layout["wires"][number];

function FlowNode({ at, part, spare = false, step }: NodeProps) {
  const node = <Node {...part} {...at} />;
  return (
    <g>
      {spare ? <Spare>{node}</Spare> : node}
      {step !== undefined && <Step at={[at.x + at.w - 22, at.y + 19]} n={step} />}
    </g>
  );
}

function FlowWire({ points, options, mark }: WireProps) {
  if (points.length === 0) return null;
  const { kind = "control", heads = "end", spare = false } = options;
  const isCrossed = kind === "blocked" && heads === "none" && mark === undefined;
  const line = <Wire points={points} kind={kind} heads={heads} cross={isCrossed} />;
  return spare ? <Spare>{line}</Spare> : line;
}

/** The pill or the disc of a wire, rendered after all lines so that none crosses it. */
function Mark({ options: { tag, tagIcon, step, tone = "plain" }, mark }: WireProps) {
  if (!mark) return null;
  if (tag === undefined) return step === undefined ? null : <Step at={mark.at} n={step} />;
  return (
    <Tag at={mark.at} edge={mark.edge} tone={tone} icon={tagIcon} step={step}>
      {tag}
    </Tag>
  );
}

function FactRow({
  at: [x, y],
  fact: { icon, label, value, tone = "plain" },
}: {
  readonly at: Point;
  readonly fact: Fact;
}) {
  return (
    <g>
      <Glyph icon={icon} at={[x + 9, y]} tone={tone} />
      <Note at={[x + 30, y + 4.7]} lines={[label]} />
      {value !== undefined && <Note at={[x + 104, y + 4.7]} lines={[value]} strong />}
    </g>
  );
}
