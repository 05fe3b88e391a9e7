import { AppWindow, BookUser, Building2, Globe, History, Router, Search } from "lucide-react";

import { Column } from "./kit/column";
import { anchor, type Box } from "./kit/geometry";
import { Canvas, Node } from "./kit/kit";
import { Note } from "./kit/marks";
import { Spare } from "./kit/spare";
import { Wire } from "./kit/wire";

const APP: Box = { x: 8, y: 156, w: 148, h: 60 };
const RESOLVER: Box = { x: 208, y: 8, w: 136, h: 356 };
const RESOLVER_RIGHT = RESOLVER.x + RESOLVER.w;

const row = (y: number): Box => ({ x: 504, y, w: 208, h: 56 });
const ROUTED = row(8);
const SELF = row(83);
const MATCH = row(158);
const PRIMARY = row(233);
const PREVIOUS = row(308);

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

/** The resolver in the client looks at the name and decides who answers. */
export default function DnsResolution() {
  return (
    <Canvas
      height={372}
      title="Who answers a name"
      desc="An application asks for a name. The client's resolver on the same device looks at it, in this order. A name of a domain resource goes to the routing peer. The resolver itself answers names of peers and of custom zones. A name in a match domain, such as wiki.corp.example.com, goes to the nameservers of that group. Everything else goes to the nameservers of the primary group, or, without a primary group, to the servers that the device had before."
    >
      <Wire heads="both" points={[anchor(APP, "right"), [RESOLVER.x, 186]]} />
      <Way to={ROUTED} label="Domain resource" own />
      <Way to={SELF} label="Peer or zone" own />
      <Way to={MATCH} label="Match domain" />
      <Way to={PRIMARY} label="Everything else" />
      <Spare>
        <Way to={PREVIOUS} label="No primary group" />
        <Node at={PREVIOUS} icon={History} title="Previous servers" sub="From before" />
      </Spare>
      <Node at={APP} icon={AppWindow} title="Program" sub="Asks a name" />
      <Column at={RESOLVER} icon={Search} title="Resolver" lines={["In the client"]} tone="accent" />
      <Node at={ROUTED} icon={Router} title="Routing peer" sub="Its own DNS" tone="accent" />
      <Node at={SELF} icon={BookUser} title="Answers itself" sub="Peers, your zones" tone="accent" />
      <Node at={MATCH} icon={Building2} title="Nameserver group" sub="corp.example.com" />
      <Node at={PRIMARY} icon={Globe} title="Primary group" sub="Its nameservers" />
    </Canvas>
  );
}
