import fs from "node:fs";
import path from "node:path";
import { withEdits } from "docusaurus-waymark-core/report";
import { formatFile } from "docusaurus-waymark-core/build/format";
import { editBetween, editsByFile, type MovePlan } from "./plan";
import { isPage, type Project } from "./project";

/** A plan whose edits of code and data leave their files in the form that `npm run lint` asks for. */
export async function formatted(plan: MovePlan, { texts }: Project): Promise<MovePlan> {
  const files = [...editsByFile(plan.edits)].map(async ([file, edits]) => {
    if (isPage(file)) return edits;
    const before = texts.get(file) ?? "";
    const after = withEdits(before, edits);
    const inForm = await formatFile(file, after);
    return inForm === after ? edits : editBetween(file, before, inForm);
  });
  return { ...plan, edits: (await Promise.all(files)).flat() };
}

/** Carries out a plan: writes the edits, then moves and deletes files. */
export function applyPlan(plan: MovePlan, { root, texts }: Project): void {
  const at = (file: string): string => path.join(root, file);
  for (const [file, edits] of editsByFile(plan.edits)) {
    fs.writeFileSync(at(file), withEdits(texts.get(file) ?? "", edits));
  }
  for (const { from, to } of plan.moves) {
    fs.mkdirSync(path.dirname(at(to)), { recursive: true });
    fs.renameSync(at(from), at(to));
  }
  for (const file of plan.removed) fs.rmSync(at(file));
}
