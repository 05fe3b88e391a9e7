import { type Box, centre, type Point } from "../../lib/geometry";
import { type Heads, Wire, type WireKind } from "./wire";

/** Where the straight line from the centre of `box` to `to` leaves the box. */
function leave(box: Box, to: Point): Point {
  const [cx, cy] = centre(box);
  const [dx, dy] = [to[0] - cx, to[1] - cy];
  const part = Math.min(box.w / 2 / Math.abs(dx), box.h / 2 / Math.abs(dy));
  return [cx + dx * part, cy + dy * part];
}

interface LinkProps {
  readonly from: Box;
  readonly to: Box;
  readonly kind?: WireKind;
  readonly heads?: Heads;
}

/** A straight wire from centre to centre, drawn between the edges of two boxes only. */
export function Link({ from, to, kind = "data", heads = "none" }: LinkProps) {
  return <Wire kind={kind} heads={heads} points={[leave(from, centre(to)), leave(to, centre(from))]} />;
}
