import { Cloud, Laptop, Router, Server, Smartphone } from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { type Item, scene } from "docusaurus-theme-waymark/drawing/flow";
import { type Box, center, type Point } from "docusaurus-theme-waymark/drawing/geometry";
import { Node, type PlacedPart, Zone } from "docusaurus-theme-waymark/drawing/kit";
import { Wire, type WireKind } from "docusaurus-theme-waymark/drawing/wire";
import { Note, Tag } from "docusaurus-theme-waymark/drawing/marks";
import { Stack } from "docusaurus-theme-waymark/drawing/parts";

const card = (zone: Box, x: number, y: number): Box => ({ x: zone.x + x, y: zone.y + y, w: 88, h: 72 });

/** The four devices, in the same corners of either zone. */
const devices = (zone: Box) => ({
  laptop: card(zone, 16, 44),
  phone: card(zone, 236, 44),
  cloud: card(zone, 16, 276),
  server: card(zone, 236, 276),
});

/** Intersection of the edge of a box with the line from its center to a point. */
function edgePoint(box: Box, to: Point): Point {
  const [cx, cy] = center(box);
  const [dx, dy] = [to[0] - cx, to[1] - cy];
  const part = Math.min(box.w / 2 / Math.abs(dx), box.h / 2 / Math.abs(dy));
  return [cx + dx * part, cy + dy * part];
}

interface LinkProps {
  readonly from: Box;
  readonly to: Box;
  readonly kind?: WireKind;
}

/** A straight wire between the edges of two boxes, along the line between their centers. */
function Link({ from, to, kind = "data" }: LinkProps) {
  const points = [edgePoint(from, center(to)), edgePoint(to, center(from))];
  return <Wire kind={kind} heads="none" points={points} />;
}

/** A gateway in the middle of its zone, and a relay at the foot of the other one. */
const gatewayOf = (zone: Box): PlacedPart => ({
  x: zone.x + 104,
  y: zone.y + 168,
  w: 132,
  h: 56,
  icon: Router,
  title: "Gateway",
  tone: "warn",
});
const relayOf = (zone: Box): Box => ({ x: zone.x + 150, y: zone.y + 299, w: 40, h: 26 });

function Devices({ at }: { readonly at: ReturnType<typeof devices> }) {
  return (
    <g>
      <Stack at={at.laptop} icon={Laptop} label="Laptop" />
      <Stack at={at.phone} icon={Smartphone} label="Phone" />
      <Stack at={at.cloud} icon={Cloud} label="Cloud VM" />
      <Stack at={at.server} icon={Server} label="Server" />
    </g>
  );
}

function Hub({ at }: { readonly at: Box }) {
  const all = devices(at);
  const gateway = gatewayOf(at);
  return (
    <g>
      <Zone at={at} label="Classic VPN" />
      {Object.entries(all).map(([name, device]) => (
        <Link key={name} from={device} to={gateway} />
      ))}
      <Devices at={all} />
      <Node {...gateway} />
      <Note
        at={[center(at)[0], at.y + 378]}
        align="middle"
        lines={["Example: laptop to server and back, 90 ms"]}
      />
    </g>
  );
}

function Mesh({ at }: { readonly at: Box }) {
  const all = devices(at);
  const relay = relayOf(at);
  return (
    <g>
      <Zone at={at} label="Mesh" tinted />
      <Link from={all.laptop} to={all.phone} />
      <Link from={all.laptop} to={all.cloud} />
      <Link from={all.laptop} to={all.server} />
      <Link from={all.phone} to={all.server} />
      <Link from={all.cloud} to={relay} kind="relayed" />
      <Link from={all.server} to={relay} kind="relayed" />
      <Devices at={all} />
      <Tag at={center(relay)} tone="accent">
        Relay
      </Tag>
      <Note
        at={[center(at)[0], at.y + 378]}
        align="middle"
        lines={["Example: laptop to server and back, 8 ms"]}
      />
    </g>
  );
}

const NARROW: readonly Item[] = [scene(400, (at) => <Hub at={at} />), scene(400, (at) => <Mesh at={at} />)];

/** The same four devices twice: around a gateway, and with direct tunnels. */
export default function HubAndSpokeAndMesh() {
  return (
    <Canvas
      height={416}
      title="Hub and spoke, and mesh"
      desc="Two pictures of the same four devices: a laptop, a phone, a cloud machine, and a server. On the left, a traditional VPN: each device has one tunnel to a gateway in the middle, so traffic from the laptop to the server passes through the gateway and takes about 90 milliseconds for the round trip. On the right, a mesh: the laptop has direct tunnels to the phone, the cloud machine, and the server, and the phone has one to the server. The cloud machine and the server find no direct path, so their tunnel goes through a relay. From the laptop to the server, traffic takes about 8 milliseconds."
      narrow={NARROW}
    >
      <Hub at={{ x: 8, y: 8, w: 340, h: 400 }} />
      <Mesh at={{ x: 372, y: 8, w: 340, h: 400 }} />
    </Canvas>
  );
}
