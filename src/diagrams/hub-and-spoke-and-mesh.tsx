import { Cloud, Laptop, Router, Server, Smartphone } from "lucide-react";

import { type Box, centre } from "./kit/geometry";
import { Canvas, Node, Zone } from "./kit/kit";
import { Link } from "./kit/link";
import { Note, Tag } from "./kit/marks";
import { Stack } from "./kit/parts";

const HUB: Box = { x: 8, y: 8, w: 340, h: 400 };
const MESH: Box = { x: 372, y: 8, w: 340, h: 400 };

const card = (zone: Box, x: number, y: number): Box => ({ x: zone.x + x, y: zone.y + y, w: 88, h: 72 });

/** The four devices, in the same corners of either zone. */
const devices = (zone: Box) => ({
  laptop: card(zone, 16, 44),
  phone: card(zone, 236, 44),
  cloud: card(zone, 16, 276),
  server: card(zone, 236, 276),
});

const LEFT = devices(HUB);
const RIGHT = devices(MESH);
const RELAY: Box = { x: 522, y: 307, w: 40, h: 26 };
const GATEWAY: Box = { x: 112, y: 176, w: 132, h: 56 };

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

/** The same four devices twice: around a gateway, and with tunnels of their own. */
export default function HubAndSpokeAndMesh() {
  return (
    <Canvas
      height={416}
      title="Hub and spoke, and mesh"
      desc="Two pictures of the same four devices: a laptop, a phone, a cloud machine and a server. On the left, a traditional VPN: each device has one tunnel to a gateway in the middle, so traffic from the laptop to the server passes the gateway and takes about 90 milliseconds there and back. On the right, a mesh: the laptop has direct tunnels to the phone, the cloud machine and the server, and the phone to the server. The cloud machine and the server find no direct path, so their tunnel goes through a relay. From laptop to server it takes about 8 milliseconds."
    >
      <Zone at={HUB} label="Classic VPN" />
      <Zone at={MESH} label="Mesh" tinted />
      {Object.values(LEFT).map((device) => (
        <Link key={`${device.x} ${device.y}`} from={device} to={GATEWAY} />
      ))}
      <Link from={RIGHT.laptop} to={RIGHT.phone} />
      <Link from={RIGHT.laptop} to={RIGHT.cloud} />
      <Link from={RIGHT.laptop} to={RIGHT.server} />
      <Link from={RIGHT.phone} to={RIGHT.server} />
      <Link from={RIGHT.cloud} to={RELAY} kind="relayed" />
      <Link from={RIGHT.server} to={RELAY} kind="relayed" />
      <Devices at={LEFT} />
      <Devices at={RIGHT} />
      <Node at={GATEWAY} icon={Router} title="Gateway" tone="warn" />
      <Tag at={centre(RELAY)} tone="accent">
        Relay
      </Tag>
      <Note at={[centre(HUB)[0], 386]} align="middle" lines={["Example: laptop to server and back, 90 ms"]} />
      <Note at={[centre(MESH)[0], 386]} align="middle" lines={["Example: laptop to server and back, 8 ms"]} />
    </Canvas>
  );
}
