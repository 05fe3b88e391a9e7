import path from "node:path";
import { addToMenu } from "docusaurus-waymark-core/menus/add";
import { removeFromMenu, renameInMenu } from "docusaurus-waymark-core/menus/change";
import { isPartial } from "docusaurus-waymark-core/parse/partials";
import { idOf, routeOf, sectionOfFile } from "docusaurus-waymark-core/content/routes";
import { pageFolderOf } from "docusaurus-waymark-core/siteContent/folders";
import type { AddressChange } from "./address";
import { addressEdits, mentionsOf } from "./affected";
import { adviceFor, editBetween, type Edit, type MovePlan } from "./plan";
import type { Project } from "./project";
import { REDIRECTS_FILE } from "docusaurus-waymark-core/site/redirects";
import { redirectEdits } from "./redirects";
import { requireFree, requireHeading, requireMovable } from "./requirements";

/**
 * Plans the move of a page, or of a part of pages, to another file.
 *
 * @param group label of the menu group, where the page goes to the menu of the other section
 * @throws Error, with the fix, for what cannot be moved, and for a target that is taken
 */
export function planMove(project: Project, from: string, to: string, group?: string): MovePlan {
  requireMovable(project, from);
  requireFree(project, from, to);
  const move = { from, to };
  if (isPartial({ path: from }))
    return plan({ moves: [move], edits: addressEdits(project, undefined, move) });
  const [oldRoute, newRoute] = [routeOf({ path: from }), routeOf({ path: to })];
  const change: AddressChange = { page: from, route: oldRoute, of: () => ({ pathname: newRoute }) };
  const translations = translationsOf(project, from).map((file) => ({
    from: file,
    to: translationPath(project, file, to),
  }));
  const edits = [
    ...addressEdits(project, change, move),
    ...translations.flatMap((each) =>
      addressEdits(project, undefined, each).filter(({ path }) => path === each.from),
    ),
    ...menuEdits(project, from, to, group),
    ...redirectEdits(project.texts.get(REDIRECTS_FILE) ?? "", { from: oldRoute, to: newRoute }, change),
  ];
  const made = plan({ edits, moves: [move, ...translations] }, mentionsOf(project, edits, change, move));
  return { ...made, advice: [...versionAdvice(project, from), ...made.advice] };
}

/** The files that translate a page. */
function translationsOf({ texts }: Project, page: string): string[] {
  return [...texts.keys()].filter((file) => {
    const { folder = "", translates } = pageFolderOf(file) ?? {};
    return translates !== undefined && stemOf(translates.folder + file.slice(folder.length)) === stemOf(page);
  });
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
  const target = stemOf(folder + to.slice(section.length)) + path.extname(file);
  if (texts.has(target)) throw new Error(`${target} already exists. Fix: choose another file.`);
  return target;
}

function stemOf(file: string): string {
  return file.replace(/\.mdx?$/, "");
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
  const change: AddressChange = { page: file, route, of: () => ({ pathname, hash }) };
  // Before the pages are read, because this may refuse.
  const menuEdit = inMenu(project, file, (text, menu) => removeFromMenu(menu, text, idOf(file)));
  const removed = [file, ...translationsOf(project, file)];
  const edits = [
    ...addressEdits(project, change).filter(({ path }) => !removed.includes(path)),
    ...menuEdit,
    ...redirectEdits(
      project.texts.get(REDIRECTS_FILE) ?? "",
      { from: route, to: `${pathname}#${hash}` },
      change,
    ),
  ];
  const mentions = mentionsOf(project, edits, change, { from: file, to: "" });
  const made = plan(
    { edits, removed },
    mentions.filter(({ path }) => !removed.includes(path)),
  );
  const advice = `Read the links that lead to ${pathname}#${hash} now: their words were written for another page.`;
  return { ...made, advice: [advice, ...made.advice] };
}

type Parts = Partial<Pick<MovePlan, "edits" | "moves" | "removed">>;

function plan(parts: Parts, mentions: MovePlan["mentions"] = []): MovePlan {
  const { edits = [], moves = [], removed = [] } = parts;
  return { edits, moves, removed, mentions, advice: adviceFor(edits) };
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
