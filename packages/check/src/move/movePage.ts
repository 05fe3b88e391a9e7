import { addToMenu } from "docusaurus-waymark-core/menus/add";
import { removeFromMenu, renameInMenu } from "docusaurus-waymark-core/menus/change";
import { isPartial } from "docusaurus-waymark-core/parse/partials";
import { idOf, routeOf, sectionOfFile } from "docusaurus-waymark-core/content/routes";
import { pageFolderOf, sourceFileOf } from "docusaurus-waymark-core/siteContent/folders";
import type { AddressChange, Changes, FileMove } from "./address";
import { addressEdits } from "./affected";
import { adviceFor, editBetween, type Edit, type MovePlan } from "./plan";
import type { Project } from "./project";
import { REDIRECTS_FILE } from "docusaurus-waymark-core/site/redirects";
import { redirectEdits } from "./redirects";
import { requireFree, requireHeading, requireMovable } from "./requirements";

/**
 * Plans moves of pages, of parts of pages, and of folders with all that they hold.
 *
 * @param group label of the menu group, where a page goes to the menu of the other section
 * @throws Error, with the fix, for what cannot be moved, and for a target that is taken
 */
export function planMoves(project: Project, moves: readonly FileMove[], group?: string): MovePlan {
  const files = moves.flatMap((move) => filesOf(project, move));
  const pages = files.filter(({ from }) => !isPartial({ path: from }));
  const leaving = pages.find(({ from, to }) => sectionOfFile(from) !== sectionOfFile(to));
  if (leaving !== undefined && pages.length > 1)
    throw new Error(`${leaving.from} would leave its section with others. Fix: move one page at a time.`);
  const translations = pages.flatMap(({ from, to }) =>
    translationsOf(project, from).map((file) => ({ from: file, to: translationPath(project, file, to) })),
  );
  const changes = { addresses: pages.map(addressAfter), moves: [...moves, ...translations] };
  const edits = [
    ...addressEdits(project, changes),
    ...pages.flatMap(({ from, to }) => menuEdits(project, from, to, group)),
    ...redirectEdits(project.texts.get(REDIRECTS_FILE) ?? "", changes.addresses),
  ];
  const made = plan({ edits, moves: changes.moves, changes });
  return { ...made, advice: [...pages.flatMap(({ from }) => versionAdvice(project, from)), ...made.advice] };
}

/** Plans one move, see `planMoves`. */
export function planMove(project: Project, from: string, to: string, group?: string): MovePlan {
  return planMoves(project, [{ from, to }], group);
}

/** The moves of the single files of a folder; of a file, itself. */
function filesOf(project: Project, { from, to }: FileMove): FileMove[] {
  const { pages, texts } = project;
  const inside = pages.filter(({ path }) => path.startsWith(`${from}/`));
  if (inside.length > 0 && [...texts.keys()].some((file) => file.startsWith(`${to}/`)))
    throw new Error(`${to} already exists. Fix: choose another folder.`);
  const files = inside.map(({ path }) => ({ from: path, to: to + path.slice(from.length) }));
  const all = files.length === 0 ? [{ from, to }] : files;
  for (const file of all) {
    requireMovable(project, file.from);
    requireFree(project, file.from, file.to);
  }
  return all;
}

function addressAfter({ from, to }: FileMove): AddressChange {
  const pathname = routeOf({ path: to });
  return { page: from, route: routeOf({ path: from }), of: () => ({ pathname }) };
}

/** The files that translate a page. */
function translationsOf({ texts }: Project, page: string): string[] {
  return [...texts.keys()].filter((file) => file !== page && sourceFileOf(file) === page);
}

/**
 * The path of a translation after the move of its page.
 *
 * @throws Error when the page leaves its section, or the path is taken
 */
function translationPath({ texts }: Project, file: string, to: string): string {
  const { folder = "", translates } = pageFolderOf(file) ?? {};
  const section = translates?.folder ?? "";
  if (pageFolderOf(to)?.folder !== section)
    throw new Error(`${file} translates the page. Fix: move the page within ${section}, or delete ${file}.`);
  const target = folder + to.slice(section.length);
  if (texts.has(target)) throw new Error(`${target} already exists. Fix: choose another file.`);
  return target;
}

/** Pages of versions are records of a release: a move of the page that is still being written leaves them. */
function versionAdvice({ texts }: Project, page: string): string[] {
  const { pluginId, folder } = sectionOfFile(page);
  const copies = [...texts.keys()].filter((file) => {
    const [, plugin = "default", rest] = /^(?:(\w+)_)?versioned_docs\/version-[^/]+\/(.*)$/.exec(file) ?? [];
    return plugin === pluginId && file !== page && rest === page.slice(folder.length + 1);
  });
  return copies.map(
    (file) => `${file} stays where it is, with its address. Redirect that address when you release the move.`,
  );
}

/**
 * Plans the deletion of a page: its address and every link to it will lead to a heading of another page.
 *
 * @param place `/route#heading`
 */
export function planDelete(project: Project, file: string, place: string | undefined): MovePlan {
  requireMovable(project, file);
  if (isPartial({ path: file }))
    throw new Error(`${file} is a partial. Fix: remove its imports from the pages, and delete it by hand.`);
  const { pathname, hash } = requireHeading(project, file, place);
  const route = routeOf({ path: file });
  const changes: Changes = { addresses: [{ page: file, route, of: () => ({ pathname, hash }) }], moves: [] };
  // Before the pages are read, because this may refuse.
  const menuEdit = inMenu(project, file, (text, menu) => removeFromMenu(menu, text, idOf(file)));
  const removed = [file, ...translationsOf(project, file)];
  const edits = [
    ...addressEdits(project, changes).filter(({ path }) => !removed.includes(path)),
    ...menuEdit,
    ...redirectEdits(project.texts.get(REDIRECTS_FILE) ?? "", changes.addresses),
  ];
  const made = plan({ edits, removed, changes });
  const advice = `Read the links that lead to ${pathname}#${hash} now: their words were written for another page.`;
  return { ...made, advice: [advice, ...made.advice] };
}

type Parts = Pick<MovePlan, "edits" | "changes"> & Partial<Pick<MovePlan, "moves" | "removed">>;

function plan({ edits, changes, moves = [], removed = [] }: Parts): MovePlan {
  return { edits, moves, removed, changes, advice: adviceFor(edits) };
}

function menuEdits(project: Project, from: string, to: string, group: string | undefined): Edit[] {
  if (sectionOfFile(from) === sectionOfFile(to))
    return inMenu(project, from, (text, menu) => renameInMenu(menu, text, idOf(from), idOf(to)));
  const left = inMenu(project, from, (text, menu) => removeFromMenu(menu, text, idOf(from)));
  if (left.length === 0) return [];
  const menu = sectionOfFile(to).menu;
  const text = project.texts.get(menu) ?? "";
  return [...left, ...editBetween(menu, text, addToMenu(menu, text, idOf(to), group))];
}

function inMenu(
  { texts }: Project,
  file: string,
  change: (text: string, menu: string) => readonly Omit<Edit, "path">[],
): Edit[] {
  const path = sectionOfFile(file).menu;
  return change(texts.get(path) ?? "", path).map((edit) => ({ path, ...edit }));
}
