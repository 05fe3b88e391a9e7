import { FolderOpen, Terminal, Users } from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { type Item, wire } from "docusaurus-theme-waymark/drawing/flow";
import { anchor } from "docusaurus-theme-waymark/drawing/geometry";
import { Node, type PlacedPart } from "docusaurus-theme-waymark/drawing/kit";
import { Wire } from "docusaurus-theme-waymark/drawing/wire";

const row = (x: number) => ({ x, y: 40, w: 184, h: 64 });
const YOU: PlacedPart = { ...row(8), icon: Terminal, title: "You", sub: "Command or API" };
const PROJECT: PlacedPart = {
  ...row(268),
  icon: FolderOpen,
  title: "Project",
  sub: "In one place",
  tone: "accent",
};
const TEAM: PlacedPart = { ...row(528), icon: Users, title: "Your team", sub: "With a role" };

const NARROW: readonly Item[] = [YOU, wire(), PROJECT, wire(), TEAM];

/** The home page's picture. */
export default function Overview() {
  return (
    <Canvas
      height={144}
      title="A project and its team"
      desc="You create a project with the command or the API, and share it with your team by roles."
      narrow={NARROW}
    >
      <Wire points={[anchor(YOU, "right"), anchor(PROJECT, "left")]} />
      <Wire points={[anchor(PROJECT, "right"), anchor(TEAM, "left")]} />
      <Node {...YOU} />
      <Node {...PROJECT} />
      <Node {...TEAM} />
    </Canvas>
  );
}
