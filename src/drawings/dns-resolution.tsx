import { AppWindow, BookUser, Building2, Globe, History, Router, Search } from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { branches, type Item, wire } from "docusaurus-theme-waymark/drawing/flow";
import { Column } from "docusaurus-theme-waymark/drawing/parts";
import { anchor, type Box } from "docusaurus-theme-waymark/drawing/geometry";
import { Node, type PlacedPart } from "docusaurus-theme-waymark/drawing/kit";
import { Note } from "docusaurus-theme-waymark/drawing/marks";
import { Spare } from "docusaurus-theme-waymark/drawing/spare";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";

const APP: PlacedPart = {
  x: 8,
  y: 156,
  w: 148,
  h: 60,
  icon: AppWindow,
  title: "App",
  sub: "Asks a name",
};
const RESOLVER: PlacedPart = {
  x: 208,
  y: 8,
  w: 136,
  h: 356,
  icon: Search,
  title: "Resolver",
  lines: ["In the client"],
  tone: "accent",
};
const RESOLVER_RIGHT = RESOLVER.x + RESOLVER.w;

const row = (y: number): Box => ({ x: 504, y, w: 208, h: 56 });
const ROUTED: PlacedPart = {
  ...row(8),
  icon: Router,
  title: "Routing peer",
  sub: "Its own DNS",
  tone: "accent",
};
const SELF: PlacedPart = {
  ...row(83),
  icon: BookUser,
  title: "Answers itself",
  sub: "Peers, your zones",
  tone: "accent",
};
const MATCH: PlacedPart = {
  ...row(158),
  icon: Building2,
  title: "Nameserver group",
  sub: "corp.example.com",
};
const PRIMARY: PlacedPart = { ...row(233), icon: Globe, title: "Primary group", sub: "Its nameservers" };
const PREVIOUS: PlacedPart = { ...row(308), icon: History, title: "Previous servers", sub: "From before" };

/** One kind of name and the way to who answers it. */
function Way({
  to,
  label,
  own = false,
}: {
  readonly to: Box;
  readonly label: string;
  readonly own?: boolean;
}) {
  const y = to.y + to.h / 2;
  return (
    <g>
      <Wire kind={own ? "data" : "control"} points={[[RESOLVER_RIGHT, y], anchor(to, "left")]} />
      <Note at={[420, y - 10]} align="middle" lines={[label]} />
    </g>
  );
}

const NARROW: readonly Item[] = [
  APP,
  wire({ heads: "both" }),
  RESOLVER,
  branches(
    { from: {} },
    { part: ROUTED, label: "Domain resource", kind: "data" },
    { part: SELF, label: "Peer or zone", kind: "data" },
    { part: MATCH, label: "Match domain" },
    { part: PRIMARY, label: "Everything else" },
    { part: PREVIOUS, label: "No primary group", spare: true },
  ),
];

/** The resolver in the client looks at the name and decides who answers. */
export default function DnsResolution() {
  return (
    <Canvas
      height={372}
      title="Who answers a name"
      desc="An app asks for a name. The client's resolver on the same device looks it up in this order. A name of a domain resource goes to the routing peer. The resolver itself answers the names of peers and custom zones. A name in a match domain, such as wiki.corp.example.com, goes to the nameservers of that group. Everything else goes to the nameservers of the primary group, or, without a primary group, to the servers that the device had before."
      narrow={NARROW}
    >
      <Wire heads="both" points={[anchor(APP, "right"), [RESOLVER.x, 186]]} />
      <Way to={ROUTED} label="Domain resource" own />
      <Way to={SELF} label="Peer or zone" own />
      <Way to={MATCH} label="Match domain" />
      <Way to={PRIMARY} label="Everything else" />
      <Spare>
        <Way to={PREVIOUS} label="No primary group" />
        <Node {...PREVIOUS} />
      </Spare>
      <Node {...APP} />
      <Column {...RESOLVER} />
      <Node {...ROUTED} />
      <Node {...SELF} />
      <Node {...MATCH} />
      <Node {...PRIMARY} />
    </Canvas>
  );
}
