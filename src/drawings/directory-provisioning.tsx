import {
  BookUser,
  MonitorSmartphone,
  RefreshCw,
  ShieldCheck,
  Ticket,
  UserRound,
  UsersRound,
} from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { branches, type Item, lane, spare, wire, zone } from "docusaurus-theme-waymark/drawing/flow";
import { anchor, type Box } from "docusaurus-theme-waymark/drawing/geometry";
import { Node, type PlacedPart, Zone } from "docusaurus-theme-waymark/drawing/kit";
import { Note, Tag } from "docusaurus-theme-waymark/drawing/marks";
import { Spare } from "docusaurus-theme-waymark/drawing/spare";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";

const source = (y: number): Box => ({ x: 8, y, w: 236, h: 64 });
const PULL: PlacedPart = { ...source(44), icon: BookUser, title: "Directory sync", sub: "Entra ID, Google" };
const PUSH: PlacedPart = { ...source(164), icon: RefreshCw, title: "SCIM", sub: "Okta, JumpCloud, Keycloak" };
const TOKEN: PlacedPart = {
  ...source(284),
  icon: Ticket,
  title: "Sign-in token",
  sub: "Any identity provider",
};

const ACCOUNT: Box = { x: 456, y: 8, w: 256, h: 376 };
const link = (y: number): Box => ({ x: 472, y, w: 224, h: 56 });
const GROUPS: PlacedPart = {
  ...link(48),
  icon: UsersRound,
  title: "Groups",
  sub: "From the directory",
  tone: "accent",
};
const USERS: PlacedPart = {
  ...link(136),
  icon: UserRound,
  title: "Users",
  sub: "Have the groups",
  tone: "accent",
};
const PEERS: PlacedPart = {
  ...link(224),
  icon: MonitorSmartphone,
  title: "Their peers",
  sub: "Join the groups",
  tone: "accent",
};
const POLICIES: PlacedPart = {
  ...link(312),
  icon: ShieldCheck,
  title: "Policies",
  sub: "Decide the access",
  tone: "accent",
};

const PUSH_X = 404;
const TOKEN_X = 428;

const STEPS = [
  { from: GROUPS, to: USERS, label: "Auto-groups" },
  { from: USERS, to: PEERS, label: "Copied to" },
  { from: PEERS, to: POLICIES, label: "Named in" },
] as const;

const NARROW: readonly Item[] = [
  spare(TOKEN),
  lane(TOKEN, USERS, { label: "At each sign-in", spare: true }),
  branches({ into: {} }, { part: PULL, label: "Service pulls" }, { part: PUSH, label: "Provider pushes" }),
  zone("Your account", [
    GROUPS,
    wire({ kind: "data", label: "Auto-groups" }),
    USERS,
    wire({ kind: "data", label: "Copied to" }),
    PEERS,
    wire({ kind: "data", label: "Named in" }),
    POLICIES,
  ]),
];

/** Two ways to keep groups in step, one dashed way at sign-in, and what groups then do. */
export default function DirectoryProvisioning() {
  return (
    <Canvas
      height={392}
      title="From the directory to the policies"
      desc="Groups arrive in two ways: the service pulls from Microsoft Entra ID or Google Workspace at intervals, or Okta, JumpCloud, and Keycloak push changes with SCIM. In the account, groups become users' auto-groups, are copied to the users' own peers, and policies name them. A third way is dashed: with any provider, a user's groups can be taken from the token at each sign-in."
      narrow={NARROW}
    >
      <Zone at={ACCOUNT} label="Your account" />
      <Wire points={[anchor(PULL, "right"), anchor(GROUPS, "left")]} />
      <Wire points={[anchor(PUSH, "right"), [PUSH_X, 196], [PUSH_X, 76], anchor(GROUPS, "left")]} />
      <Spare>
        <Wire points={[anchor(TOKEN, "right"), [TOKEN_X, 316], [TOKEN_X, 164], anchor(USERS, "left")]} />
        <Node {...TOKEN} />
      </Spare>
      {STEPS.map(({ from, to, label }) => (
        <g key={label}>
          <Wire kind="data" points={[anchor(from, "bottom"), anchor(to, "top")]} />
          <Note at={[596, to.y - 11]} lines={[label]} />
        </g>
      ))}
      <Node {...PULL} />
      <Node {...PUSH} />
      <Node {...GROUPS} />
      <Node {...USERS} />
      <Node {...PEERS} />
      <Node {...POLICIES} />
      <Tag at={[324, 76]}>Service pulls</Tag>
      <Tag at={[324, 196]}>Provider pushes</Tag>
      <Tag at={[324, 316]}>At each sign-in</Tag>
    </Canvas>
  );
}
