import {
  Cloud,
  KeyRound,
  Laptop,
  type LucideIcon,
  Router,
  Server,
  ShieldCheck,
  Smartphone,
} from "lucide-react";
import { Fragment, type ReactNode } from "react";

import { type Box, center, type Point, roundedPath } from "docusaurus-theme-waymark/drawing/geometry";
import { Glyph } from "docusaurus-theme-waymark/drawing/kit";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";
import styles from "./overview.module.css";

type PeerId = "laptop" | "phone" | "server" | "cloud" | "router";

/** Positions in one form of the overview, in canvas units. */
export interface Layout {
  readonly plane: Box;
  readonly badgeY: number;
  readonly floor: Box;
  readonly card: { readonly w: number; readonly h: number };
  /** Centers of the peers' cards. */
  readonly places: Readonly<Record<PeerId, Point>>;
}

interface Peer {
  readonly id: PeerId;
  readonly icon: LucideIcon;
  readonly title: string;
  readonly short: string;
  readonly address: string;
}

/** In the order of the ring: neighbors in the list are neighbors in the drawing. */
const PEERS: readonly Peer[] = [
  { id: "laptop", icon: Laptop, title: "Laptop", short: "Laptop", address: "100.92.0.11" },
  { id: "phone", icon: Smartphone, title: "Phone", short: "Phone", address: "100.92.0.12" },
  { id: "cloud", icon: Cloud, title: "Cloud VM", short: "Cloud", address: "100.92.0.22" },
  { id: "router", icon: Router, title: "Office router", short: "Router", address: "100.92.0.31" },
  { id: "server", icon: Server, title: "Server", short: "Server", address: "100.92.0.21" },
];

/** Every pair of peers once. */
const PAIRS = PEERS.flatMap((a, i) => PEERS.slice(i + 1).map((b) => [a.id, b.id] as const));

const RINGS = [1, 0.66, 0.32] as const;

/** The floor under the peers, seen from the side. */
function Floor({ at }: { readonly at: Box }) {
  const [cx, cy] = center(at);
  return RINGS.map((part) => (
    <ellipse
      key={part}
      className={styles.ring}
      cx={cx}
      cy={cy}
      rx={(at.w / 2) * part}
      ry={(at.h / 2) * part}
    />
  ));
}

/** A tunnel between two peers: a wire inside a tube. */
function Tunnel({ from, to }: { readonly from: Point; readonly to: Point }) {
  return (
    <g>
      <path className={styles.tube} d={roundedPath([from, to])} />
      <Wire kind="data" heads="none" points={[from, to]} />
    </g>
  );
}

/** A dot that moves along a tunnel once, when the page has loaded. The group's unit of length is the tunnel. */
function Pulse({ from: [x, y], to }: { readonly from: Point; readonly to: Point }) {
  const [dx, dy] = [to[0] - x, to[1] - y];
  const length = Math.hypot(dx, dy);
  const angle = ((Math.atan2(dy, dx) * 180) / Math.PI).toFixed(1);
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle}) scale(${Math.round(length)})`}>
      <circle className={styles.pulse} r={(PULSE_RADIUS / length).toFixed(4)} />
    </g>
  );
}

const PULSE_RADIUS = 5;

interface HandoutProps {
  readonly layout: Layout;
  readonly to: Point;
  readonly icon: LucideIcon;
}

/** Data that the control plane sends to one peer. */
function Handout({ layout: { plane, card, badgeY }, to: [x, y], icon }: HandoutProps) {
  return (
    <g>
      <g className={styles.drop}>
        <Wire
          points={[
            [x, plane.y + plane.h],
            [x, y - card.h / 2],
          ]}
        />
      </g>
      <circle className={styles.badge} cx={x} cy={badgeY} r={14} />
      <Glyph icon={icon} at={[x, badgeY]} size={16} />
    </g>
  );
}

interface SceneProps {
  readonly layout: Layout;
  readonly peer: (peer: Peer & { readonly at: Box }) => ReactNode;
}

/** Floor, hand-outs, tunnels with the first peer's pulses, and peers, back to front; `peer` draws one peer in its box. */
export function Scene({ layout, peer }: SceneProps) {
  const { places, card, floor } = layout;
  const box = ([x, y]: Point): Box => ({ x: x - card.w / 2, y: y - card.h / 2, ...card });
  return (
    <g>
      <Floor at={floor} />
      {PEERS.map(({ id }) => (
        <Handout
          key={id}
          layout={layout}
          to={places[id]}
          icon={id === "phone" || id === "cloud" ? ShieldCheck : KeyRound}
        />
      ))}
      {PAIRS.map(([a, b]) => (
        <Tunnel key={a + b} from={places[a]} to={places[b]} />
      ))}
      {PEERS.slice(1).map(({ id }) => (
        <Pulse key={id} from={places.laptop} to={places[id]} />
      ))}
      {PEERS.map((data) => (
        <Fragment key={data.id}>{peer({ ...data, at: box(places[data.id]) })}</Fragment>
      ))}
    </g>
  );
}
