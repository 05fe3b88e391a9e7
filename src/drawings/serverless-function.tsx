import { Code, Globe, Network, Plug, Server } from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { type Item, wire, zone } from "docusaurus-theme-waymark/drawing/flow";
import { anchor, type Box } from "docusaurus-theme-waymark/drawing/geometry";
import { Node, type PlacedPart, Zone } from "docusaurus-theme-waymark/drawing/kit";
import { Note, Tag } from "docusaurus-theme-waymark/drawing/marks";
import { TallNode } from "docusaurus-theme-waymark/drawing/parts";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";

const INSTANCE: Box = { x: 8, y: 8, w: 440, h: 324 };
const CODE: PlacedPart = {
  x: 24,
  y: 48,
  w: 128,
  h: 268,
  icon: Code,
  title: "Your code",
  lines: ["A container,", "or one image", "with the client"],
};
const CLIENT: Box = { x: 208, y: 120, w: 224, h: 196 };
const PROXY: PlacedPart = {
  x: 224,
  y: 160,
  w: 192,
  h: 56,
  icon: Plug,
  title: "SOCKS5 proxy",
  sub: "127.0.0.1:1080",
  tone: "accent",
};
const STACK: PlacedPart = {
  x: 224,
  y: 244,
  w: 192,
  h: 56,
  icon: Network,
  title: "Network stack",
  sub: "Without privileges",
  tone: "accent",
};
const PUBLIC: PlacedPart = {
  x: 544,
  y: 48,
  w: 168,
  h: 56,
  icon: Globe,
  title: "Internet",
  sub: "Public services",
};
const PEER: PlacedPart = {
  x: 544,
  y: 234,
  w: 168,
  h: 76,
  icon: Server,
  title: "orders-api",
  sub: "100.92.201.38",
  foot: "Peer, TCP 8080",
  tone: "accent",
};

const OUT = CODE.x + CODE.w;

const NARROW: readonly Item[] = [
  PUBLIC,
  wire({ heads: "start", label: "Public calls, directly" }),
  zone("Function instance", [
    CODE,
    wire({ kind: "data", label: "Private" }),
    zone("Client", [PROXY, wire({ kind: "data" }), STACK], { tinted: true }),
  ]),
  wire({ kind: "data", tag: "Tunnel", tone: "accent" }),
  PEER,
];

/** Code calls private targets through a proxy on localhost, and the client carries the connection on. */
export default function ServerlessFunction() {
  return (
    <Canvas
      height={340}
      title="A serverless function calls a peer"
      desc="One instance of a function contains your code and, beside it, the client. For private targets, your code talks to the client's SOCKS5 proxy on 127.0.0.1, port 1080. The client's own network stack, which needs no privileges, carries the connection through a tunnel to the peer orders-api at 100.92.201.38. Calls to public services go to the internet directly."
      narrow={NARROW}
    >
      <Zone at={INSTANCE} label="Function instance" />
      <Zone at={CLIENT} label="Client" tinted />
      <Wire points={[[OUT, 76], anchor(PUBLIC, "left")]} />
      <Wire kind="data" points={[[OUT, 188], anchor(PROXY, "left")]} />
      <Wire kind="data" points={[anchor(PROXY, "bottom"), anchor(STACK, "top")]} />
      <Wire kind="data" points={[anchor(STACK, "right"), anchor(PEER, "left")]} />
      <TallNode {...CODE} />
      <Node {...PROXY} />
      <Node {...STACK} />
      <Node {...PUBLIC} />
      <Node {...PEER} />
      <Note at={[320, 66]} align="middle" lines={["Public calls, directly"]} />
      <Note at={[180, 178]} align="middle" lines={["Private"]} />
      <Tag at={[496, 272]} tone="accent">
        Tunnel
      </Tag>
    </Canvas>
  );
}
