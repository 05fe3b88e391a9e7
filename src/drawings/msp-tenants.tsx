import { Building2, CreditCard, Handshake, MonitorSmartphone, ShieldCheck, UsersRound } from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { branches, type Item, note, wire } from "docusaurus-theme-waymark/drawing/flow";
import { Column } from "docusaurus-theme-waymark/drawing/parts";
import { anchor, type Box, center } from "docusaurus-theme-waymark/drawing/geometry";
import { Glyph, Node, type Part, type PlacedPart, Zone } from "docusaurus-theme-waymark/drawing/kit";
import { Note } from "docusaurus-theme-waymark/drawing/marks";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";

const TECHNICIANS: PlacedPart = {
  x: 8,
  y: 132,
  w: 160,
  h: 64,
  icon: UsersRound,
  title: "Technicians",
  sub: "Your people",
};
const PARTNER: PlacedPart = {
  x: 264,
  y: 8,
  w: 176,
  h: 312,
  icon: Handshake,
  title: "Partner account",
  lines: ["Lists the tenants,", "one chosen at a time"],
  tone: "accent",
};
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
      <Wire points={[[PARTNER.x + PARTNER.w, center(at)[1]], anchor(at, "left")]} />
      <Note at={[480, center(at)[1] - 12]} align="middle" lines={["Manages"]} />
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

const tenantCard = (title: string): Part => ({
  icon: Building2,
  title,
  lines: KEPT.map(({ label }) => label),
});

const NARROW: readonly Item[] = [
  TECHNICIANS,
  wire({ label: "One sign-in" }),
  PARTNER,
  branches(
    { from: {} },
    { part: tenantCard("Tenant A"), label: "Manages" },
    { part: tenantCard("Tenant B"), label: "Manages" },
  ),
  note("No policy spans both"),
];

/** One partner account in front of tenants that have nothing in common. */
export default function MspTenants() {
  return (
    <Canvas
      height={328}
      title="Partner account and tenants"
      desc="Technicians sign in once, to the partner account. From there two lines lead to two tenants, A and B. Each tenant is a separate account with its own peers, policies, and subscription. No line goes from one tenant to the other, because no policy spans both."
      narrow={NARROW}
    >
      <Wire points={[anchor(TECHNICIANS, "right"), anchor(PARTNER, "left")]} />
      <Note at={[216, 152]} align="middle" lines={["One sign-in"]} />
      <Tenant at={A} label="Tenant A" />
      <Tenant at={B} label="Tenant B" />
      <Node {...TECHNICIANS} />
      <Column {...PARTNER} />
      <Note at={[616, 169]} align="middle" lines={["No policy spans both"]} />
    </Canvas>
  );
}
