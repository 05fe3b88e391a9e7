import { Canvas } from "docusaurus-theme-waymark/drawing/canvas";
import { Node, type PlacedPart } from "docusaurus-theme-waymark/drawing/kit";
import { Cat } from "lucide-react";

const CAT: PlacedPart = { x: 8, y: 40, w: 184, h: 64, icon: Cat, title: "Kitten" };

export default function Own() {
  return (
    <Canvas height={144} title="A kitten" desc="A kitten that waits." narrow={[CAT]}>
      <Node {...CAT} />
    </Canvas>
  );
}
