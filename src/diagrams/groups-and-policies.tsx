import {
  ArrowLeftRight,
  ArrowRight,
  Database,
  FlaskConical,
  Laptop,
  type LucideIcon,
  ShieldCheck,
  X,
} from "lucide-react";

import { anchor, type Box } from "./kit/geometry";
import { Canvas, Node, Zone } from "./kit/kit";
import { Note, Tag } from "./kit/marks";
import { Wire } from "./kit/wire";

const group = (x: number, y: number): Box => ({ x, y, w: 208, h: 160 });
const DEVELOPERS = group(8, 8);
const DATABASES = group(504, 8);
const CONTRACTORS = group(8, 244);
const STAGING = group(504, 244);

const policy = (y: number): Box => ({ x: 268, y, w: 184, h: 84 });
const ONE_WAY = policy(46);
const BOTH_WAYS = policy(282);
const DENIED_Y = 206;

interface GroupProps {
  readonly at: Box;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly peers: readonly [string, string];
}

/** A group as a zone with two of its peers. */
function Group({ at, label, icon, peers }: GroupProps) {
  return (
    <g>
      <Zone at={at} label={label} />
      {peers.map((name, i) => (
        <Node
          key={name}
          at={{ x: at.x + 16, y: at.y + 40 + i * 56, w: 176, h: 48 }}
          icon={icon}
          title={name}
        />
      ))}
    </g>
  );
}

/** Groups are the ends of a policy; what no policy accepts does not flow. */
export default function GroupsAndPolicies() {
  return (
    <Canvas
      height={444}
      title="Groups and policies"
      desc="Four groups of peers. A policy lets Developers reach Databases on TCP port 5432, one way. A second policy lets Contractors and Staging reach each other with every protocol, both ways. Contractors and Databases have no policy between them, so that traffic is denied."
    >
      <Wire kind="data" heads="none" points={[anchor(DEVELOPERS, "right"), anchor(ONE_WAY, "left")]} />
      <Wire kind="data" points={[anchor(ONE_WAY, "right"), anchor(DATABASES, "left")]} />
      <Wire kind="data" heads="start" points={[anchor(CONTRACTORS, "right"), anchor(BOTH_WAYS, "left")]} />
      <Wire kind="data" points={[anchor(BOTH_WAYS, "right"), anchor(STAGING, "left")]} />
      <Wire
        kind="blocked"
        cross={false}
        points={[anchor(CONTRACTORS, "top"), [112, DENIED_Y], [608, DENIED_Y], anchor(DATABASES, "bottom")]}
      />
      <Tag at={[360, DENIED_Y]} tone="danger" icon={X}>
        No policy, no access
      </Tag>
      <Group at={DEVELOPERS} label="Developers" icon={Laptop} peers={["anna-laptop", "ben-laptop"]} />
      <Group at={DATABASES} label="Databases" icon={Database} peers={["db-1", "db-2"]} />
      <Group at={CONTRACTORS} label="Contractors" icon={Laptop} peers={["carl-laptop", "dora-laptop"]} />
      <Group at={STAGING} label="Staging" icon={FlaskConical} peers={["stage-1", "stage-2"]} />
      <Node
        at={ONE_WAY}
        icon={ShieldCheck}
        title="TCP 5432"
        sub="Policy"
        foot="One way"
        footIcon={ArrowRight}
        tone="accent"
      />
      <Node
        at={BOTH_WAYS}
        icon={ShieldCheck}
        title="All protocols"
        sub="Policy"
        foot="Both ways"
        footIcon={ArrowLeftRight}
        tone="accent"
      />
      <Note at={[360, 434]} align="middle" lines={["What no policy accepts is dropped."]} />
    </Canvas>
  );
}
