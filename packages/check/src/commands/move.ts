import { currentSite } from "docusaurus-waymark-core/site/current";
import { spawnSync } from "node:child_process";
import path from "node:path";
import { readCommandLine } from "docusaurus-waymark-core/build/commandLine";
import { applyPlan, formatted } from "../move/apply";
import { planDelete, planMove } from "../move/movePage";
import type { MovePlan } from "../move/plan";
import { planLines } from "../move/planLines";
import { readProject, type Project } from "../move/project";
import { planRename } from "../move/renameHeading";
import { pathFrom } from "docusaurus-waymark-core/build/files";
import { runMain } from "docusaurus-waymark-core/build/runMain";

const ROOT = currentSite().siteDir;

const USAGE = [
  "npm run move -- docs/a.mdx docs/b/c.mdx          moves a page, or a folder (--group: the menu group in the other section)",
  'npm run move -- "docs/a.mdx#old-id" "New words"  renames a heading, or the title by its id',
  'npm run move -- --delete docs/a.mdx --to "/other#heading"',
  "--dry-run prints the plan and changes nothing",
].join("\n");

const OPTIONS = {
  delete: { type: "boolean", default: false },
  "dry-run": { type: "boolean", default: false },
  group: { type: "string" },
  to: { type: "string" },
} as const;

/** Moves, renames or deletes a page, and updates all links to it. */
async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = readCommandLine(args, OPTIONS);
  const [from, to] = [positionals[0] ?? "", positionals[1] ?? ""];
  if (positionals.length !== (values.delete ? 1 : 2)) throw new Error(USAGE);
  if (values.to !== undefined && !values.delete)
    throw new Error("--to is only for deleted pages. Fix: add --delete, or leave out --to.");
  if (values.group !== undefined && values.delete)
    throw new Error("--group is only for moved pages. Fix: leave it out.");
  const project = readProject(ROOT);
  const asked = values.delete
    ? planDelete(project, fileOf(from), values.to)
    : planFor(project, from, to, values.group);
  for (const { to: target } of asked.moves) requireClean(target);
  const plan = await formatted(asked, project);
  if (!values["dry-run"]) applyPlan(plan, project);
  process.stdout.write(`${planLines(plan, project).join("\n")}\n`);
}

function planFor(project: Project, from: string, to: string, group: string | undefined): MovePlan {
  const [file = "", id] = from.split("#");
  if (id !== undefined) return planRename(project, fileOf(file), id, to);
  return planMove(project, fileOf(from), fileOf(to), group);
}

/** Path of a given file, from the project root. */
function fileOf(given: string): string {
  const file = pathFrom(ROOT, path.resolve(given));
  return file.startsWith("../") ? given : file;
}

/** @throws Error if the target has a change or a deletion that is not committed */
function requireClean(target: string): void {
  const args = ["status", "--porcelain", "--", target];
  const { stdout } = spawnSync("git", args, { cwd: ROOT, encoding: "utf8" });
  if (stdout.trim() !== "")
    throw new Error(`${target} has a change that is not committed. Fix: commit or restore it first.`);
}

runMain(main);
