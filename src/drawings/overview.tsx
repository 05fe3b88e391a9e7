import { KeyRound, LockKeyhole, ShieldCheck, Waypoints } from "lucide-react";

import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { Node } from "docusaurus-theme-waymark/drawing/kit";
import { Tag } from "docusaurus-theme-waymark/drawing/marks";
import styles from "./kit/overview.module.css";
import { type Layout, Scene } from "./kit/overviewParts";
import { Stack } from "docusaurus-theme-waymark/drawing/parts";

const WIDE: Layout = {
  plane: { x: 16, y: 8, w: 608, h: 72 },
  badgeY: 120,
  floor: { x: 16, y: 160, w: 608, h: 344 },
  card: { w: 160, h: 56 },
  places: { laptop: [96, 328], phone: [208, 212], server: [320, 444], cloud: [432, 212], router: [544, 328] },
};

/** For phones: the same scene in a column, small enough to need no scrolling at 320 px. */
const TALL: Layout = {
  plane: { x: 8, y: 8, w: 328, h: 64 },
  badgeY: 104,
  floor: { x: 8, y: 144, w: 328, h: 304 },
  card: { w: 72, h: 68 },
  places: { laptop: [44, 288], phone: [108, 188], server: [172, 392], cloud: [236, 188], router: [300, 288] },
};

/** The home page's picture: a mesh of peers, and above it the plane that hands out keys and policy. */
export default function Overview() {
  const narrow = (
    <>
      <Scene layout={TALL} peer={({ at, icon, short }) => <Stack at={at} icon={icon} label={short} />} />
      <Node {...TALL.plane} icon={Waypoints} title="Control plane" sub="Hands out keys and policy" />
      <Tag at={[172, 446]} icon={LockKeyhole} tone="accent">
        Encrypted, peer to peer
      </Tag>
    </>
  );
  return (
    <Canvas
      width={640}
      height={520}
      className={styles.frame}
      title="Your network at a glance"
      desc="A control plane hands out keys and policy to five peers: a laptop, a phone, a server, a cloud virtual machine, and an office router. The peers are linked with each other in an encrypted mesh, and their traffic does not pass through the control plane."
      narrow={{ height: 464, content: narrow }}
    >
      <Scene
        layout={WIDE}
        peer={({ at, icon, title, address }) => (
          <Node {...at} icon={icon} title={title} sub={address} tone="accent" />
        )}
      />
      <Node {...WIDE.plane} icon={Waypoints} title="Control plane" sub="Knows who can talk to whom" />
      <Tag at={[475, 44]} icon={KeyRound}>
        Keys
      </Tag>
      <Tag at={[566, 44]} icon={ShieldCheck}>
        Policy
      </Tag>
      <Tag at={[320, 502]} icon={LockKeyhole} tone="accent">
        Encrypted, peer to peer
      </Tag>
    </Canvas>
  );
}
