import { CompletionItemKind, type CompletionItem } from "vscode-languageserver";
import { isKnownLanguage, LANGUAGE_NAMES } from "docusaurus-waymark-core/parse/languages";
import { KINDS } from "../rules/admonitions";
import { resolveLink } from "../rules/links/targets";
import { isPicture } from "../rules/images";
import { idOf, routeOf, sectionOfFile } from "docusaurus-waymark-core/content/routes";
import { factTableNames } from "docusaurus-waymark-core/facts/factTables";
import { screenWords } from "docusaurus-waymark-core/facts/screens";
import { KNOWN_RELEASES } from "docusaurus-waymark-core/facts/releases";
import { fieldsOf } from "../rules/frontMatterFields";
import { resolveTokens, tokenText, valueOf } from "docusaurus-waymark-core/product/resolve";
import { writableNames } from "docusaurus-waymark-core/parse/unknownComponent";
import { isPartial } from "docusaurus-waymark-core/parse/partials";
import { relativeTo } from "../move/pageAddresses";
import type { Choice, Offer } from "docusaurus-waymark-core/rules/help";
import { frontMatterRange, lineAt, rangeOf } from "./places";
import { importedParts } from "./parts";
import { openTagAt } from "./tag";
import type { Workspace } from "./workspace";

interface Asked {
  readonly workspace: Workspace;
  readonly path: string;
  readonly text: string;
  readonly offset: number;
  /** The line up to the offset. */
  readonly before: string;
}

type Completer = (asked: Asked) => Choice | undefined;

/** Asked in this order; the first that has an answer wins. */
const COMPLETERS: readonly Completer[] = [
  tokens,
  frontMatter,
  ofSite,
  imageFiles,
  linkTargets,
  tagParts,
  components,
  languages,
  admonitions,
];

/** Completions at an offset of a page. */
export function completionsAt(
  workspace: Workspace,
  path: string,
  text: string,
  offset: number,
): CompletionItem[] {
  const asked = { workspace, path, text, offset, before: lineAt(text, offset).before };
  for (const completer of COMPLETERS) {
    const choice = completer(asked);
    if (choice) return itemsOf(choice, asked);
  }
  return [];
}

function itemsOf({ items, typed, behind = 0 }: Choice, { text, offset }: Asked): CompletionItem[] {
  const range = rangeOf(text, offset - typed, offset + behind);
  return items.map(({ text: newText, kind, detail, documentation }) => ({
    label: newText,
    kind: CompletionItemKind[kind],
    filterText: newText,
    textEdit: { range, newText },
    ...(detail === undefined ? {} : { detail }),
    ...(documentation === undefined ? {} : { documentation }),
  }));
}

/** What the site knows about its facts. */
function ofSite({ workspace, before }: Asked): Choice | undefined {
  for (const complete of workspace.context.given?.editor?.completers ?? []) {
    const choice = complete(before);
    if (choice) return choice;
  }
  return undefined;
}

function tokens({ workspace, text, offset, before }: Asked): Choice | undefined {
  const typed = /\{\{\w*$/.exec(before)?.[0];
  if (typed === undefined || before.endsWith(`\\${typed}`)) return undefined;
  // Editors close brackets themselves.
  const behind = /^\w*\}{0,2}/.exec(text.slice(offset))?.[0].length ?? 0;
  const items = Object.keys(workspace.context.tokens).map((name) => ({
    text: tokenText(name),
    kind: "Constant" as const,
    detail: valueOf(workspace.context.tokens, name),
  }));
  return { items, typed: typed.length, behind };
}

/** Kinds of admonitions after the colons at the start of a line. */
function admonitions({ before }: Asked): Choice | undefined {
  const typed = /^\s*:{3,}(\w*)$/.exec(before)?.[1];
  const items = KINDS.map((text) => ({ text, kind: "Keyword" as const }));
  return typed === undefined ? undefined : { items, typed: typed.length };
}

/** Addresses of images after `![…](`. */
function imageFiles(asked: Asked): Choice | undefined {
  const typed = /!\[[^\]]*\]\(([^)\s]*)$/.exec(asked.before)?.[1];
  return typed === undefined ? undefined : images(asked, typed);
}

/** Images of the page's section, from the page's folder, and static ones. */
function images({ workspace, path }: Asked, typed: string): Choice {
  const own = workspace.imagesOf(sectionOfFile(path).folder).map((file) => relativeTo(path, file));
  const served = [...workspace.site().staticFiles.keys()].filter(isPicture);
  const items = [...own, ...served].map((text) => ({ text, kind: "File" as const }));
  return { items, typed: typed.length };
}

function linkTargets(asked: Asked): Choice | undefined {
  const typed = /\]\(([^)\s]*)$/.exec(asked.before)?.[1] ?? /^\[[^\]]+\]:\s+(\S*)$/.exec(asked.before)?.[1];
  return typed === undefined ? undefined : addresses(asked, typed);
}

/** Routes, or ids of headings after `#`. */
function addresses({ workspace, path }: Asked, typed: string): Choice {
  const hash = typed.indexOf("#");
  if (hash === -1) {
    const pages = workspace.pages().filter((page) => !isPartial(page));
    const items = pages.map((page) => ({
      text: routeOf(page),
      kind: "File" as const,
      detail: titleOf(page.frontMatter),
    }));
    return { items, typed: typed.length };
  }
  const pathname = resolveTokens(typed.slice(0, hash), workspace.context.tokens);
  const page = resolveLink(pathname, { path }, workspace.targets());
  const ids = page === undefined || page === "other" ? [] : [...(page.ids ?? [])];
  return {
    items: ids.map((text) => ({ text, kind: "Reference" as const })),
    typed: typed.length - hash - 1,
  };
}

function titleOf(frontMatter: Readonly<Record<string, unknown>>): string | undefined {
  return typeof frontMatter["title"] === "string" ? frontMatter["title"] : undefined;
}

function tagParts(asked: Asked): Choice | undefined {
  const tag = openTagAt(asked.text, asked.offset);
  const table = tag && asked.workspace.context.components[tag.name];
  if (!tag) return undefined;
  if (tag.value) return valuesOf(asked, tag.name, tag.value);
  const { word = "", given } = tag;
  const items = Object.entries(table ?? {})
    .filter(([name]) => !given.slice(0, word === "" ? undefined : -1).includes(name))
    .map(([text, { takes, required }]) => ({
      text,
      kind: "Field" as const,
      detail: `${typeof takes === "string" ? takes : takes.join(" | ")}${required ? ", required" : ""}`,
    }));
  return { items, typed: word.length };
}

function valuesOf(
  asked: Asked,
  name: string,
  { property, text }: { readonly property: string; readonly text: string },
): Choice | undefined {
  const takes = asked.workspace.context.components[name]?.[property]?.takes;
  if (name === "img" && property === "src") return images(asked, text);
  if (takes === "link" || (name === "a" && property === "href")) return addresses(asked, text);
  const values = typeof takes === "object" ? takes : namedBy(asked, name, property);
  return {
    items: values.map((value) => ({ text: value, kind: "Value" as const })),
    typed: text.length,
  };
}

/** Values that data of the project names. */
function namedBy({ workspace, before }: Asked, component: string, property: string): readonly string[] {
  if (component === "Since" && property === "release") return KNOWN_RELEASES;
  if (component === "FactTable" && property === "name") return factTableNames();
  if (component === "Screen") return screenWords(property, /\bdialog="(\w+)"/.exec(before)?.[1] ?? "");
  return workspace.context.given?.editor?.valuesOf(component, property) ?? [];
}

/** Components that writers may use, and the parts of pages that the page imports. */
function components({ workspace, path, text, before }: Asked): Choice | undefined {
  const typed = /<\/?([A-Za-z]*)$/.exec(before)?.[1];
  if (typed === undefined || isCode(before)) return undefined;
  const { components: tables } = workspace.context;
  const offer = (name: string, detail: string): Offer => ({
    text: name,
    kind: "Class" as const,
    detail,
  });
  const imported = importedParts({ path, text }).map(({ name, file }) => offer(name, file));
  const registered = writableNames(Object.keys(tables)).map((name) =>
    offer(name, Object.keys(tables[name] ?? {}).join(", ")),
  );
  return { items: [...imported, ...registered], typed: typed.length };
}

/** True inside inline code. */
function isCode(before: string): boolean {
  return before.split("`").length % 2 === 0;
}

function languages({ before }: Asked): Choice | undefined {
  const typed = /^[\s>]*(?:`{3,}|~{3,})(\w*)$/.exec(before)?.[1];
  if (typed === undefined) return undefined;
  const items = LANGUAGE_NAMES.filter(isKnownLanguage);
  return { items: items.map((text) => ({ text, kind: "Keyword" as const })), typed: typed.length };
}

function frontMatter({ workspace, path, text, offset, before }: Asked): Choice | undefined {
  const range = frontMatterRange(text);
  if (!range || offset < range.start || offset > range.end) return undefined;
  const field = /^(\s*)([\w-]*)$/.exec(before);
  if (field) {
    const [, indent = "", typed = ""] = field;
    const fields = fieldsOf(workspace.context.given);
    const names = indent === "" ? Object.keys(fields) : ["on", "release"];
    const offers = names.map((name) => ({
      text: `${name}: `,
      kind: "Field" as const,
      documentation: fields[name]?.purpose,
    }));
    return { items: offers, typed: typed.length };
  }
  const [, name = "", typed = ""] = /^\s*([\w-]+):\s*(\S*)$/.exec(before) ?? [];
  const values = fieldValues(workspace, path, name);
  return {
    items: values.map((value) => ({ text: value, kind: "Value" as const })),
    typed: typed.length,
  };
}

function fieldValues(workspace: Workspace, path: string, name: string): readonly string[] {
  if (name === "release") return KNOWN_RELEASES;
  if (name === "on") return [new Date().toISOString().slice(0, "2026-01-31".length)];
  if (/^pagination_(?:next|prev)$/.test(name)) {
    const folder = path.slice(0, path.indexOf("/") + 1);
    const sisters = workspace.sources().filter((page) => page.path.startsWith(folder) && !isPartial(page));
    return sisters.map((page) => idOf(page.path));
  }
  const value = fieldsOf(workspace.context.given)[name]?.value ?? {};
  return value["type"] === "boolean" ? ["true", "false"] : ((value["enum"] ?? []) as readonly string[]);
}
