import { CreditCard, Handshake, MonitorSmartphone, ShieldCheck, UsersRound } from "lucide-react";

import { Column } from "./kit/column";
import { anchor, type Box, centre } from "./kit/geometry";
import { Canvas, Glyph, Node, Zone } from "./kit/kit";
import { Note } from "./kit/marks";
import { Wire } from "./kit/wire";

const TECHNICIANS: Box = { x: 8, y: 132, w: 160, h: 64 };
const PARTNER: Box = { x: 264, y: 8, w: 176, h: 312 };
const tenant = (y: number): Box => ({ x: 520, y, w: 192, h: 132 });
const A = tenant(8);
const B = tenant(188);

const KEPT = [
  { icon: MonitorSmartphone, label: "Own peers" },
  { icon: ShieldCheck, label: "Own policies" },
  { icon: CreditCard, label: "Own subscription" },
] as const;

/** A tenant as a closed zone with what belongs to it alone. */
function Tenant({ at, label }: { readonly at: Box; readonly label: string }) {
  return (
    <g>
      <Wire points={[[PARTNER.x + PARTNER.w, centre(at)[1]], anchor(at, "left")]} />
      <Note at={[480, centre(at)[1] - 12]} align="middle" lines={["Manages"]} />
      <Zone at={at} label={label} />
      {KEPT.map((one, i) => (
        <g key={one.label}>
          <Glyph icon={one.icon} at={[at.x + 25, at.y + 52 + i * 28]} />
          <Note at={[at.x + 46, at.y + 57 + i * 28]} lines={[one.label]} />
        </g>
      ))}
    </g>
  );
}

/** One partner account in front of tenants that have nothing in common. */
export default function MspTenants() {
  return (
    <Canvas
      height={328}
      title="Partner account and tenants"
      desc="Technicians sign in once, to the partner account. From there two lines lead to two tenants, A and B. Each tenant is a separate account with its own peers, policies and subscription. No line leads from one tenant to the other: no policy spans both."
    >
      <Wire points={[anchor(TECHNICIANS, "right"), anchor(PARTNER, "left")]} />
      <Note at={[216, 152]} align="middle" lines={["One sign-in"]} />
      <Tenant at={A} label="Tenant A" />
      <Tenant at={B} label="Tenant B" />
      <Node at={TECHNICIANS} icon={UsersRound} title="Technicians" sub="Your people" />
      <Column
        at={PARTNER}
        icon={Handshake}
        title="Partner account"
        lines={["Lists the tenants,", "one chosen at a time"]}
        tone="accent"
      />
      <Note at={[616, 169]} align="middle" lines={["No policy spans both"]} />
    </Canvas>
  );
}
