import type { Rule } from "docusaurus-waymark-core/rules/given";
import { distance } from "fastest-levenshtein";
import { OTHER_LABELS, OTHER_MENUS, SINGLE_PAGES, WEB_APP, type Place } from "../facts/webApp";
import { escapeRegExp } from "docusaurus-waymark-core/lib/escapeRegExp";
import { nearest } from "docusaurus-waymark-core/lib/nearest";
import type { Finding } from "docusaurus-waymark-core/report";
import { findingAtNode, findingAtText, nodesOf, guessing, type Page } from "docusaurus-waymark-core/parse";
import type { MdNode } from "docusaurus-waymark-core/parse/tree";
import { endOf, offsetOf } from "docusaurus-waymark-core/parse/place";

/** A place with the labels that lead to it, from the menu on. */
interface Located {
  readonly place: Place;
  readonly path: readonly string[];
}

/** A bold label of a page. */
interface Label {
  readonly node: MdNode;
  readonly text: string;
}

const PLACES: readonly Located[] = WEB_APP.flatMap((place) => located(place, []));
const LABELS: ReadonlySet<string> = new Set(PLACES.map(({ place }) => place.label));
const BY_LOWER_CASE: ReadonlyMap<string, string> = new Map(
  [...LABELS].map((name) => [name.toLowerCase(), name]),
);
/** Number of labels that lead to a page of the menu: `Settings`, `Setup Keys`. */
const PAGE_DEPTH = 2;
/** Labels that a fix lists where none is near. */
const MAX_CHOICES = 8;
const ARROW = /^\s*(?:→|->|=>|>|›|»|➔|➜)\s*$/;
/** An arrow within one label: `**Settings → Setup Keys**`. */
const INNER_ARROW = /\s(?:→|->|=>|>|›|»|➔|➜)\s/;
/** An entry of the menu, an arrow and the next label in running text. */
const PLAIN_PATH = new RegExp(
  `(?:^|(?<=[\\s(]))(${WEB_APP.map(({ label }) => escapeRegExp(label)).join("|")}) (?:→|->|›) [A-Z]\\w*`,
  "g",
);
/** Number of letters by which a label of the web app may be misspelled. */
const MAX_TYPOS = 2;
/** Shorter labels are not compared: too many other words are near them. */
const MIN_TYPO_LABEL_CHARS = 6;
/** Nodes that may be labels. */
const MARKED = new Set(["strong", "emphasis"]);
/** Words before a label that readers look for in the menu. */
const OPENS = /\b(?:open|go to)\s+$/i;

export const webApp: Rule = { names: ["web-app"], kind: "written", check: webAppRule };

/** Bold menu paths and labels of the web app are those that it has: `**Settings** → **Setup Keys**`. Without a menu nothing is wrong. */
export function webAppRule(page: Page): readonly Finding[] {
  if (WEB_APP.length === 0) return [];
  return nodesOf(page).flatMap((node) => [
    ...plainPaths(page, node),
    ...runsOf(page, node.children ?? []).flatMap((run) => runFindings(page, run)),
  ]);
}

/** Paths without bold marks: nothing could compare them. */
function plainPaths(page: Page, node: MdNode): Finding[] {
  if (node.type !== "text") return [];
  return [...(node.value ?? "").matchAll(PLAIN_PATH)].map(([path, entry = ""]) => {
    const problem = {
      rule: "web-app",
      message: `The menu path "${path.trim()}" is not bold.`,
      fix: `write **${entry}** → and each label after it in bold.`,
    };
    return findingAtText(page, node, path.trim(), problem);
  });
}

/** Bold labels among siblings; those that arrows join are one run. */
function runsOf(page: Page, siblings: readonly MdNode[]): Label[][] {
  const runs: Label[][] = [];
  for (const [index, node] of siblings.entries()) {
    if (!MARKED.has(node.type)) continue;
    const label = { node, text: textOf(page, node) };
    const isJoined =
      MARKED.has(siblings[index - 2]?.type ?? "") && ARROW.test(siblings[index - 1]?.value ?? "");
    if (isJoined) runs.at(-1)?.push(label);
    else runs.push([label]);
  }
  // Emphasis alone is no label; in a path somebody forgot the bold marks.
  return runs.filter(([first, ...more]) => first?.node.type === "strong" || more.length > 0);
}

/** The label as the writer typed it, on one line and without its marks. */
function textOf({ text }: Page, node: MdNode): string {
  const start = offsetOf(text, node);
  const end = node.position?.end ? offsetOf(text, { position: { start: node.position.end } }) : start;
  return text
    .slice(start, end)
    .replace(/^[*_]{1,3}|[*_]{1,3}$/g, "")
    .replace(/\s+/g, " ");
}

function runFindings(page: Page, run: readonly Label[]): Finding[] {
  const [first] = run;
  if (!first || OTHER_MENUS.includes(first.text)) return [];
  return run.length === 1 ? labelFindings(page, first) : pathFindings(page, first, run);
}

/** A label by itself: its spelling, and its path where the text sends readers to it. */
function labelFindings(page: Page, { node, text }: Label): Finding[] {
  // Words that are bold for their own sake begin in lower case.
  if (!/^[A-Z{]/.test(text)) return [];
  if (INNER_ARROW.test(text) && isEntry(text.split(INNER_ARROW)[0] ?? ""))
    return [
      finding(
        page,
        node,
        "The path is a single bold label.",
        `write ${written(text.split(INNER_ARROW))}.`,
        written(text.split(INNER_ARROW)),
      ),
    ];
  const known = BY_LOWER_CASE.get(text.toLowerCase());
  if (known !== undefined && known !== text)
    return [
      finding(
        page,
        node,
        `The web app spells this label "${known}".`,
        `write **${known}**.`,
        written([known]),
      ),
    ];
  const opened = OPENS.test(page.text.slice(0, offsetOf(page.text, node)).slice(-12));
  const pages = opened && !isEntry(text) ? pagesCalled(text) : [];
  const inMenu = pages.filter(({ path }) => !SINGLE_PAGES.includes(path[0] ?? ""));
  if (inMenu.length > 0) {
    const fix = `write ${inMenu.map(({ path }) => written(path)).join(" or ")}.`;
    const [only, ...more] = inMenu;
    const next = only && more.length === 0 ? written(only.path) : undefined;
    return [finding(page, node, `"${text}" is not a top entry of the menu.`, fix, next)];
  }
  const near = LABELS.has(text) ? undefined : misspelled(text);
  return near === undefined
    ? []
    : [finding(page, node, `The web app has no "${text}".`, `write **${near}**.`, written([near]))];
}

/** A path from the menu, or from a button or a tab; each label is below the one before. */
function pathFindings(page: Page, first: Label, run: readonly Label[]): Finding[] {
  const texts = run.map(({ text }) => text);
  const starts = startsAt(first.text);
  if (starts.length === 0) return [unknownFinding(page, first, texts)];
  let current = starts;
  for (const { node, text } of run.slice(1)) {
    const next = current.flatMap(({ place, path }) =>
      place.children
        .filter(({ label }) => label === text)
        .map((child) => ({ place: child, path: [...path, text] })),
    );
    if (next.length === 0) return [missingFinding(page, first.node, { node, text }, current)];
    current = next;
  }
  return [];
}

/** The label that was meant by one with a letter or two wrong. */
function misspelled(text: string): string | undefined {
  if (text.length < MIN_TYPO_LABEL_CHARS || OTHER_LABELS.includes(text)) return undefined;
  const near = nearest(text, LABELS);
  return near !== undefined && distance(text, near) <= MAX_TYPOS ? near : undefined;
}

const isEntry = (label: string): boolean => WEB_APP.some((place) => place.label === label);

/** Pages of the menu that are called so. */
const pagesCalled = (label: string): Located[] =>
  PLACES.filter(({ place, path }) => place.label === label && path.length === PAGE_DEPTH);

/** Where a path with this first label may begin: in the menu, or at a label that is no page of the menu. */
function startsAt(label: string): Located[] {
  if (!isEntry(label) && pagesCalled(label).length > 0) return [];
  return PLACES.filter(({ place, path }) => place.label === label && path.length !== PAGE_DEPTH);
}

function unknownFinding(page: Page, { node, text }: Label, texts: readonly string[]): Finding {
  const pages = pagesCalled(text);
  const only = pages.find(({ place }) => place.children.some(({ label }) => label === texts[1])) ?? pages[0];
  if (only)
    return finding(
      page,
      node,
      `"${text}" is not a top entry of the menu.`,
      `write ${written([...only.path, ...texts.slice(1)])}.`,
      written(only.path),
    );
  const near =
    nearest(
      text,
      WEB_APP.map(({ label }) => label),
    ) ?? nearest(text, LABELS);
  const fix = near
    ? `write **${near}**.`
    : "start with an entry of the menu (src/facts/webApp), or add the other product's menu to src/facts/webApp/otherMenus.yaml.";
  return finding(page, node, `The web app has no menu entry "${text}".`, fix, near && written([near]));
}

function missingFinding(
  page: Page,
  first: MdNode,
  { node, text }: Label,
  current: readonly Located[],
): Finding {
  const children = current.flatMap(({ place, path }) =>
    place.children.map((child) => ({ place: child, path: [...path, child.label] })),
  );
  const below = children.flatMap(({ place, path }) => located(place, path.slice(0, -1)));
  const near =
    nearestTo(text, children) ??
    children.find(({ place }) => stemOf(place.label) === stemOf(text)) ??
    nearestTo(text, below) ??
    placesCalled(text).find(({ path }) => path.length <= PAGE_DEPTH) ??
    children.find(({ place }) => lastWord(place.label) === lastWord(text)) ??
    placesCalled(text)[0];
  const parent = current[0]?.path ?? [];
  const choices = children.slice(0, MAX_CHOICES).map(({ place }) => place.label);
  const fix = near ? `write ${written(near.path)}.` : `write one of: ${choices.join(", ")}.`;
  const [start, end] = [offsetOf(page.text, first), endOf(page.text, node)];
  const edit = guessing(page.text, start, page.text.slice(start, end), near && written(near.path));
  return { ...finding(page, node, `There is no "${text}" under ${written(parent)}.`, fix), ...edit };
}

/** Places with a label, those at the top of the menu first. */
const placesCalled = (label: string): Located[] =>
  PLACES.filter(({ place }) => place.label === label).sort((a, b) => a.path.length - b.path.length);

/** A label without the ending of its number: "Policies" and "Policy" have one. */
const stemOf = (label: string): string => label.toLowerCase().replace(/(?:ies|y|es|s)$/, "");

const lastWord = (label: string): string | undefined => label.toLowerCase().split(" ").at(-1);

function nearestTo(text: string, places: readonly Located[]): Located | undefined {
  const name = nearest(
    text,
    places.map(({ place }) => place.label),
  );
  return places.find(({ place }) => place.label === name);
}

const written = (path: readonly string[]): string => path.map((label) => `**${label}**`).join(" → ");

/** @param next what stands in the place of the node then, where that can be told */
function finding(page: Page, node: MdNode, message: string, fix: string, next?: string): Finding {
  const start = offsetOf(page.text, node);
  const edit = guessing(page.text, start, page.text.slice(start, endOf(page.text, node)), next);
  return findingAtNode(page, node, { rule: "web-app", message, fix, ...edit });
}

function located(place: Place, above: readonly string[]): Located[] {
  const path = [...above, place.label];
  return [{ place, path }, ...place.children.flatMap((child) => located(child, path))];
}
