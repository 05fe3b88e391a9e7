import {
  ErrorCodes,
  RenameFile,
  ResponseError,
  TextDocumentEdit,
  type Range,
  type TextEdit,
  type WorkspaceEdit,
} from "vscode-languageserver";
import { routeOf } from "docusaurus-waymark-core/content/routes";
import { sectionForPage } from "docusaurus-waymark-core/sections";
import { sourceFileOf } from "docusaurus-waymark-core/siteContent/folders";
import { formatted } from "../move/apply";
import type { FileMove } from "../move/address";
import { planMove, planMoves } from "../move/movePage";
import { editsByFile, type MovePlan } from "../move/plan";
import { readProject, type Project } from "../move/project";
import { planRename } from "../move/renameHeading";
import { addressAt, pageAt, targetOf } from "./address";
import { headingAt, placeOfId } from "./headings";
import { protocolEdit, rangeOf } from "./places";
import type { Workspace } from "./workspace";

/** A thing that can be renamed: a heading or title, at its own text or in a link to it, or a page, in its route. */
interface Subject {
  readonly kind: "heading" | "page";
  readonly file: string;
  /** Of the heading. */
  readonly id: string;
  readonly range: Range;
  /** The text that the editor shows for editing. */
  readonly placeholder: string;
}

/** The thing that can be renamed at an offset; undefined if there is nothing. */
export function subjectAt(
  workspace: Workspace,
  file: string,
  text: string,
  offset: number,
): Subject | undefined {
  const page = pageAt(workspace, file, text);
  const heading = headingAt(page, offset);
  if (heading) {
    const range = rangeOf(text, heading.start, heading.end);
    return { kind: "heading", file, id: heading.id, range, placeholder: heading.text };
  }
  const address = addressAt(page, offset);
  const target = address && targetOf(workspace, page, address.raw);
  if (!target) return undefined;
  const hash = address.raw.indexOf("#");
  const isId = hash !== -1 && offset > address.start + hash;
  const range = rangeOf(
    text,
    address.start + (isId ? hash + 1 : 0),
    isId || hash === -1 ? address.end : address.start + hash,
  );
  const source = sourceFileOf(target.page.path);
  if (!isId) return { kind: "page", file: source, id: "", range, placeholder: routeOf({ path: source }) };
  const place = placeOfId(pageAt(workspace, target.page.path, target.page.text), target.id);
  return place && { kind: "heading", file: target.page.path, id: place.id, range, placeholder: place.text };
}

/**
 * Everything that a new name changes, by the plan of `npm run move`.
 *
 * @param name the new words of a heading, or the new route of a page
 * @param versioned the editor takes changes of documents in order, which it needs to move a file
 * @throws ResponseError, in the words of a finding, if the rename is not possible
 */
export async function renameAt(
  workspace: Workspace,
  [file, text, offset]: readonly [string, string, number],
  name: string,
  versioned: boolean,
): Promise<WorkspaceEdit> {
  const subject = subjectAt(workspace, file, text, offset);
  if (!subject)
    throw refusal("There is nothing to rename here. Fix: put the cursor on a heading, the title or a link.");
  const project = projectOf(workspace);
  if (subject.kind === "page")
    return editOf(workspace, project, () => planMove(project, subject.file, fileOf(name, subject.file)));
  const edit = await editOf(workspace, project, () => planRename(project, subject.file, subject.id, name));
  return versioned ? edit : plain(edit);
}

/** Everything that changes when the editor renames files of pages, or folders of them; the editor moves them itself. */
export async function movedFiles(
  workspace: Workspace,
  moves: readonly FileMove[],
): Promise<WorkspaceEdit | undefined> {
  const hasPages = ({ from }: FileMove): boolean =>
    workspace.sources().some(({ path }) => path === from || path.startsWith(`${from}/`));
  const ofPages = moves.filter(hasPages);
  if (ofPages.length === 0) return undefined;
  const project = projectOf(workspace);
  return editOf(workspace, project, () => {
    const plan = planMoves(project, ofPages);
    return { ...plan, moves: plan.moves.filter((move) => !ofPages.includes(move)) };
  });
}

function projectOf({ root, open, indexed }: Workspace): Project {
  return readProject(root, open, indexed);
}

async function editOf(workspace: Workspace, project: Project, make: () => MovePlan): Promise<WorkspaceEdit> {
  const plan = await formatted(planned(make), project);
  const edits = [...editsByFile(plan.edits)].map(([file, own]) => {
    const text = project.texts.get(file) ?? "";
    const changes = own.map((edit) => protocolEdit(text, edit));
    return TextDocumentEdit.create({ uri: workspace.uriOf(file), version: null }, changes);
  });
  const moves = plan.moves.map(({ from, to }) =>
    RenameFile.create(workspace.uriOf(from), workspace.uriOf(to)),
  );
  return { documentChanges: [...edits, ...moves] };
}

/** The same for editors that accept only changes of texts. */
function plain({ documentChanges = [] }: WorkspaceEdit): WorkspaceEdit {
  const edits = documentChanges.filter((change): change is TextDocumentEdit => "textDocument" in change);
  return {
    changes: Object.fromEntries(edits.map((edit) => [edit.textDocument.uri, edit.edits as TextEdit[]])),
  };
}

function planned(make: () => MovePlan): MovePlan {
  try {
    return make();
  } catch (error) {
    throw refusal(error instanceof Error ? error.message : String(error));
  }
}

function refusal(message: string): ResponseError<undefined> {
  return new ResponseError(ErrorCodes.InvalidRequest, message);
}

/** The file of a route, with the extension of its current file. */
function fileOf(route: string, file: string): string {
  const [path = ""] = route.trim().split("#");
  const section = sectionForPage(path);
  const ending = /\.mdx?$/.exec(file)?.[0] ?? ".mdx";
  return `${section.folder}${path.slice(section.basePath.length)}${ending}`;
}
