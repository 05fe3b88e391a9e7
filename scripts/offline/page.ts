import path from "node:path/posix";
import type { Element, ElementContent, Nodes, Root } from "hast";
import { OFFLINE_FILES, ROOT, ROUTE } from "../../src/offline/page";
import { attribute, elementsOf, findElement, isElement, textOf } from "../../plugins/lib/html";
import { fileOfRoute, routeOfFile, withoutBase } from "../../plugins/lib/routes";

/** The build that a copy is made of. */
export interface BuildFacts {
  /** Path of the site on its host, with slashes at both ends. */
  readonly baseUrl: string;
  /** Origin of the site, without a trailing slash. */
  readonly url: string;
  /** Files of the copy, by their paths in it. */
  readonly files: ReadonlySet<string>;
  /** Addresses that only send elsewhere, without base URL, with their targets. */
  readonly redirects: ReadonlyMap<string, string>;
  /** What each page says of the copy in its foot. */
  readonly note: string;
}

/** Attributes with an address. */
const ADDRESSES = ["href", "src"] as const;

/** What a page in the head tells other machines than the reader's browser. */
const KEPT_LINKS = new Set(["icon", "stylesheet", "canonical"]);

/** Buttons that do nothing without a server: the address of a file is no link for others, and there are no twins. */
const NEEDS_SERVER = new Set(["copy-link", "copy-page"]);

/**
 * Makes a page of the build one that opens from a disk: addresses lead from file to file, the two scripts of the offline
 * copy take the place of all others, and what only the application or a server could do is gone.
 *
 * @param file path of the page in the build
 */
export function offlinePage(page: Root, file: string, build: BuildFacts): Root {
  const root = "../".repeat(file.split("/").length - 1);
  prune(page);
  for (const element of elementsOf(page))
    for (const name of ADDRESSES) {
      const address = attribute(element, name);
      if (address?.startsWith("/")) element.properties[name] = offlineAddress(address, file, build);
    }
  const html = elementsOf(page, "html")[0];
  if (html) Object.assign(html.properties, { [ROUTE]: routeOfFile(file), [ROOT]: root });
  findElement(page, ({ tagName }) => tagName === "head")?.children.push(
    element("link", { rel: ["stylesheet"], href: root + OFFLINE_FILES.styles }),
    element("script", { src: root + OFFLINE_FILES.head }),
    element("script", { src: root + OFFLINE_FILES.main, defer: true }),
  );
  addNote(page, build.note);
  return page;
}

/**
 * Where an address of the build leads in the copy: to a file beside it, or to the site itself for what the copy does not
 * have.
 *
 * @param address path with base URL, perhaps with a hash
 * @param file path of the page that it stands on
 */
export function offlineAddress(address: string, file: string, build: BuildFacts): string {
  const { baseUrl, url, files, redirects } = build;
  const [, target = "", hash = ""] = /^([^#?]*)[^#]*(#.*)?$/.exec(address) ?? [];
  const route = withoutBase(target, baseUrl).replace(/(?<=.)\/$/, "");
  const moved = redirects.get(route);
  if (moved !== undefined && !moved.startsWith("/")) return moved;
  if (moved !== undefined) return offlineAddress(baseUrl + moved.slice(1), file, build);
  const found = [route.slice(1), fileOfRoute(route)].find((name) => files.has(name));
  if (found === undefined) return url + address;
  return (path.relative(path.dirname(file), found) || path.basename(file)) + hash;
}

/** Takes out what has no use in the copy. A style sheet that stands in the page becomes a link to its file. */
function prune(node: Nodes): void {
  if (!("children" in node)) return;
  node.children = (node.children as ElementContent[]).flatMap((child): ElementContent[] => {
    if (child.type !== "element") return [child];
    const sheet = child.tagName === "style" ? attribute(child, "dataHref") : undefined;
    if (sheet !== undefined) return [element("link", { rel: ["stylesheet"], href: sheet })];
    if (isUseless(child)) return [];
    prune(child);
    return [child];
  });
}

function isUseless(node: Element): boolean {
  if (isElement(node, "script")) return true;
  if (isElement(node, "link")) return !KEPT_LINKS.has(attribute(node, "rel") ?? "");
  if (isElement(node, "meta")) return attribute(node, "property") !== undefined || isForMachines(node);
  if (isElement(node, "p")) return isForMarkdownReaders(node) || offersCopy(node);
  if (isElement(node, "li")) return elementsOf(node, "button").some(needsServer);
  // Buttons of dialogs that the application brings: a simulated call, a large drawing.
  if (isElement(node, "button") && attribute(node, "ariaHasPopup") === "dialog")
    return attribute(node, "dataAct") === undefined;
  // Forms that only the application fills: the reader's own server, the filter of a table.
  return attribute(node, "dataSearch") === "skip" && elementsOf(node, "input").length > 0;
}

/** The line for those who read the page as text. */
function isForMarkdownReaders(line: Element): boolean {
  return attribute(line, "hidden") !== undefined && textOf(line).includes("llms.txt");
}

/** The copy offers no copy of itself, and has no pages for the printer. */
function offersCopy(line: Element): boolean {
  return elementsOf(line, "span").some((child) => attribute(child, "dataOfflineDownload") !== undefined);
}

function isForMachines(meta: Element): boolean {
  return /^(?:docsearch|docusaurus|twitter|keywords)/.test(attribute(meta, "name") ?? "");
}

function needsServer(button: Element): boolean {
  return NEEDS_SERVER.has(attribute(button, "dataAct") ?? "");
}

function addNote(page: Root, note: string): void {
  const [footer] = elementsOf(page, "footer").slice(-1);
  if (!footer) throw new Error("A page has no footer for the note on the offline copy.");
  footer.children.unshift({
    ...element("p", { className: ["offline-note"] }),
    children: [{ type: "text", value: note }],
  });
}

function element(tagName: string, properties: Element["properties"]): Element {
  return { type: "element", tagName, properties, children: [] };
}
