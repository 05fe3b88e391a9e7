import fs from "node:fs";
import path from "node:path";
import { REGISTRY } from "../../src/mdx/registry";

/** Names of the drawings that a component takes; none for a component without drawings. */
export function drawingsIn(root: string, component: string): readonly string[] {
  const folder = Object.hasOwn(REGISTRY, component) ? REGISTRY[component]?.drawings : undefined;
  if (folder === undefined) return [];
  return fs
    .readdirSync(path.join(root, folder))
    .filter((name) => /^[\w-]+\.tsx$/.test(name))
    .map((name) => name.replace(/\.tsx$/, ""));
}
