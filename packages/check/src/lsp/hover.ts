import { MarkupKind, type Hover } from "vscode-languageserver";
import { fieldsOf } from "../rules/frontMatterFields";
import { routeOf } from "docusaurus-waymark-core/content/routes";
import type { PropertyRule } from "docusaurus-waymark-core/lib/properties";
import { addressAt, pageAt, targetOf } from "./address";
import { factAt, factMarkdown } from "./facts";
import { headingAt } from "./headings";
import { partAt } from "./parts";
import { frontMatterRange, matchAround, rangeOf } from "./places";
import { openTagAt } from "./tag";
import type { Workspace } from "./workspace";

/** Description of the words at an offset, as Markdown, with their range. The first source that knows them wins. */
export function hoverAt(workspace: Workspace, path: string, text: string, offset: number): Hover | undefined {
  const about =
    tokenAbout(workspace, text, offset) ??
    factAbout(workspace, text, offset) ??
    partAbout(workspace, path, text, offset) ??
    componentAbout(workspace, text, offset) ??
    propertyAbout(workspace, text, offset) ??
    fieldAbout(workspace, text, offset) ??
    pageAbout(workspace, path, text, offset);
  if (!about) return undefined;
  return {
    contents: { kind: MarkupKind.Markdown, value: about.markdown },
    range: rangeOf(text, about.start, about.end),
  };
}

interface About {
  readonly markdown: string;
  readonly start: number;
  readonly end: number;
}

/** The value of a token. */
function tokenAbout({ context }: Workspace, text: string, offset: number): About | undefined {
  const found = matchAround(text, offset, /\{\{(\w+)\}\}/g);
  const name = found?.match[1] ?? "";
  const value = Object.hasOwn(context.tokens, name) ? context.tokens[name] : undefined;
  // A variable says more than the token it begins with.
  const isVariable =
    found && /^(?:env|serverEnv)$/.test(name) && text.charAt(found.start + found.match[0].length) === "_";
  if (!found || value === undefined || isVariable) return undefined;
  return { markdown: value, start: found.start, end: found.start + found.match[0].length };
}

function factAbout(workspace: Workspace, text: string, offset: number): About | undefined {
  const fact = factAt(workspace, text, offset);
  return fact && { markdown: factMarkdown(fact, workspace), start: fact.start, end: fact.end };
}

/** The text of a part of pages, as it is written. */
function partAbout(workspace: Workspace, path: string, text: string, offset: number): About | undefined {
  const part = partAt({ path, text }, offset);
  const source = part && workspace.textOf(part.file);
  if (!part || source === undefined) return undefined;
  return { markdown: `${part.file}\n\n${source}`, start: part.start, end: part.start + part.name.length };
}

function componentAbout({ context }: Workspace, text: string, offset: number): About | undefined {
  const found = matchAround(text, offset, /<\/?([A-Z]\w*)/g);
  const name = found?.match[1] ?? "";
  const table = Object.hasOwn(context.components, name) ? context.components[name] : undefined;
  if (!found || !table) return undefined;
  const rows = Object.entries(table).map(([property, rule]) => `- ${propertyLine(property, rule)}`);
  const start = found.start + found.match[0].length - name.length;
  const markdown = [`\`<${name}>\``, rows.length === 0 ? "Takes no properties." : rows.join("\n")].join(
    "\n\n",
  );
  return { markdown, start, end: start + name.length };
}

function propertyLine(property: string, { takes, required }: PropertyRule): string {
  const kind = typeof takes === "string" ? takes : takes.map((word) => `"${word}"`).join(" or ");
  return `\`${property}\`: ${kind}${required ? ", required" : ""}`;
}

/** Description of the values of a property, at its name. */
function propertyAbout({ context }: Workspace, text: string, offset: number): About | undefined {
  const found = matchAround(text, offset, /[A-Za-z][\w-]*/g);
  const name = found?.match[0] ?? "";
  const end = (found?.start ?? 0) + name.length;
  const tag = found && openTagAt(text, end);
  const table =
    tag?.word === name && Object.hasOwn(context.components, tag.name)
      ? context.components[tag.name]
      : undefined;
  const rule = table && Object.hasOwn(table, name) ? table[name] : undefined;
  if (!found || !tag || !rule) return undefined;
  return { markdown: `\`<${tag.name}>\`\n\n${propertyLine(name, rule)}`, start: found.start, end };
}

function fieldAbout({ context }: Workspace, text: string, offset: number): About | undefined {
  const range = frontMatterRange(text);
  const found = range && offset <= range.end ? matchAround(text, offset, /^([\w-]+)(?=:)/g) : undefined;
  const name = found?.match[1] ?? "";
  const fields = fieldsOf(context.given);
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return found && field && { markdown: field.purpose, start: found.start, end: found.start + name.length };
}

/** Title and description of the page that a link leads to, or the address of a heading. */
function pageAbout(workspace: Workspace, path: string, text: string, offset: number): About | undefined {
  const page = pageAt(workspace, path, text);
  const address = addressAt(page, offset);
  if (address) {
    const target = targetOf(workspace, page, address.raw);
    if (!target) return undefined;
    const { title, description } = target.page.frontMatter;
    const markdown = `**${String(title)}**\n\n${String(description)}\n\nSource: ${target.page.path}`;
    return { markdown, start: address.start, end: address.end };
  }
  const heading = headingAt(page, offset);
  return (
    heading && { markdown: `\`${routeOf(page)}#${heading.id}\``, start: heading.start, end: heading.end }
  );
}
