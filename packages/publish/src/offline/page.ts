/** Converts a built page for the offline copy. */
import path from "node:path/posix";
import type { Element, ElementContent, Nodes, Root } from "hast";
import { OFFLINE_FILES, ROOT, ROUTE } from "./page/page";
import { attribute, elementsOf, findElement, isElement, textOf } from "docusaurus-waymark-core/build/html";
import { fileOfRoute, routeOfFile, withoutBase } from "docusaurus-waymark-core/build/routes";

/** The build that is copied. */
export interface BuildInfo {
  /** Path of the site on its host, with slashes at both ends. */
  readonly baseUrl: string;
  /** Origin of the site, without a trailing slash. */
  readonly url: string;
  /** Paths of all files of the copy. */
  readonly files: ReadonlySet<string>;
  /** Redirects without base URL: source to target. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Note about the copy for the footer of each page. */
  readonly note: string;
}

/** Attributes that contain an address. */
const URL_ATTRIBUTES = ["href", "src"] as const;

/** `link` elements that are useful without a server. */
const KEPT_LINK_RELS = new Set(["icon", "stylesheet", "canonical"]);

/** Buttons that need a server: the address of a local file is useless to others, and the offline copy has no twins. */
const SERVER_ACTIONS = new Set(["copy-link", "copy-page"]);

/**
 * Converts a page so that it opens from a disk: links point to files, two offline scripts replace all others, and
 * elements that need the application or a server are removed.
 *
 * @param file path of the page in the build
 */
export function offlinePage(page: Root, file: string, build: BuildInfo): Root {
  const root = "../".repeat(file.split("/").length - 1);
  prune(page);
  for (const element of elementsOf(page))
    for (const name of URL_ATTRIBUTES) {
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
 * Converts an address of the build: to a relative file path, or to the public site if the file is not in the copy.
 *
 * @param address path with base URL, optionally with a hash
 * @param file path of the page that contains it
 */
export function offlineAddress(address: string, file: string, build: BuildInfo): string {
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

/** Removes elements without use in the copy. */
function prune(node: Nodes): void {
  if (!("children" in node)) return;
  node.children = (node.children as ElementContent[]).flatMap((child): ElementContent[] => {
    if (child.type !== "element") return [child];
    if (hasNoOfflineUse(child)) return [];
    prune(child);
    return [child];
  });
}

function hasNoOfflineUse(node: Element): boolean {
  if (isElement(node, "script")) return true;
  if (isElement(node, "link")) return !KEPT_LINK_RELS.has(attribute(node, "rel") ?? "");
  if (isElement(node, "meta")) return attribute(node, "property") !== undefined || isForMachines(node);
  if (isElement(node, "p")) return isForMarkdownReaders(node) || isOfflineOffer(node);
  if (isElement(node, "li")) return elementsOf(node, "button").some(needsServer);
  // Buttons of dialogs that the application brings: a simulated call, a large drawing.
  if (isElement(node, "button") && attribute(node, "ariaHasPopup") === "dialog")
    return attribute(node, "dataAct") === undefined;
  // Forms that only the application fills: the reader's own server, the filter of a table.
  return attribute(node, "dataSearch") === "skip" && elementsOf(node, "input").length > 0;
}

/** The hidden line for text clients. */
function isForMarkdownReaders(line: Element): boolean {
  return attribute(line, "hidden") !== undefined && textOf(line).includes("llms.txt");
}

/** The copy does not offer itself, and has no pages for printing. */
function isOfflineOffer(line: Element): boolean {
  return elementsOf(line, "span").some((child) => attribute(child, "dataOfflineDownload") !== undefined);
}

function isForMachines(meta: Element): boolean {
  return /^(?:docsearch|docusaurus|twitter|keywords)/.test(attribute(meta, "name") ?? "");
}

function needsServer(button: Element): boolean {
  return SERVER_ACTIONS.has(attribute(button, "dataAct") ?? "");
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
